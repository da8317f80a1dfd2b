language-name = Français

### Colours, lessons, difficulties, techniques

colour-black = noir
    .she = noire
    .many = noires
colour-white = blanc
    .she = blanche
    .many = blanches
colour-red = rouge
    .she = rouge
    .many = rouges
colour-green = vert
    .she = verte
    .many = vertes
colour-blue = bleu
    .she = bleue
    .many = bleues
colour-yellow = jaune
    .she = jaune
    .many = jaunes
colour-orange = orange
    .she = orange
    .many = orange
colour-purple = violet
    .she = violette
    .many = violettes
colour-pink = rose
    .she = rose
    .many = roses
colour-brown = brun
    .she = brune
    .many = brunes
colour-grey = gris
    .she = grise
    .many = grises
colour-gray = gris
    .she = grise
    .many = grises
colour-cyan = cyan
    .she = cyan
    .many = cyan
colour-tan = ocre
    .she = ocre
    .many = ocre
colour-sky-blue = bleu ciel
    .she = bleu ciel
    .many = bleu ciel
colour-lime = vert citron
    .she = vert citron
    .many = vert citron
colour-silver = argenté
    .she = argentée
    .many = argentées
colour-navy = bleu marine
    .she = bleu marine
    .many = bleu marine
colour-dark-green = vert foncé
    .she = vert foncé
    .many = vert foncé
colour-dark-brown = brun foncé
    .she = brun foncé
    .many = brun foncé
colour-skin = couleur chair
    .she = couleur chair
    .many = couleur chair
colour-violet = mauve
    .she = mauve
    .many = mauves
colour-magenta = magenta
    .she = magenta
    .many = magenta
colour-teal = bleu canard
    .she = bleu canard
    .many = bleu canard
colour-maroon = bordeaux
    .she = bordeaux
    .many = bordeaux
colour-olive = olive
    .she = olive
    .many = olive
colour-gold = doré
    .she = dorée
    .many = dorées
colour-beige = beige
    .she = beige
    .many = beiges
colour-turquoise = turquoise
    .she = turquoise
    .many = turquoise
colour-indigo = indigo
    .she = indigo
    .many = indigo
colour-salmon = saumon
    .she = saumon
    .many = saumon
colour-lightblue = bleu clair
    .she = bleu clair
    .many = bleu clair
colour-lightgreen = vert clair
    .she = vert clair
    .many = vert clair
colour-darkgreen = vert foncé
    .she = vert foncé
    .many = vert foncé
colour-darkblue = bleu foncé
    .she = bleu foncé
    .many = bleu foncé
colour-darkred = rouge foncé
    .she = rouge foncé
    .many = rouge foncé

lesson-window = Lignes pleines
lesson-trophy = Barrer le reste
lesson-crown = Chevauchement
lesson-duck = Hors de portée
lesson-sparrow = Depuis le bord
lesson-swan = Trous trop courts
lesson-star = { technique-belonging }
lesson-poppy = Couleurs voisines
lesson-lantern = Comparer les couleurs
lesson-kitten = Essayer une case

grade-easy = Facile
grade-medium = Moyen
grade-hard = Difficile
grade-expert = Expert
grade-extreme = Extrême
grade-several-solutions = Plusieurs solutions
grade-unknown = non évalué : trop long

technique-complete = Ligne terminée
technique-full = Ligne pleine
technique-empty = Ligne vide
technique-overlap = Chevauchement
technique-unreachable = Cases hors de portée
technique-capping = Fermeture
technique-colour-cross-check = Couleurs croisées
technique-belonging = Appartenance
technique-growing = Pousser depuis un mur
technique-touching = Contact
technique-forcing = Trous trop courts
technique-joining = Liaison
technique-splitting = Séparation
technique-size-matching = Longueur exacte
technique-slide = Glissement
technique-exact = Ligne entière
technique-edge-contradiction = Contradiction au bord
technique-implications = Chaîne d’implications
technique-contradiction = Contradiction
technique-both-ways = Dans les deux cas
technique-nested = Essais imbriqués

lesson-text-window = Un indice qui occupe toute la ligne, espaces compris, en fixe chaque case : commencez par 5 et par 1 1 1.
lesson-text-trophy = Dès qu’une ligne a toutes ses cases remplies, barrez le reste ; les croix aident les lignes qui la croisent.
lesson-text-crown = Un long bloc couvre les mêmes cases du milieu, qu’il commence au plus tôt ou au plus tard : remplissez ce chevauchement.
lesson-text-duck = Quand on sait où passe un bloc, toute case trop éloignée pour qu’un bloc l’atteigne est vide.
lesson-text-sparrow = Une case remplie près d’un bord ou d’une croix montre où commence son bloc : prolongez-le en s’éloignant du bord.
lesson-text-swan = Un trou trop court pour tout bloc possible reste vide et pousse les blocs vers les trous qui leur conviennent.
lesson-text-star = { learn-belonging }
lesson-text-poppy = En couleur, des blocs de couleurs différentes peuvent se toucher : seuls deux blocs de même couleur ont besoin d’un espace.
lesson-text-lantern = Une case ne peut avoir qu’une couleur que sa ligne et sa colonne doivent encore y placer : comparez les deux indices.
lesson-text-kitten = Quand aucune ligne n’en dit plus, essayez une case de tête : si une ligne devient impossible, c’est le contraire qui est vrai.

learn-full = Un indice qui a besoin de toute la ligne, espaces compris, n’a qu’une seule place.
learn-empty = L’indice 0 ne remplit rien : toutes les cases de la ligne sont vides.
learn-complete = Quand tout ce que l’indice remplit est là, le reste de la ligne est vide. Et quand il ne reste que juste assez de cases, elles sont toutes remplies.
learn-overlap = Poussez un long bloc d’un côté, puis de l’autre : ce qu’il couvre les deux fois est certain.
learn-unreachable = Une case qu’aucun bloc ne peut atteindre est vide.
learn-capping = Une suite aussi longue que son bloc est complète : elle s’arrête des deux côtés.
learn-colour-cross-check = Une case ne peut avoir qu’une couleur dont sa ligne et sa colonne ont encore besoin.
learn-belonging = Trouvez à quel bloc appartient une suite : ce bloc ne peut alors pas être loin.
learn-growing = Une case remplie près du bord ou d’une croix : son bloc n’a pas de place de ce côté, il s’étend donc de l’autre.
learn-touching = Un bloc qui commencerait ici toucherait-il une case remplie et deviendrait-il trop long ? Alors il ne commence pas ici.
learn-forcing = Un trou trop court pour tous les blocs qui pourraient s’y trouver reste vide.
learn-joining = Deux suites qui ne peuvent appartenir qu’à un même bloc : les cases entre elles sont remplies aussi.
learn-size-matching = Quand tous les blocs possibles pour une suite ont exactement sa longueur, elle s’arrête là.
learn-splitting = Deux suites séparées par une seule case, trop longues ensemble : cette case est vide.
learn-slide = Poussez tous les blocs d’un côté puis de l’autre, en tenant compte de tout ce qui est connu : ce qu’un bloc couvre les deux fois est certain.
learn-exact = Supposez une case remplie : les blocs de la ligne ont-ils encore la place ? Sinon elle est vide, et inversement.
learn-edge-contradiction = Essayez une case de la ligne ouverte la plus proche du bord : les lignes qui la croisent s’étendent vers l’intérieur et peuvent rendre la suivante impossible.
learn-implications = Remplie ici, donc vide là, donc remplie là … jusqu’à ce qu’une case doive être les deux : la première était fausse.
learn-contradiction = Notez une case au crayon et suivez ce que disent les lignes. Si l’une devient impossible, c’est le contraire qui est vrai.
learn-both-ways = Essayez une case remplie, puis vide : ce qui revient dans les deux cas est certain.

### The player

close = Fermer

cancel = Annuler

save = Enregistrer

back = Toutes les grilles

undo = Annuler

redo = Rétablir

loading = Un instant…

save-full = Ce navigateur n’a plus de place. Exportez votre progression et supprimez quelques grilles.

storage-damaged = Une donnée gardée par ce navigateur est illisible. Elle a été mise de côté ; « Exporter la progression » l’inclut.

line-row = Ligne { $number }
line-column = Colonne { $number }

cell-unknown = inconnue
cell-maybe = peut-être
cell-cross = croix
cell-filled = remplie
cell-spoken = ligne { $row }, colonne { $column } : { $value }

clue-runs = indice { $runs }
clue-empty = indice 0
clue-missing = sans indice

summary-line = { $line } : { $clue }, { $cells }
summary-cell = case { $from } : { $what }
summary-cells = cases { $from } à { $to } : { $what }
summary-unknown = { $count } inconnues

board-label = Nonogramme, { $width } colonnes et { $height } lignes. Les flèches déplacent, espace remplit, X barre, L lit la ligne, C la colonne.

gallery-title = Nonogrammes

day-title = La grille du jour
day-of = La grille du { $date }
day-offline = La grille du jour a besoin du serveur nonokit. En voici une de la bibliothèque.
day-to-come = La grille de ce jour est encore à venir.
day-streak = { $count ->
    [one] Un jour de suite
   *[other] { $count } jours de suite
}
day-no-streak = Une image par jour, de plus en plus difficile du lundi au dimanche
day-calendar = Calendrier
calendar-before = Mois précédent
calendar-after = Mois suivant

random-title = Surprenez-moi
random-text = Une image que vous n’avez jamais vue

group-continue = Reprendre
group-course-text = Une technique après l’autre, sur de petites grilles.
group-mine = Mes grilles
group-collections = Collections
collection-solved = { $solved } sur { $count }
collection-none = Cette collection n’existe pas.

card-number = Nº { $number }
card-of = { $collection } { $number }
card-lesson = Leçon { $number }

state-new = nouvelle
state-started = commencée
state-solved = résolue

filter-search = Rechercher
filter-size = Taille
filter-difficulty = Difficulté
filter-colour = Couleur
filter-state = État
filter-size-small = Jusqu’à 10
filter-size-medium = 11 à 20
filter-size-large = 21 à 35
filter-size-huge = Plus de 35
filter-colour-plain = Noir et blanc
filter-colour-coloured = En couleur
filter-state-new = Nouvelles
filter-state-started = Commencées
filter-state-solved = Résolues
filter-found = { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
filter-none = Aucune grille ne correspond. Élargissez le filtre ou importez-en une.
filter-clear = Tout afficher

puzzle-untitled = Grille
puzzle-not-found = Cette grille n’est pas ici. Il lui faut peut-être le serveur, ou le lien est abîmé.
page-not-loaded = Cette partie de la page n’a pas pu être chargée. Vérifiez le réseau, puis rechargez la page.

pause = Pause
pause-resume = Reprendre

try-title = Et si
try-running = Et si …
try-keep = Garder
try-drop = Abandonner

tools-title = Outil

tool-fill = Remplir
tool-cross = Croix
tool-maybe = Peut-être
tool-erase = Effacer

palette-title = Couleur

menu-title = Menu

zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Ajuster à la fenêtre

news-none = Aucune ligne seule n’apporte de nouveau. Demandez de l’aide.

hint-title = Aide
hint-steps = Étapes de l’aide
hint-step-where = Où
hint-step-why = Pourquoi
hint-step-cells = Placer
hint-moved = Vous avez continué. Redemandez quand vous voulez.
hint-again = Aide suivante
hint-closer = Plus précis
hint-ask-why = Pourquoi ?
hint-ask-cells = Placez-le pour moi
hint-where = { $count ->
    [one] { $line } : une case peut être fixée.
   *[other] { $line } : { $count } cases peuvent être fixées.
}
hint-empty = { $line } : l’indice est 0, donc toutes les cases sont vides.
hint-complete = { $count ->
    [one] { $line } : tous les blocs sont en place, la case restante est donc vide.
   *[other] { $line } : tous les blocs sont en place, les { $count } cases restantes sont donc vides.
}
hint-overlap = { $count ->
    [one] { $line } : où qu’il commence, le { $length } couvre la case { $from }.
   *[other] { $line } : où qu’il commence, le { $length } couvre les cases { $from } à { $to }.
}
hint-only-place = { $count ->
    [one] { $line } : le { $length } n’entre que dans la case { $from }.
   *[other] { $line } : le { $length } n’entre que dans les cases { $from } à { $to }.
}
hint-unreachable = { $count ->
    [one] { $line } : aucun bloc n’atteint l’une des cases, elle est donc vide.
   *[other] { $line } : aucun bloc n’atteint { $count } des cases, elles sont donc vides.
}
hint-exact = { $count ->
    [one] { $line } : essayez toutes les façons de placer l’indice. Une case est la même dans toutes.
   *[other] { $line } : essayez toutes les façons de placer l’indice. { $count } cases sont les mêmes dans toutes.
}
hint-mistake = { $line } : impossible à terminer ainsi. Il y a une erreur ici ou sur une ligne qui la croise.
hint-none = Aucune ligne seule ne fixe de case pour l’instant.
hint-needs-server = Les étapes plus difficiles ont besoin du serveur nonokit : lancez « nonokit play ».
hint-loading = Les étapes plus difficiles viendront dès que tout sera chargé…

learn-title = Apprendre
learn-hero = Règles, techniques et entraînement
learn-back = Retour au cours
learn-text = Une leçon par technique : un exemple, puis des positions où elle est la seule étape facile. { $most } bonnes réponses sans aide, et elle est acquise.
learn-finished = « { $lesson } » est terminé. Et maintenant ?
learn-continue = Continuer
learn-train = Entraînement
learn-due = { $count ->
    [0] De nouvelles positions, d’après ce qui vous échappe
    [one] Une position à revoir
   *[other] { $count } positions à revoir
}
learn-rules = Les règles
learn-rules-0 = Le 3 à côté de cette ligne signifie : trois cases remplies, côte à côte. Remplissez-les ; vous pouvez tracer d’un seul trait.
learn-rules-1 = Deux nombres, ce sont deux groupes séparés par un espace. 1 1 n’entre que d’une façon dans trois cases : remplissez les deux bouts.
learn-rules-2 = Les colonnes se lisent d’en haut. Les 2 de la première et de la dernière colonne sont déjà là : marquez vides les cases en dessous, avec la croix, le bouton droit ou un appui long.
learn-rules-3 = Il ne reste qu’une case pour le 1 de la dernière ligne. Remplissez-la, et l’image apparaît.
learn-find = Il y a une étape facile. Trouvez-la et jouez-la en entier.
learn-watch = Regardez cet exemple.
learn-start = À vous
learn-again = Encore une fois
learn-show = Montrez-moi
learn-undo = Reprendre le coup
learn-next = Suivant
learn-progress = { $count } sur { $most } sans aide
learn-mastered = Acquis
learn-right = Exact.
learn-right-later = Exact. Cette position reviendra plus tard.
learn-partly = Juste jusqu’ici, mais ce coup d’œil en dit plus.
learn-unfounded = C’est possible, mais cela ne se voit pas encore d’un seul coup d’œil.
learn-wrong = C’est impossible : regardez encore.

hint-find = Laissez-moi chercher
hint-find-text = Quelles cases peut-on y fixer ? Jouez-les, et je vous dirai si c’était ça.
hint-find-right = Oui, c’était ça.
hint-find-wrong = Non, c’est impossible.
hint-find-elsewhere = C’était ailleurs. Voici ce qu’il fallait voir :

branch-title = Jouée à deux endroits
branch-text = Cette partie a continué ici et ailleurs, chacune sans l’autre. Laquelle voulez-vous poursuivre ?
branch-here = Sur la grille en ce moment
branch-there = L’autre
branch-note = Celle que vous ne choisissez pas devient un repère.
branch-checkpoint = État du { $time }
branch-settled = L’autre est parmi vos repères.

checkpoint-title = Repères
checkpoint-add = Poser un repère
checkpoint-name = Nom
checkpoint-added = Le repère « { $name } » est posé.
checkpoint-remove = Supprimer « { $name } »
checkpoint-none = Aucun pour l’instant.
checkpoint-text = Touchez-en un pour y revenir. « Annuler » vous ramène ici.

restart-title = Recommencer
restart-question = Recommencer avec une grille vide ? « Annuler » la fait revenir.

remove-title = Supprimer cette grille
remove-question = Supprimer cette grille de votre collection ?

check-title = Vérifier ma grille
check-fine = Tout est juste jusqu’ici.
check-unknown = Impossible de vérifier cette grille ici : il faut le serveur, ou elle a plusieurs solutions.
check-wrong = { $count ->
    [one] Une case n’est pas encore juste.
   *[other] { $count } cases ne sont pas encore justes.
}

rewind-title = Revenir avant ma première erreur
rewind-action = Revenir avant l’erreur
rewind-none = Il n’y a pas d’erreur.
rewind-done = { $count ->
    [one] Retour d’une étape.
   *[other] Retour de { $count } étapes.
}
rewind-unknown = Personne ici ne connaît la solution : il faut le serveur, ou il y en a plusieurs.

solved-title = Résolu
solved-time = en { $time }
solved-hints = { $count ->
    [0] sans aide
    [one] une aide
   *[other] { $count } aides
}
solved-next = Grille suivante
solved-replay = Revoir ma résolution
solved-share = Partager l’image
share-card-saved = { $name } est enregistré. Partagez-le où vous voulez.

import-title = Importer
import-text = Presque tous les formats de nonogrammes sont lus. Vous pouvez aussi déposer un fichier n’importe où, ou coller.
import-paste = Texte, code ou lien
import-placeholder = RrW8eI3iI3
import-file = Fichiers
import-action = Importer
import-empty = Collez quelque chose ou choisissez un fichier.
import-large = { $name } dépasse 5 Mo.
import-nothing = Il n’y a pas de grille dedans.
import-failed = Lecture impossible : { $reason }.
import-needs-server = Ce format a besoin du serveur nonokit. Les codes, les liens et notre JSON s’en passent.
import-done = { $count ->
    [one] Une grille est dans votre collection.
   *[other] { $count } grilles sont dans votre collection.
}

scan-photo = Photo ou capture d’écran d’une grille
scan-title = Grille d’après une photo
scan-picture = La photo
scan-working = Lecture de la photo …
scan-failed = { $reason }.
scan-sure = { $width }×{ $height }, tous les nombres sont lus.
scan-doubts = { $count ->
    [one] Une ligne à comparer avec la photo.
   *[other] { $count } lignes à comparer avec la photo.
}
scan-row = Ligne { $number }
scan-column = Colonne { $number }
scan-sums = Les lignes remplissent { $rows } cases, les colonnes { $columns }.
scan-lines = Toutes les lignes
scan-add = Ajouter la grille
scan-needs-server = Les photos sont lues par le serveur nonokit, qui ne répond pas. Lancez-le avec « nonokit play », ou essayez une plus petite partie de la photo.
scan-why-corrected = Cela ressemble à { $other }, mais seul { $reading } va avec les autres indices.
scan-why-told = Aucun nombre n’est bien lisible ici. D’après les autres indices, c’est { $reading }.
scan-why-contested = { $reading } ou { $other } : les deux vont avec les autres indices.
scan-why-unsure = Difficile à lire : { $numbers }.
scan-why-cut = La photo s’arrête ici : { $numbers } est peut-être coupé.
scan-why-missing = Aucun nombre n’a été trouvé ici.
scan-why-edge = Aucun nombre n’est bien lisible à ce bord. La ligne est peut-être vide, ou n’appartient pas à la grille.
scan-why-left-out = Il y a la place d’une ligne vide entre celle-ci et les indices. Comparez la taille.
scan-why-sums = Lignes et colonnes ne remplissent pas le même nombre de cases, et la lecture est ici parmi les moins sûres.
scan-why-no-picture = Ces indices n’ont pas d’image, et la lecture est ici parmi les moins sûres.
scan-several = Ces indices ont plus d’une image, comme certaines grilles imprimées.
scan-mixed = Des nombres d’une même ligne ont des couleurs différentes. Si cette grille est en couleurs, elle ne peut pas être lue sur une image : saisissez-la ou importez son fichier.
scan-choices = Ce que cela peut être
scan-paste = Vous pouvez aussi la coller ou la déposer ici.
scan-longer = Lecture en cours. Les photos grandes ou floues peuvent demander une demi-minute.
scan-advice = Ce qui aide : la grille entière avec tous ses indices, vue d’en haut, nette et bien éclairée. Une capture d’écran se lit le mieux.
scan-again = Choisir une autre photo
scan-type = Saisir les indices
scan-camera = Prendre une photo
scan-not-here = Cette page ne peut pas lire les photos elle-même. Sur un ordinateur, « pip install 'nonokit[scan]' » puis « nonokit play » en ouvrent une qui le peut. Ou saisissez les indices dans l’éditeur.
scan-begun-title = Cette grille est déjà commencée
scan-begun-cells = Sur la photo : { $filled } remplies, { $crossed } barrées.
scan-begun-wrong = { $count ->
    [one] Une autre case ne va pas avec les indices et reste vide.
   *[other] { $count } autres cases ne vont pas avec les indices et restent vides.
}
scan-begun-photo = Continuer comme sur la photo
scan-begun-empty = Commencer avec une grille vide
scan-begun-here = Continuer avec la grille que vous avez ici
scan-begun-solved = La photo la montre résolue. Cela n’est pas repris, pour que vous puissiez la résoudre vous-même.
scan-begun-taken = La grille est comme sur la photo. « Annuler » l’enlève.

doctor-find = Trouver l’erreur
doctor-working = Recherche de l’erreur …
doctor-title = Ces indices n’ont pas d’image
doctor-keep = Garder tel quel
doctor-one = { $count ->
    [one] Cette correction l’explique ; touchez-la pour la prendre.
   *[other] La correction la plus probable vient d’abord ; touchez-en une pour la prendre.
}
doctor-several = Corrections à peu près aussi probables les unes que les autres : { $count }. Comparez-les avec l’original.
doctor-nothing = Aucune erreur courante ne l’explique. Comparez les nombres avec l’original.
doctor-many = laisse plus d’une image
doctor-changed = { $line } : { $after } au lieu de { $before }
doctor-lines-exchanged = { $side ->
    [row] Lignes
   *[column] Colonnes
} { $number } et { $next } échangées
doctor-line-missing = { $line } manquante : { $after }
doctor-line-twice = { $line } en double : { $before }
doctor-side-reversed = { $side ->
    [row] Les lignes commencent en bas
   *[column] Les colonnes commencent à droite
}
doctor-numbers-reversed = { $side ->
    [row] Les nombres des lignes commencent à droite
   *[column] Les nombres des colonnes commencent en bas
}

share-title = Partager
share-link = Lien
share-code = Code
share-only-here = Ce lien ne s’ouvre que sur cet ordinateur : personne d’autre n’atteint le serveur qui tourne ici. Envoyez le code, un fichier ou une image, ou indiquez à « nonokit play --public-url » une copie ouverte à tous.
share-only-file = Cette page est un fichier : envoyez-la telle quelle, ou envoyez le code.
share-embed = Pour votre propre page (HTML)
share-only-network = Ce lien ne s’ouvre que dans ce réseau. Aux autres, envoyez le code, un fichier ou une image.
share-copy = Copier
share-copied = Copié.
share-qr = Le lien en code QR
share-no-qr = Cette grille est trop grande pour un code QR. Utilisez le lien ou un fichier.
share-file = Fichier
share-save = Enregistrer
share-saved = { $name } est enregistré.
share-losses = Enregistré. Ce format n’a pas pu garder : { $losses }.
share-needs-server = Ce format a besoin du serveur nonokit. JSON s’en passe.

format-json = nonokit JSON
format-non = NON
format-xml = webpbn XML
format-g = Olšák G
format-svg = Image SVG
format-png = Image PNG
format-pdf = Page PDF

print-title = Imprimer
print-heading = Nonogramme { $width }×{ $height }

statistics-title = Statistiques
statistics-solved = résolues
statistics-streak = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
statistics-longest = plus longue série
statistics-time = temps de jeu
statistics-by-size = Temps selon la taille
statistics-size = Taille
statistics-count = Résolues
statistics-best = Meilleur
statistics-median = Médian
statistics-lately = 5 derniers
statistics-techniques = Vos aides les plus demandées
statistics-looks = Les étapes que vous cherchez le plus longtemps
statistics-empty = Rien de résolu pour l’instant.
statistics-start = Choisissez une grille.
statistics-note = Ces chiffres découlent de vos parties : ils sont les mêmes partout où elles se trouvent.
achievements-title = Réussites
achievement-reached = atteint
achievement-new = Nouveau : { $names }
achievement-course = Tout le cours
achievement-course-text = Toutes les leçons résolues
achievement-unaided = Sans aide
achievement-unaided-text = Une image d’au moins 10×10 sans demander d’aide
achievement-collection = Une collection entière
achievement-collection-text = Toutes les images d’une collection résolues
achievement-grades = De chaque niveau
achievement-grades-text = Une image de chaque niveau résolue
achievement-week = Sept jours de suite
achievement-week-text = Une grille résolue chaque jour pendant sept jours
achievement-large = La grande image
achievement-large-text = Une image d’au moins 900 cases, comme 30×30
achievement-expert = Expert sans aide
achievement-expert-text = Une grille d’expert sans demander d’aide
achievement-hundred = Cent images
achievement-hundred-text = 100 grilles différentes résolues

settings-title = Réglages
settings-look = Apparence
settings-help = Aide
settings-hand = Marquer les cases
settings-feel = Son et toucher
settings-data = Progression

setting-theme = Thème
setting-theme-auto = Comme l’appareil
setting-theme-light = Clair
setting-theme-sepia = Sépia
setting-theme-dark = Sombre
setting-theme-contrast = Contraste élevé, clair
setting-theme-contrast-dark = Contraste élevé, sombre
setting-language = Langue
setting-language-auto = Comme le navigateur
setting-large-text = Grands caractères
setting-symbols = Symboles des couleurs
setting-symbols-auto = Si les couleurs se ressemblent
setting-symbols-always = Toujours
setting-symbols-never = Jamais
setting-crosshair = Montrer ligne et colonne
setting-motion = Animations
setting-motion-auto = Comme l’appareil
setting-motion-less = Moins
setting-check = Me signaler
setting-check-off = Rien
setting-check-runs = Les blocs complets faux
setting-check-line = Les lignes impossibles
setting-check-cells = Les cases fausses
setting-finished = Griser les nombres terminés
setting-finished-text = Seulement si leur place est certaine.
setting-auto-cross = Barrer le reste d’une ligne finie
setting-auto-cross-text = Ou touchez son indice.
setting-timer = Afficher le temps
setting-without = Techniques des aides
setting-without-text = Les aides se passent de celles qui sont désactivées.
setting-drag = Un trait modifie
setting-drag-same = Les cases comme la première
setting-drag-empty = Les cases ouvertes
setting-drag-all = Toutes les cases
setting-drag-count = Compter en traçant
setting-long-press = Un appui long pose
setting-long-press-cross = Croix
setting-long-press-maybe = Peut-être
setting-long-press-off = Rien
setting-sound = Sons
setting-sound-text = Brefs et doux : pour les marques, les lignes finies et la fin.
setting-haptics = Vibration
setting-haptics-text = Si l’appareil le permet : pour les marques, les lignes finies et les appuis longs.

progress-export = Exporter la progression
progress-import = Importer une progression
progress-text = Enregistrée aussitôt dans ce navigateur, et sur le serveur s’il y en a un.
progress-not-kept = Ce navigateur ne permet pas d’enregistrer ici : exportez avant de partir.
progress-unreadable = Ce n’est pas un fichier de progression.
progress-brought-fresh = { $count ->
    [one] Une partie est nouvelle ici.
   *[other] { $count } parties sont nouvelles ici.
}
progress-brought-further = { $count ->
    [one] Une prolonge celle d’ici.
   *[other] { $count } prolongent celles d’ici.
}
progress-brought-apart = { $count ->
    [one] Une a continué des deux côtés : ouvrez-la pour choisir.
   *[other] { $count } ont continué des deux côtés : ouvrez-les pour choisir.
}
progress-brought-same = { $count ->
    [one] Une était déjà là.
   *[other] { $count } étaient déjà là.
}
progress-brought-none = Aucune partie dedans.
progress-link-one = Continuer sur un autre appareil
progress-link-all = Lien vers toutes les parties
progress-link-text = Ouvrez ce lien sur l’autre appareil, ou collez-le là-bas sous « Importer », dans n’importe quelle copie de ce site. Les parties s’ajoutent à celles qui y sont ; rien n’est écrasé.
progress-link-size = Le lien contient tout lui-même : { $size }.
progress-link-long = Le lien contient tout lui-même : { $size }. Certaines messageries coupent des liens aussi longs ; un fichier reste entier.
progress-link-too-long = Cela fait { $size }, trop pour un lien. Enregistrez un fichier et importez-le sur l’autre appareil.
progress-link-damaged = Le lien est abîmé, rien n’en a été repris. Copiez-le en entier.
progress-link-question = { $count ->
    [0] Ce lien apporte ce que vous avez appris sur un autre appareil. Rien ici n’est écrasé.
    [one] Ce lien apporte une partie d’un autre appareil. Rien ici n’est écrasé.
   *[other] Ce lien apporte { $count } parties d’un autre appareil. Rien ici n’est écrasé.
}
progress-link-take = Ajouter

keys-title = Touches
keys-move = Se déplacer
keys-paint = Se déplacer en remplissant
keys-jump-five = Cinq lignes plus loin
keys-jump-five-sideways = Cinq colonnes plus loin
keys-row-ends = Bouts de la ligne
keys-column-ends = Bouts de la colonne
keys-news = Prochaine ligne utile
keys-fill = Remplir
keys-cross = Croix
keys-maybe = Peut-être
keys-erase = Effacer
keys-colour = Choisir une couleur
keys-speak-row = Lire la ligne à voix haute
keys-speak-column = Lire la colonne à voix haute
keys-undo = Annuler
keys-redo = Rétablir
keys-hint = Aide ; encore pour l’étape suivante
keys-try = Et si
keys-keep = Garder l’essai, sinon remplir
keys-drop = Abandonner l’essai, fermer
keys-checkpoint = Poser un repère
keys-pause = Pause
keys-zoom = Zoom
keys-fit = Ajuster à la fenêtre
keys-help = Cette liste
keys-mouse = Souris : à gauche remplit, à droite barre, le bouton du milieu met peut-être ; un trait reste sur sa ligne. Ctrl et la molette zooment.

key-Space = Espace
key-ArrowUp = ↑
key-ArrowDown = ↓
key-ArrowLeft = ←
key-ArrowRight = →
key-PageUp = Page préc.
key-PageDown = Page suiv.
key-Home = Début
key-End = Fin
key-Enter = Entrée
key-Escape = Échap
key-Backspace = Retour arrière
key-Delete = Suppr
key-Ctrl = Ctrl
key-Shift = Maj

### The editor

edit-title = Dessiner

edit-hero = Dessinez, déposez une image ou saisissez des indices

edit-untitled = Sans titre

edit-panel = À propos du dessin

edit-mode = Mode
edit-mode-draw = Dessin
edit-mode-clues = Indices
edit-mode-draw-long = Revenir au dessin
edit-mode-clues-long = Saisir ou coller des indices

edit-test = Essayer
edit-test-back = Revenir au dessin

edit-keep = Enregistrer

edit-keep-long = Enregistrer dans mes grilles

edit-kept = Enregistré dans vos grilles.

edit-kept-ambiguous = Enregistré dans vos grilles. Il y a plusieurs solutions : chacune comptera comme résolue.

edit-keep-empty = Il n’y a pas encore de grille à enregistrer.

edit-new = Nouvelle feuille

edit-drafts = Mes brouillons
edit-drafts-remove = Supprimer ce brouillon
edit-drafts-remove-question = Supprimer ce brouillon ? Il ne pourra pas être récupéré.

edit-share = Partager et exporter

edit-copy = Modifier une copie
edit-copy-of = Modifier une copie de { $name }
edit-copy-action = Montrer et modifier
edit-copy-question = Modifier montre l’image, et vous n’avez pas encore résolu cette grille. La montrer ?
edit-copy-large = L’éditeur prend au plus { $most } cases par côté.
edit-copy-clues = Son image n’est pas connue ici : vous modifiez ses indices.

edit-needs-server = Il faut le serveur nonokit : lancez « nonokit play ».

edit-board-label = Feuille de dessin, { $width } colonnes et { $height } lignes. Les flèches déplacent, espace peint, les lettres choisissent les outils, ? montre toutes les touches.

edit-cell-empty = vide

edit-tool-pencil = Crayon
edit-tool-eraser = Gomme
edit-tool-line = Trait
edit-tool-rectangle = Rectangle
edit-tool-ellipse = Ellipse
edit-tool-bucket = Remplir une zone
edit-tool-select = Sélectionner et déplacer
edit-tool-lock = Protéger des corrections

edit-solid = Formes pleines

edit-symmetry = Symétrie
edit-symmetry-none = Sans symétrie
edit-symmetry-horizontal = Gauche = droite
edit-symmetry-vertical = Haut = bas
edit-symmetry-both = Les deux
edit-symmetry-rotate180 = Demi-tour
edit-symmetry-rotate90 = Quart de tour
edit-symmetry-diagonal = Diagonale

edit-colour-add = Ajouter une couleur
edit-colour-ground = Couleur du fond
edit-colour-edit = Changer cette couleur
edit-colour-look = Couleur
edit-colour-name = Nom
edit-colour-remove = Supprimer
edit-colour-alike = Deux couleurs sont difficiles à distinguer pour certains yeux. Le jeu ajoutera des symboles.

edit-sheet-title = Feuille

edit-width = Largeur

edit-height = Hauteur

edit-sheet-arrange = Disposer

edit-arrange-mirror-across = Inverser gauche et droite
edit-arrange-mirror-down = Inverser haut et bas
edit-arrange-turn-left = Tourner à gauche
edit-arrange-turn-right = Tourner à droite
edit-arrange-left = Décaler à gauche
edit-arrange-right = Décaler à droite
edit-arrange-up = Décaler vers le haut
edit-arrange-down = Décaler vers le bas
edit-arrange-invert = Négatif
edit-arrange-trash = Tout effacer

edit-handle-top = Tirez pour ajouter ou couper des lignes en haut
edit-handle-right = Tirez pour ajouter ou couper des colonnes à droite
edit-handle-bottom = Tirez pour ajouter ou couper des lignes en bas
edit-handle-left = Tirez pour ajouter ou couper des colonnes à gauche

edit-underlay-add = Image à décalquer
edit-underlay-remove = Enlever l’image à décalquer
edit-underlay-opacity = Intensité

edit-status-empty = Une feuille vide
edit-status-empty-text = Dessinez, déposez une image ou saisissez des indices.
edit-status-unfinished = Indices à venir
edit-status-unfinished-text = Saisissez ou collez les indices des deux côtés. Dès que c’est possible, la solution apparaît.
edit-status-checking = Vérification…
edit-status-unique = Unique
edit-status-lines = ligne par ligne
edit-status-trials = demande des essais
edit-status-rating = Une seule solution. La difficulté arrive dans un instant.
edit-status-unrated = Une seule solution. Pour la difficulté, lancez le serveur avec « nonokit play ».
edit-status-multiple = Ambigu : { $cells } cases dans { $islands }

edit-islands = { $count ->
    [one] { $count } îlot
   *[other] { $count } îlots
}

edit-status-multiple-text = Les cases d’un îlot peuvent s’échanger sans changer aucun indice.
edit-status-multiple-partly = Il y en a peut-être d’autres : toutes les cases n’ont pas pu être vues à temps.
edit-status-none = Aucune image ne correspond à ces indices
edit-status-none-text = Chaque ligne est possible, mais pas toutes ensemble. Un nombre est sans doute mal saisi.
edit-status-unknown = Pas tranché à temps
edit-status-open = { $count ->
    [one] Les lignes seules laissent { $count } case ouverte
   *[other] Les lignes seules laissent { $count } cases ouvertes
}
edit-status-open-text = Si la solution est unique, et comment y arriver, le serveur le sait : lancez « nonokit play ».

edit-flip-title = Autres solutions
edit-flip-text = Toutes ont les mêmes indices.
edit-flip-drawn = tel que dessiné
edit-flip-place = { $number } sur { $count }
edit-flip-back = Solution précédente
edit-flip-next = Solution suivante
edit-flip-use = Dessiner celle-ci

edit-fix-title = Corrections
edit-fix-text = Les moins visibles d’abord. Touchez-en une pour l’appliquer.
edit-fix-searching = Recherche de petits changements…
edit-fix-none = Aucun petit changement ne suffit. Libérez des cases, abandonnez la symétrie ou redessinez un îlot.
edit-fix-cut = Aucune correction trouvée à temps. Demandez moins, ou redessinez un îlot.
edit-fix-met = Il n’y a rien à changer.
edit-fix-done = Appliqué.
edit-fix-fill = Remplir ligne { $row }, colonne { $column }
edit-fix-clear = Vider ligne { $row }, colonne { $column }
edit-fix-paint = Peindre ligne { $row }, colonne { $column } en { $colour }
edit-fix-fill-many = { $count ->
    [one] Remplir { $count } case
   *[other] Remplir { $count } cases
}
edit-fix-clear-many = { $count ->
    [one] Vider { $count } case
   *[other] Vider { $count } cases
}
edit-fix-paint-many = { $count ->
    [one] Peindre { $count } case
   *[other] Peindre { $count } cases
}
edit-fix-bolder = Traits plus épais
edit-fix-complete = Et c’est fini.
edit-fix-partial = { $count ->
    [one] Fixe { $count } case, en laisse { $left }.
   *[other] Fixe { $count } cases, en laisse { $left }.
}

edit-tool-give = Donner des cases

edit-give = Ne rien changer, donner des cases
edit-give-text = L’image reste ; on voit quelques cases dès le début.
edit-give-some = La grille donne les cases marquées d’un point. Touchez-les avec l’outil œil pour revenir dessus.
edit-give-none = Il n’y a rien à donner.

edit-target = But
edit-target-unique = Unique
edit-target-line-solvable = Ligne par ligne
edit-target-easy = Facile au plus
edit-target-medium = Moyen au plus

edit-profile-title = Difficulté
edit-profile-techniques = Les techniques nécessaires, et combien de fois
edit-profile-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
edit-profile-narrow = { $count ->
    [one] au plus étroit : { $count } coup possible
   *[other] au plus étroit : { $count } coups possibles
}
edit-profile-choices = Coups possibles, étape par étape
edit-profile-first = Montrer les premiers coups
edit-profile-first-text = Les gros points sont faciles à trouver.

edit-clues-text = Un indice par ligne, nombres séparés par des espaces. Collez une grille entière : lignes et colonnes sont reconnues.
edit-clues-rows = Lignes
edit-clues-columns = Colonnes
edit-clues-totals = lignes { $rows }, colonnes { $columns }
edit-clues-unbalanced = Lignes et colonnes doivent remplir autant de cases : { $difference } de trop d’un côté.
edit-clues-long = { $line } demande { $need } cases, il y en a { $size }.
edit-clues-unreadable = { $line } : « { $part } » n’est pas un nombre.
edit-clues-next-bad = Ligne fautive suivante
edit-clues-to-picture = Dessiner la solution
edit-clues-pasted = { $rows } lignes et { $columns } colonnes collées.

edit-paste-unknown = Ni image ni indices : rien à coller.

edit-image-title = D’après une image
edit-image-original = L’image
edit-image-width = Largeur
edit-image-height = Hauteur
edit-image-proportion = Garder les proportions
edit-image-colours = Couleurs
edit-image-colours-auto = automatique
edit-image-threshold = Seuil
edit-image-auto = Trouver le seuil
edit-image-invert = Remplir les parties claires
edit-image-crop = Rogner au contenu
edit-image-keep-art = Ne rien changer, donner des cases
edit-image-crop-box = La partie de l’image à utiliser : faites glisser pour la tracer. Les flèches la déplacent, avec Maj elles changent sa taille.
edit-image-whole = Image entière
edit-image-more = Plus
edit-image-more-server = Contraste, tramage, fond et masques ont besoin du serveur nonokit : lancez-le avec « nonokit play ».
edit-image-contrast = Contraste
edit-image-dithering = Tramage
edit-image-dithering-off = Aucun
edit-image-dithering-ordered = Ordonné
edit-image-dithering-diffusion = Diffusion
edit-image-palette = Palette
edit-image-palette-counted = Autant de couleurs que réglé
edit-image-palette-fixed = Les couleurs de la feuille
edit-image-background = Fond
edit-image-background-auto = Le trouver
edit-image-background-keep = Aucun : l’image remplit son cadre
edit-image-background-colour = Cette couleur
edit-image-subject = Masque : une image claire là où est le sujet
edit-image-protect = Ne changer aucune case protégée
edit-image-variants = Variantes
edit-image-working = Création des grilles…
edit-image-choose = Chacune n’a, preuve faite, qu’une solution. Choisissez.
edit-image-doubtful = Chacune n’a, preuve faite, qu’une solution, mais on risque de ne rien reconnaître : une taille plus grande ou un recadrage peut aider.
edit-image-unreadable = Ce navigateur ne peut pas ouvrir cette image. Enregistrez-la en PNG ou JPEG, puis réessayez.

edit-variant-as-asked = Comme demandé
edit-variant-as-drawn = Tel que dessiné
edit-variant-plain = Simple
edit-variant-darker = Plus sombre
edit-variant-lighter = Plus clair
edit-variant-local = Local
edit-variant-plain-cropped = Simple, rogné
edit-variant-strokes = Traits
edit-variant-broad-strokes = Traits épais
edit-variant-filled = Plein
edit-variant-silhouette = Silhouette
edit-variant-dark-parts = Parties sombres
edit-variant-dark-parts-and-rim = Parties sombres et contour
edit-variant-without-light-parts = Sans parties claires
edit-variant-inner-lines = Lignes intérieures
edit-variant-details-and-rim = Détails et contour
edit-variant-tone = Tons
edit-variant-tone-and-rim = Tons et contour
edit-variant-lines-and-rim = Lignes et contour
edit-variant-on-dark = Sur fond sombre
edit-variant-lines = Lignes
edit-variant-local-tone = Lumière locale
edit-variant-tone-whole-image = Tons, image entière
edit-variant-lines-whole-image = Lignes, image entière
edit-variant-local-tone-whole-image = Lumière locale, image entière
edit-variant-colours = Couleurs
edit-variant-own-colours = Ses propres couleurs
edit-variant-smooth = Lissé
edit-variant-fewer-colours = Moins de couleurs
edit-variant-few-colours = Peu de couleurs
edit-variant-whole-image = Image entière
edit-variant-in-its-surroundings = Dans son décor
edit-variant-whole-image-in-colour = Image entière en couleur
edit-variant-changed = { $count ->
    [one] { $count } case changée
   *[other] { $count } cases changées
}
edit-variant-given = { $count ->
    [one] { $count } case donnée
   *[other] { $count } cases données
}
edit-variant-likeness = { $percent } % de ressemblance

edit-generate-title = Image au hasard
edit-generate-text = Une grille au hasard de { $width }×{ $height }, avec une seule solution, prouvée. Elle remplace la feuille.
edit-generate-density = Cases remplies
edit-generate-seed = Graine : la même donne la même grille
edit-generate-action = Créer
edit-generate-missed = Rien d’aussi difficile n’a été trouvé à temps. Voici le plus proche.
edit-generate-working = Création…

edit-grade-line-solvable = Quelconque, ligne par ligne

edit-details = Titre et auteur
edit-details-title = Titre
edit-details-author = Auteur
edit-details-licence = Licence
edit-details-description = Description

edit-keys-paint = Peindre ; pour les formes : début, puis fin
edit-keys-clipboard = Tout sélectionner, copier, couper, coller
edit-keys-escape = Abandonner le trait ou la sélection
edit-keys-mouse = Souris : à gauche peint, à droite efface ; Maj fait des carrés, des cercles et des droites. Deux doigts déplacent et zooment.

### Collections, and what pictures show

collection-course = Cours pour débutants
collection-quick = Petites grilles
collection-farm = À la ferme
collection-wild = Animaux sauvages
collection-birds = Oiseaux
collection-sea = Au bord de la mer
collection-garden = Au jardin
collection-fruit = Fruits
collection-kitchen = À la cuisine
collection-town = En ville
collection-travel = En voyage
collection-night = La nuit
collection-space = Espace
collection-winter = Hiver
collection-home = À la maison
collection-wardrobe = Garde-robe
collection-workshop = Atelier
collection-games = Jeux
collection-music = Musique
collection-faces = Visages
collection-letters = Lettres
collection-places = Lieux
collection-scenes = Grandes scènes

title-acorn = Gland
title-aeroplane = Avion
title-alien = Extraterrestre
title-anchor = Ancre
title-apple = Pomme
title-aquarium = Aquarium
title-arrow = Flèche
title-axe = Hache
title-ball = Ballon
title-balloon = Montgolfière
title-banana = Banane
title-bat = Chauve-souris
title-beach = Plage
title-bear = Ours
title-bee = Abeille
title-bell = Cloche
title-bicycle = Vélo
title-bishop = Fou
title-book = Livre
title-boot = Botte
title-bottle = Bouteille
title-breakfast = Petit déjeuner
title-bridge = Pont
title-bright-idea = Bonne idée
title-brush = Pinceau
title-burger = Hamburger
title-bus = Bus
title-busy-bee = Abeille affairée
title-butterfly = Papillon
title-cactus = Cactus
title-cake = Gâteau
title-camel = Chameau
title-camera = Appareil photo
title-candle = Bougie
title-car = Voiture
title-carrot = Carotte
title-castle = Château
title-cat = Chat
title-cat-face = Tête de chat
title-cat-on-the-wall = Chat sur le mur
title-cheese = Fromage
title-cherries = Cerises
title-chess-set = Jeu d'échecs
title-church = Église
title-clock = Réveil
title-clover = Trèfle à quatre feuilles
title-clown = Clown
title-clubs = Trèfle
title-cow = Vache
title-crab = Crabe
title-crocodile = Crocodile
title-crown = Couronne
title-cup = Tasse
title-cupcake = Cupcake
title-daisy = Marguerite
title-desert = Désert
title-diamond = Diamant
title-die = Dé
title-dinosaur = Dinosaure
title-dog = Chien
title-dog-face = Tête de chien
title-dolphin = Dauphin
title-doughnut = Beignet
title-dragonfly = Libellule
title-drum = Tambour
title-duck = Canard
title-duckling = Caneton
title-egg = Œuf
title-elephant = Éléphant
title-envelope = Enveloppe
title-evening-at-sea = Soir en mer
title-factory = Usine
title-farm = Ferme
title-feather = Plume
title-fir = Sapin
title-fireworks = Feu d'artifice
title-fish = Poisson
title-flamingo = Flamant rose
title-flying-saucer = Soucoupe volante
title-fox = Renard
title-frog = Grenouille
title-garden-shed = Cabane de jardin
title-gecko = Gecko
title-ghost = Fantôme
title-gift = Cadeau
title-giraffe = Girafe
title-glass = Verre
title-glasses = Lunettes
title-good-dog = Bon chien
title-grapes = Raisin
title-guitar = Guitare
title-halloween = Halloween
title-hammer = Marteau
title-harbour = Port
title-hare = Lièvre
title-heart = Cœur
title-hedgehog = Hérisson
title-helicopter = Hélicoptère
title-hello = Bonjour
title-hen = Poule
title-heron = Héron
title-hot-cup = Tasse fumante
title-hourglass = Sablier
title-house = Maison
title-ice-cream = Glace
title-igloo = Igloo
title-island = Île
title-jellyfish = Méduse
title-just-hatched = Tout juste éclos
title-key = Clé
title-king = Roi
title-kite = Cerf-volant
title-kitten = Chaton
title-koala = Koala
title-koi = Carpe koï
title-ladybird = Coccinelle
title-lantern = Lanterne
title-leaf = Feuille
title-lemon = Citron
title-light-bulb = Ampoule
title-lighthouse = Phare
title-lion = Lion
title-little-car = Petite voiture
title-little-fish = Petit poisson
title-long-neck = Long cou
title-lorry = Camion
title-magnet = Aimant
title-melon = Pastèque
title-mitten = Moufle
title-monkey = Singe
title-moon = Lune
title-moonlight = Clair de lune
title-mountains = Montagnes
title-mouse = Souris
title-mushroom = Champignon
title-music = Musique
title-night-owl = Chouette de nuit
title-note = Note de musique
title-octopus = Pieuvre
title-orchestra = Orchestre
title-outer-space = Espace
title-owl = Hibou
title-padlock = Cadenas
title-palm = Palmier
title-panda = Panda
title-parrot = Perroquet
title-pawn = Pion
title-pear = Poire
title-pencil = Crayon
title-penguin = Manchot
title-piano-keys = Touches de piano
title-pig = Cochon
title-pineapple = Ananas
title-pirate = Pirate
title-pizza = Pizza
title-planet = Planète
title-playroom = Salle de jeux
title-pocket-watch = Montre à gousset
title-poppy = Coquelicot
title-pot-plant = Plante en pot
title-present = Paquet cadeau
title-pumpkin = Citrouille
title-queen = Dame
title-rabbit = Lapin
title-rainbow = Arc-en-ciel
title-ring = Bague
title-robot = Robot
title-rocket = Fusée
title-rook = Tour
title-sailing-boat = Voilier
title-saucepan = Casserole
title-savanna = Savane
title-saw = Scie
title-scissors = Ciseaux
title-scooter = Scooter
title-seahorse = Hippocampe
title-shark = Requin
title-sheep = Mouton
title-shell = Coquillage
title-shirt = T-shirt
title-skull = Crâne
title-skyscrapers = Gratte-ciel
title-sleeping-village = Village endormi
title-small-ghost = Petit fantôme
title-smile = Sourire
title-smiley = Smiley
title-snail = Escargot
title-snake = Serpent
title-snowflake = Flocon de neige
title-snowman = Bonhomme de neige
title-sock = Chaussette
title-songbird = Oiseau chanteur
title-space-walk = Sortie dans l'espace
title-spade = Bêche
title-spades = Pique
title-spanner = Clé plate
title-sparrow = Moineau
title-spider = Araignée
title-sprout = Pousse
title-squirrel = Écureuil
title-stag = Cerf
title-star = Étoile
title-starfish = Étoile de mer
title-steam-engine = Locomotive à vapeur
title-steamer = Paquebot
title-strawberry = Fraise
title-street = Rue
title-street-lamp = Réverbère
title-submarine = Sous-marin
title-sunflower = Tournesol
title-sunset = Coucher de soleil
title-swan = Cygne
title-table-lamp = Lampe de table
title-tall-ship = Grand voilier
title-teapot = Théière
title-teddy = Nounours
title-teddy-bear = Ours en peluche
title-telephone = Téléphone
title-tent = Tente
title-the-knight = Le cavalier
title-the-old-captain = Le vieux capitaine
title-toadstool = Amanite
title-toolbox = Boîte à outils
title-top-hat = Haut-de-forme
title-toy-blocks = Cubes
title-tractor = Tracteur
title-traffic-light = Feu tricolore
title-train = Train
title-tree = Arbre
title-trophy = Trophée
title-trumpet = Trompette
title-tulip = Tulipe
title-turtle = Tortue
title-umbrella = Parapluie
title-up-and-away = Dans les airs
title-village = Village
title-violin = Violon
title-volcano = Volcan
title-watering-can = Arrosoir
title-whale = Baleine
title-windmill = Moulin à vent
title-window = Fenêtre
title-winter = Hiver
title-winter-tree = Arbre d'hiver
title-zebra = Zèbre
title-zoo = Zoo
title-letter = Lettre { $sign }
title-number = Chiffre { $sign }

### Hints and explanations

# Formes : CELLS et WALL connaissent form: "at" (à la case) et "of" (de la case), RUN form: "to" (au 3). Les couleurs
# sont au masculin, avec she (féminin) et many (féminin pluriel) ; VALUE s’accorde avec « case ».

## How sentences are put together

text-sentence = { $clause }.
text-next = { $text } { $next }
list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-semicolon = { $first } ; { $last }
why-in-line = { LINE($line, form: "bare") } : { $text }

## Phrases

phrase-row = { $form ->
    [bare] ligne { $number }
   *[other] la ligne { $number }
}
phrase-column = { $form ->
    [bare] colonne { $number }
   *[other] la colonne { $number }
}
phrase-rows = { $count ->
    [one] la ligne { $list }
   *[other] les lignes { $list }
}
phrase-columns = { $count ->
    [one] la colonne { $list }
   *[other] les colonnes { $list }
}
phrase-place = la case ligne { $row }, colonne { $column }
phrase-cells = { $count ->
    [one] { $form ->
        [at] à la case { $list }
        [of] de la case { $list }
       *[other] la case { $list }
    }
   *[other] { $form ->
        [at] aux cases { $list }
        [of] des cases { $list }
       *[other] les cases { $list }
    }
}
phrase-range = { $first } à { $last }
phrase-edge = { $form ->
    [of] du bord
   *[other] le bord
} { $side ->
    [left] gauche
    [right] droit
    [top] supérieur
   *[bottom] inférieur
}
phrase-run = { $form ->
    [to] au { $number }
   *[other] le { $number }
}
phrase-run-coloured = { $form ->
    [to] au { $number } { COLOUR($colour) }
   *[other] le { $number } { COLOUR($colour) }
}
phrase-run-nth = { $form ->
    [to] au { phrase-nth } { $number }
   *[other] le { phrase-nth } { $number }
}
phrase-run-nth-coloured = { $form ->
    [to] au { phrase-nth } { $number } { COLOUR($colour) }
   *[other] le { phrase-nth } { $number } { COLOUR($colour) }
}
phrase-nth = { $nth ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [last] dernier
   *[other] { $nth }e
}
phrase-value = { $value ->
    [empty] { $form ->
        [many] vides
       *[other] vide
    }
    [filled] { $form ->
        [many] remplies
       *[other] remplie
    }
   *[colour] { $form ->
        [many] { COLOUR($colour, form: "many") }
       *[other] { COLOUR($colour, form: "she") }
    }
}
phrase-settled = { CELLS($cells) } { COUNT($cells) ->
    [one] { VALUE($value) }
   *[other] { VALUE($value, form: "many") }
}
phrase-excluded = { CELLS($cells) } non { COUNT($cells) ->
    [one] { VALUE($value) }
   *[other] { VALUE($value, form: "many") }
}
phrase-colour = { $name }
phrase-colour-number = { $name } { $number }
phrase-lose = { $palette ->
    [plain] { CELLS($cells) } { COUNT($cells) ->
        [one] reste vide
       *[other] restent vides
    }
   *[coloured] { CELLS($cells) } { COUNT($cells) ->
        [one] ne peut pas être { COLOUR($colour, form: "she") }
       *[other] ne peuvent pas être { COLOUR($colour, form: "many") }
    }
}
phrase-any-run = { $palette ->
    [plain] bloc
   *[coloured] bloc { COLOUR($colour) }
}
phrase-any-filled = { $palette ->
    [plain] remplie
   *[coloured] { COLOUR($colour, form: "she") }
}

## Where

where-line = regardez { LINE($line) }
where-trial = plus rien ne découle d’une seule ligne, essayez donc { PLACE($place) }
where-too-deep = aucun essai court n’aide, et personne ne devrait avoir à voir l’étape suivante

## Why: the whole line

why-full-line = l’indice { CLUE($clue) } { $count ->
    [one] remplit la seule case
    [2] a besoin des deux cases, il n’a donc qu’une seule place
   *[other] a besoin des { $count } cases, il n’a donc qu’une seule place
}
why-empty-line = l’indice est 0, donc toutes les cases restent vides
why-all-filled = { $count ->
    [one] la seule case que l’indice remplit est là
    [2] les deux cases que l’indice remplit sont là
   *[other] les { $count } cases que l’indice remplit sont là
}, donc { CELLS($cells) } { COUNT($cells) ->
    [one] reste vide
   *[other] restent vides
}
why-all-emptied = { $count ->
    [one] une seule case peut encore être remplie
   *[other] seules { $count } cases peuvent être remplies
}, et l’indice { $count ->
    [one] en a besoin
   *[other] les exige toutes
}, donc { CELLS($cells) } { COUNT($cells) ->
    [one] est remplie
   *[other] sont remplies
}
why-no-shared-colour = { CELLS($cells, form: "at") }, ligne et colonne n’ont aucune couleur en commun : { COUNT($cells) ->
    [one] elle reste vide
   *[other] elles restent vides
}
why-colour-missing = { CROSSING($cells) } { COUNT($cells) ->
    [one] n’a
   *[other] n’ont
} aucun { COLOUR($colour) }, donc { CELLS($cells) } { COUNT($cells) ->
    [one] ne peut pas être { COLOUR($colour, form: "she") }
   *[other] ne peuvent pas être { COLOUR($colour, form: "many") }
}
why-only-left = { CELLS($cells) } { COUNT($cells) ->
    [one] est alors forcément { VALUE($value) }
   *[other] sont alors forcément { VALUE($value, form: "many") }
}

## Why: where a run lies

why-fits-into = { RUN($run) } doit tenir dans { CELLS($reach) }, il couvre donc { CELLS($covered) } où qu’il commence
why-only-place = { $how ->
    [pushing] compte tenu de toutes les cases connues,{" "}
    [likewise] de même,{" "}
   *[counting] {""}
}{ RUN($run) } n’entre que dans { CELLS($covered) }
why-pushed = poussé { $kind ->
    [row] à gauche
   *[column] vers le haut
} aussi loin que les cases connues le permettent, { RUN($run) } occupe { CELLS($first) }, et poussé { $kind ->
    [row] à droite
   *[column] vers le bas
}, { CELLS($last) } ; il couvre donc { CELLS($covered) } dans les deux cas
why-reaches-only = { RUN($run) } couvre { CELLS($filled) }, il reste donc dans { CELLS($reach) }, et { phrase-lose }
why-no-run-before = { $how ->
    [pushing] compte tenu de toutes les cases connues,{" "}
    [likewise] de même,{" "}
   *[counting] {""}
}{ RUN($run) } commence au plus tôt { CELLS($begin, form: "at") }, donc { phrase-lose }
why-no-run-between = { $how ->
    [pushing] compte tenu de toutes les cases connues,{" "}
    [likewise] de même,{" "}
   *[counting] {""}
}{ RUN($before) } finit au plus tard { CELLS($end, form: "at") } et { RUN($after) } commence au plus tôt { CELLS($begin, form: "at") }, donc { phrase-lose }
why-no-run-after = { $how ->
    [pushing] compte tenu de toutes les cases connues,{" "}
    [likewise] de même,{" "}
   *[counting] {""}
}{ RUN($run) } finit au plus tard { CELLS($end, form: "at") }, donc { phrase-lose }

## Why: stretches of filled cells

why-part-of = { CELLS($stretch) } { COUNT($stretch) ->
    [one] appartient
   *[other] appartiennent
} { RUN($run, form: "to") }, car { LIST($reasons) }
reason-only-run = il n’y a pas d’autre { phrase-any-run }
reason-shorter = tout { $side ->
    [before] { phrase-any-run } précédent
    [after] { phrase-any-run } suivant
   *[other] autre { phrase-any-run }
} est trop court
reason-too-long = tout { $side ->
    [before] { phrase-any-run } précédent
    [after] { phrase-any-run } suivant
   *[other] autre { phrase-any-run }
} est trop long pour { CELLS($room) }
reason-ends-by = { RUN($run) } finit au plus tard { CELLS($end, form: "at") }
reason-begins-from = { RUN($run) } commence au plus tôt { CELLS($begin, form: "at") }
reason-as-many = il y a { $count } { $palette ->
    [plain] suites
   *[coloured] suites { COLOUR($colour, form: "many") }
} séparées et autant de blocs
why-grows = { RUN($run) } ne peut pas dépasser { WALL($wall) }, il couvre donc aussi { CELLS($cells) }
why-grows-at-least = tout { phrase-any-run } qui peut couvrir { CELLS($stretch) } a au moins { $length } cases et ne peut pas dépasser { WALL($wall) }, donc { CELLS($cells) } { COUNT($cells) ->
    [one] est { phrase-any-filled }
   *[other] sont { $palette ->
        [plain] remplies
       *[coloured] { COLOUR($colour, form: "many") }
    }
}
why-complete = { RUN($run) } est complet avec { CELLS($stretch) }, donc { phrase-lose }
why-longest = aucun { phrase-any-run } n’est plus long que la suite qui occupe { CELLS($stretch) }, donc { phrase-lose }
why-same-length = tout { phrase-any-run } qui peut couvrir { CELLS($stretch) } a exactement { $length ->
    [1] une case
   *[other] { $length } cases
}, donc { phrase-lose }
why-joins = { CELLS($first) } et { CELLS($second) } appartiennent { RUN($run, form: "to") }, il couvre donc aussi { CELLS($cells) } entre elles
why-too-long-together = avec { CELLS($cells) } en plus, { CELLS($whole) } feraient { $length } de suite, mais aucun { phrase-any-run } qui y arrive n’est plus long que { $longest }, donc { phrase-lose }

## Why: gaps

why-would-touch = un { phrase-any-run } qui commencerait { CELLS($cells, form: "at") }, juste à côté { WALL($wall, form: "of") }, aurait { $length ->
    [1] une case
   *[other] { $length } cases
} et toucherait { CELLS($filled) }, qui est { phrase-any-filled }, donc { phrase-lose }
why-gap-too-short = le trou formé par { CELLS($gap) } est trop court, car tout { phrase-any-run } qui y arrive a au moins { $length } cases, donc { phrase-lose }
why-skips-gap = { RUN($run) } n’entre pas dans le trou formé par { CELLS($gap) }

## Why: what cannot be, within a line

why-suppose = supposons que { CELLS($cells) } soit { VALUE($value) }
why-hence = donc { CELLS($cells) } { $palette ->
    [plain] { $value ->
        [0] est remplie
       *[other] reste vide
    }
   *[coloured] ne peut pas être { VALUE($value) }
}
why-dead-end = mais { REASON($reason) }
phrase-where = {" "}dans { LINE($line) }
reason-no-room = il n’y a plus de place{ $where } pour { RUN($run) }
reason-no-run-for = aucun { phrase-any-run }{ $where } ne peut couvrir { CELLS($stretch) }
reason-does-not-fit = { RUN($run) } n’entre pas dans { CELLS($room) }
reason-exceeds = { CELLS($stretch) }, c’est trop pour { RUN($run) }
reason-already = { CELLS($cells) } { COUNT($cells) ->
    [one] est { VALUE($value) }
   *[other] sont { VALUE($value, form: "many") }
}
reason-too-many-filled = { $count } cases sont alors remplies{ $where }, et l’indice n’en remplit que { $total }
reason-too-few-left = { $count ->
    [one] { $count } case seulement peut alors être remplie
   *[other] { $count } cases seulement peuvent alors être remplies
}{ $where }, et l’indice en demande { $total }
reason-too-many-stretches = il y a alors { $count } { $palette ->
    [plain] suites
   *[coloured] suites { COLOUR($colour, form: "many") }
} séparées{ $where }, et seulement { $total ->
    [1] un bloc pour elles
   *[other] { $total } blocs pour elles
}
why-all-agree = c’est difficile : il faut parcourir les { $count } façons de placer { CLUE($clue) } pour voir ce qu’elles ont en commun, { NEWS($settled, $excluded) }

## Why: trials

why-try = notez au crayon { PLACE($place) } comme { VALUE($value) }
why-follows = { LINE($line) } demande alors { NEWS($settled, $excluded) }
why-breaks = mais { LINE($line) } ne peut alors plus être terminée
why-breaks-because = mais { REASON($reason, where: "line") }
why-two-values = mais { PLACE($place) } ne peut pas être à la fois { VALUE($first) } et { VALUE($second) }
why-either-way = dans les deux cas, { PLACE($place) } est { VALUE($value) }
why-therefore = donc { PLACE($place) } { $palette ->
    [plain] { $value ->
        [0] est remplie
       *[other] est vide
    }
   *[coloured] ne peut pas être { VALUE($value) }
}
why-too-deep = { PLACE($place) } ne peut pas être { VALUE($value) }, mais { $depth ->
    [1] le voir demande plus d’étapes que personne ne devrait garder en tête
    [2] seuls des essais à l’intérieur de cet essai le montrent, et personne ne devrait en avoir besoin
   *[other] seuls de nombreux essais imbriqués le montrent, et personne ne devrait en avoir besoin
}

## Which cells

do-fill = { $palette ->
    [plain] remplissez { CELLS($cells) } de { LINE($line) }
   *[coloured] coloriez { CELLS($cells) } de { LINE($line) } en { COLOUR($colour) }
}
do-empty = marquez { CELLS($cells) } de { LINE($line) } comme { COUNT($cells) ->
    [one] vide
   *[other] vides
}
do-not-colour = { CELLS($cells) } de { LINE($line) } { COUNT($cells) ->
    [one] ne peut pas être { COLOUR($colour, form: "she") }
   *[other] ne peuvent pas être { COLOUR($colour, form: "many") }
}
do-not-empty = { CELLS($cells) } de { LINE($line) } { COUNT($cells) ->
    [one] ne peut pas rester vide
   *[other] ne peuvent pas rester vides
}
do-place = { PLACE($place) } est { VALUE($value) }
do-place-not = { PLACE($place) } ne peut pas être { VALUE($value) }

## Before a step: what has to be noted first

premise = notez d’abord : { $text }

## States without a step

state-finished-where = tout est terminé
state-finished-why = chaque ligne correspond à son indice
state-finished-cells = il n’y a plus rien à remplir
state-impossible-line-where = quelque chose ne va pas dans { $lines }
state-impossible-line-why = { $lines } ne peut pas être terminée ainsi
state-impossible-line-cells = au moins une des cases marquées mérite un second regard
state-impossible-line-cells-blank = rien n’y est marqué, l’indice ne peut donc pas être juste
state-wrong-cells-where = { $count ->
    [one] une case ne va pas
   *[other] { $count } cases ne vont pas
}
state-wrong-cells-why = regardez encore { $lines }
state-wrong-cells-cells = différent dans l’unique solution : { $places }
state-unfinishable-where = impossible de terminer ainsi
state-unfinishable-why = aucune image ne correspond aux indices et à tout ce qui est marqué
state-unfinishable-cells = reprenez quelques-uns de vos derniers coups
state-unfinishable-cells-blank = rien n’est encore marqué, les indices ne vont donc pas ensemble
state-several-where = à partir d’ici, plus d’une image convient
state-several-why = les indices laissent un choix, et aucune étape visible n’est forcée
state-several-cells = peuvent être ceci ou cela, par exemple : { $places }
state-stuck-where = aucune technique ne mène plus loin d’ici
state-stuck-why = ce qui est permis ici ne suffit pas pour l’étape suivante
state-stuck-cells = permettez plus de techniques, ou posez un repère et tentez votre chance
state-unknown-where = aucune aide n’a été trouvée dans le temps permis
state-unknown-why = trouver l’étape suivante prend plus de temps que permis
state-unknown-cells = accordez plus de temps, ou continuez là où vous voyez quelque chose
state-rewind = { $count ->
    [0] le premier coup ne va déjà pas
   *[other] tout allait bien jusqu’au coup { $count }
}
list-more = { $list } …

# Printed books.
book-contents = Sommaire
book-answers = Solutions
book-rules = Comment résoudre
book-credits = Crédits
book-page = page { $page }
book-answer-on = solution page { $page }
book-no-answer = solution inconnue
book-by = par { $author }
book-part = partie { $part } sur { $parts } : colonnes { $columns }, lignes { $rows }
book-puzzle = Grille { $first }
book-puzzles = Grilles { $first }–{ $last }
book-credit = Grilles { $numbers } : { $credit }
book-licence = licence { $licence }
book-minutes = environ { $minutes } min
book-rules-clues = Les nombres à côté d’une ligne et au-dessus d’une colonne disent quelles cases sont remplies : 3 1 est un groupe de trois cases remplies, puis une case remplie, dans cet ordre et avec au moins une case vide entre les groupes.
book-rules-marks = Remplissez les cases dont vous êtes sûr, et marquez d’une petite croix ou d’un point celles qui doivent rester vides : les deux aident les lignes qui les croisent.
book-rules-colours = En couleur, chaque nombre a la couleur de son groupe. Entre deux groupes de même couleur il y a au moins une case vide ; des groupes de couleurs différentes peuvent se toucher.
book-rules-one = Chaque grille de ce livre a exactement une solution.
book-spread = La grille suivante s’étend sur deux pages.
book-mosaic = Chaque grille de ce chapitre est un morceau d’un grand dessin. Le plan montre la place de chacune ; assemblées, elles le révèlent.
book-together = { $title } : le dessin complet

make-book-title = Faire un livre
make-book-inside = Ce qu’il contient
make-book-add = Ajouter des fichiers de grilles ou des images (ou les déposer ici)
make-book-files = Fichiers et images
make-book-each = Une par une
make-book-reading = Lecture de { $name }…
make-book-look = Son apparence
make-book-trim = Format des pages
make-book-large-print = Gros caractères
make-book-order = Ordre
make-book-order-listed = Comme dans la liste
make-book-order-easy-first = Les faciles d’abord
make-book-cover = Couverture
make-book-cover-quilt = Beaucoup d’images
make-book-cover-portrait = Une image
make-book-cover-band = Une bande d’images
make-book-cover-pencil = Un crayon
make-book-cover-title = Le titre seul
make-book-cover-none = Aucune
make-book-with = Avec
make-book-check = Vérifier
make-book-save = Enregistrer en PDF
make-book-none = Aucune grille n’est encore choisie.
make-book-too-many = Un livre contient au plus { $most } grilles.
make-book-checking = Vérification…
make-book-making = Création du PDF…
make-book-ready = Tout est en ordre : il peut être imprimé.
make-book-checked-only = Tout est en ordre. Pour le PDF, il faut le serveur nonokit : lancez-le avec « nonokit play ».
make-book-needs-server = Un livre a besoin du serveur nonokit : lancez-le avec « nonokit play ».
make-book-problems = { $count ->
    [one] Une grille ne peut pas être imprimée ainsi :
   *[other] { $count } grilles ne peuvent pas être imprimées ainsi :
}
make-book-leave-out = Les laisser de côté
make-book-problem-several-solutions = Elle a plusieurs solutions.
make-book-problem-no-solution = Elle n’a pas de solution.
make-book-problem-undecided = Le temps a manqué pour prouver qu’elle n’a qu’une solution.
make-book-problem-duplicate = La même image que { $other }.
make-book-problem-size = Avec des nombres lisibles, elle prend trop de pages de ce format.
make-book-problem-characters = Aucune police n’a ici tous les caractères de son titre.
