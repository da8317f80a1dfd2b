language-name = Русский

### Colours, lessons, difficulties, techniques

colour-black = чёрный
    .she = чёрная
    .many = чёрные
    .as = чёрной
    .as-many = чёрными
    .of = чёрного
colour-white = белый
    .she = белая
    .many = белые
    .as = белой
    .as-many = белыми
    .of = белого
colour-red = красный
    .she = красная
    .many = красные
    .as = красной
    .as-many = красными
    .of = красного
colour-green = зелёный
    .she = зелёная
    .many = зелёные
    .as = зелёной
    .as-many = зелёными
    .of = зелёного
colour-blue = синий
    .she = синяя
    .many = синие
    .as = синей
    .as-many = синими
    .of = синего
colour-yellow = жёлтый
    .she = жёлтая
    .many = жёлтые
    .as = жёлтой
    .as-many = жёлтыми
    .of = жёлтого
colour-orange = оранжевый
    .she = оранжевая
    .many = оранжевые
    .as = оранжевой
    .as-many = оранжевыми
    .of = оранжевого
colour-purple = фиолетовый
    .she = фиолетовая
    .many = фиолетовые
    .as = фиолетовой
    .as-many = фиолетовыми
    .of = фиолетового
colour-pink = розовый
    .she = розовая
    .many = розовые
    .as = розовой
    .as-many = розовыми
    .of = розового
colour-brown = коричневый
    .she = коричневая
    .many = коричневые
    .as = коричневой
    .as-many = коричневыми
    .of = коричневого
colour-grey = серый
    .she = серая
    .many = серые
    .as = серой
    .as-many = серыми
    .of = серого
colour-gray = серый
    .she = серая
    .many = серые
    .as = серой
    .as-many = серыми
    .of = серого
colour-cyan = голубой
    .she = голубая
    .many = голубые
    .as = голубой
    .as-many = голубыми
    .of = голубого
colour-tan = светло-коричневый
    .she = светло-коричневая
    .many = светло-коричневые
    .as = светло-коричневой
    .as-many = светло-коричневыми
    .of = светло-коричневого
colour-sky-blue = небесно-голубой
    .she = небесно-голубая
    .many = небесно-голубые
    .as = небесно-голубой
    .as-many = небесно-голубыми
    .of = небесно-голубого
colour-lime = салатовый
    .she = салатовая
    .many = салатовые
    .as = салатовой
    .as-many = салатовыми
    .of = салатового
colour-silver = серебристый
    .she = серебристая
    .many = серебристые
    .as = серебристой
    .as-many = серебристыми
    .of = серебристого
colour-navy = чернильный
    .she = чернильная
    .many = чернильные
    .as = чернильной
    .as-many = чернильными
    .of = чернильного
colour-dark-green = тёмно-зелёный
    .she = тёмно-зелёная
    .many = тёмно-зелёные
    .as = тёмно-зелёной
    .as-many = тёмно-зелёными
    .of = тёмно-зелёного
colour-dark-brown = тёмно-коричневый
    .she = тёмно-коричневая
    .many = тёмно-коричневые
    .as = тёмно-коричневой
    .as-many = тёмно-коричневыми
    .of = тёмно-коричневого
colour-skin = телесный
    .she = телесная
    .many = телесные
    .as = телесной
    .as-many = телесными
    .of = телесного
colour-violet = лиловый
    .she = лиловая
    .many = лиловые
    .as = лиловой
    .as-many = лиловыми
    .of = лилового
colour-magenta = пурпурный
    .she = пурпурная
    .many = пурпурные
    .as = пурпурной
    .as-many = пурпурными
    .of = пурпурного
colour-teal = сине-зелёный
    .she = сине-зелёная
    .many = сине-зелёные
    .as = сине-зелёной
    .as-many = сине-зелёными
    .of = сине-зелёного
colour-maroon = бордовый
    .she = бордовая
    .many = бордовые
    .as = бордовой
    .as-many = бордовыми
    .of = бордового
colour-olive = оливковый
    .she = оливковая
    .many = оливковые
    .as = оливковой
    .as-many = оливковыми
    .of = оливкового
colour-gold = золотой
    .she = золотая
    .many = золотые
    .as = золотой
    .as-many = золотыми
    .of = золотого
colour-beige = бежевый
    .she = бежевая
    .many = бежевые
    .as = бежевой
    .as-many = бежевыми
    .of = бежевого
colour-turquoise = бирюзовый
    .she = бирюзовая
    .many = бирюзовые
    .as = бирюзовой
    .as-many = бирюзовыми
    .of = бирюзового
colour-indigo = индиговый
    .she = индиговая
    .many = индиговые
    .as = индиговой
    .as-many = индиговыми
    .of = индигового
colour-salmon = лососёвый
    .she = лососёвая
    .many = лососёвые
    .as = лососёвой
    .as-many = лососёвыми
    .of = лососёвого
colour-lightblue = светло-синий
    .she = светло-синяя
    .many = светло-синие
    .as = светло-синей
    .as-many = светло-синими
    .of = светло-синего
colour-lightgreen = светло-зелёный
    .she = светло-зелёная
    .many = светло-зелёные
    .as = светло-зелёной
    .as-many = светло-зелёными
    .of = светло-зелёного
colour-darkgreen = тёмно-зелёный
    .she = тёмно-зелёная
    .many = тёмно-зелёные
    .as = тёмно-зелёной
    .as-many = тёмно-зелёными
    .of = тёмно-зелёного
colour-darkblue = тёмно-синий
    .she = тёмно-синяя
    .many = тёмно-синие
    .as = тёмно-синей
    .as-many = тёмно-синими
    .of = тёмно-синего
colour-darkred = тёмно-красный
    .she = тёмно-красная
    .many = тёмно-красные
    .as = тёмно-красной
    .as-many = тёмно-красными
    .of = тёмно-красного

lesson-window = Полные линии
lesson-trophy = Вычёркивание
lesson-crown = Перекрытие
lesson-duck = Вне досягаемости
lesson-sparrow = От края
lesson-swan = Короткие промежутки
lesson-star = { technique-belonging }
lesson-poppy = Соседние цвета
lesson-lantern = Сравнение цветов
lesson-kitten = Пробная клетка

grade-easy = Легко
grade-medium = Средне
grade-hard = Трудно
grade-expert = Для знатоков
grade-extreme = Экстремально
grade-several-solutions = Несколько решений
grade-unknown = не оценено: слишком долго

technique-complete = Готовая линия
technique-full = Полная линия
technique-empty = Пустая линия
technique-overlap = Перекрытие
technique-unreachable = Недосягаемые клетки
technique-capping = Закрытие блока
technique-colour-cross-check = Сверка цветов
technique-belonging = Принадлежность
technique-growing = Рост от стены
technique-touching = Касание
technique-forcing = Короткие промежутки
technique-joining = Соединение
technique-splitting = Разделение
technique-size-matching = Точная длина
technique-slide = Сдвиг
technique-exact = Вся линия
technique-edge-contradiction = Противоречие у края
technique-implications = Цепочка следствий
technique-contradiction = Противоречие
technique-both-ways = Так или иначе
technique-nested = Вложенные пробы

lesson-text-window = Если числа вместе с промежутками занимают всю линию, известна каждая её клетка: начните с 5 и с 1 1 1.
lesson-text-trophy = Как только в линии закрашено всё нужное, вычеркните остальное: крестики помогут пересекающим линиям.
lesson-text-crown = Длинный блок закрывает одни и те же средние клетки, начинается ли он как можно раньше или как можно позже: закрасьте это перекрытие.
lesson-text-duck = Если известно, где проходит блок, все клетки, до которых не достаёт ни один блок, пусты.
lesson-text-sparrow = Закрашенная клетка у края или у крестика показывает, где начинается её блок: продолжите его прочь от края.
lesson-text-swan = Промежуток, слишком короткий для любого возможного блока, остаётся пустым и отодвигает блоки туда, где они помещаются.
lesson-text-star = { learn-belonging }
lesson-text-poppy = В цветных кроссвордах блоки разного цвета могут соприкасаться: промежуток нужен только между блоками одного цвета.
lesson-text-lantern = Клетка может иметь только тот цвет, который ещё нужен там и строке, и столбцу: сравните оба условия.
lesson-text-kitten = Когда линии больше ничего не говорят, попробуйте клетку в уме: если какую-то линию нельзя завершить, верно обратное.

learn-full = Если числа вместе с промежутками занимают всю линию, разместить их можно только одним способом.
learn-empty = Условие 0 ничего не закрашивает: все клетки линии пусты.
learn-complete = Когда закрашено всё, что нужно, остаток линии пуст. А если открытых клеток ровно столько, сколько нужно, все они закрашены.
learn-overlap = Сдвиньте длинный блок к одному краю, затем к другому: что он закрывает оба раза, закрашено наверняка.
learn-unreachable = Клетка, до которой не достаёт ни один блок, пуста.
learn-capping = Отрезок, длинный, как его блок, завершён: он кончается с обеих сторон.
learn-colour-cross-check = Клетка может иметь только тот цвет, который ещё нужен и строке, и столбцу.
learn-belonging = Узнайте, к какому блоку относится отрезок: далеко от него этот блок быть не может.
learn-growing = Закрашенная клетка у края или у крестика: с той стороны блоку нет места, значит, он растёт в другую.
learn-touching = Блок, начавшись здесь, упёрся бы в закрашенную клетку и стал бы слишком длинным? Значит, здесь он не начинается.
learn-forcing = Промежуток, слишком короткий для всех блоков, которые могли бы в нём лежать, остаётся пустым.
learn-joining = Два отрезка могут принадлежать только одному блоку: клетки между ними тоже закрашены.
learn-size-matching = Если все блоки, возможные для отрезка, ровно такой же длины, отрезок здесь кончается.
learn-splitting = Два отрезка через одну клетку вместе были бы слишком длинны: эта клетка пуста.
learn-slide = Сдвиньте все блоки к одному краю и затем к другому, учитывая всё известное: что блок закрывает оба раза, закрашено наверняка.
learn-exact = Предположите, что клетка закрашена: хватает ли блокам линии места? Если нет, она пуста, и наоборот.
learn-edge-contradiction = Попробуйте клетку на крайней открытой линии: пересекающие линии растут внутрь и могут сделать следующую невозможной.
learn-implications = Здесь закрашено, значит, там пусто, значит, там закрашено … пока клетка не должна быть и тем и другим: тогда первое неверно.
learn-contradiction = Отметьте клетку карандашом и следуйте линиям. Если какую-то нельзя завершить, верно обратное.
learn-both-ways = Попробуйте клетку закрашенной, затем пустой: что получается оба раза, верно наверняка.

### The player

close = Закрыть

cancel = Отмена

save = Сохранить

back = Все кроссворды

undo = Отменить

redo = Повторить

loading = Секунду…

save-full = В этом браузере не осталось места. Сохраните свои игры в файл и удалите несколько кроссвордов.

storage-damaged = Что-то из сохранённого в этом браузере не удалось понять. Оно отложено; «Сохранить все игры» его захватит.

line-row = Строка { $number }
line-column = Столбец { $number }

cell-unknown = неизвестно
cell-maybe = возможно
cell-cross = крестик
cell-filled = закрашено
cell-spoken = строка { $row }, столбец { $column }: { $value }

clue-runs = условие { $runs }
clue-empty = условие 0
clue-missing = без условия

summary-line = { $line }: { $clue }, { $cells }
summary-cell = клетка { $from }: { $what }
summary-cells = клетки { $from }–{ $to }: { $what }
summary-unknown = неизвестно: { $count }

board-label = Японский кроссворд: столбцов { $width }, строк { $height }. Стрелки двигают, пробел закрашивает, X вычёркивает, L читает строку, C — столбец.

gallery-title = Японские кроссворды

day-title = Кроссворд дня
day-of = Кроссворд за { $date }
day-offline = Для кроссворда дня нужен сервер nonokit. Вот один из библиотеки.
day-to-come = Кроссворд этого дня ещё впереди.
day-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
day-no-streak = Каждый день картинка, с понедельника по воскресенье всё труднее
day-calendar = Календарь
calendar-before = Предыдущий месяц
calendar-after = Следующий месяц

random-title = Удивите меня
random-text = Картинка, которой вы не видели

group-continue = Продолжить
group-course-text = Приём за приёмом, на маленьких кроссвордах.
group-mine = Мои кроссворды
group-collections = Сборники
collection-solved = { $solved } из { $count }
collection-none = Такого сборника нет.

card-number = № { $number }
card-of = { $collection } { $number }
card-lesson = Урок { $number }

state-new = новый
state-started = начат
state-solved = решён

filter-search = Поиск
filter-size = Размер
filter-difficulty = Сложность
filter-colour = Цвет
filter-state = Состояние
filter-size-small = До 10
filter-size-medium = 11–20
filter-size-large = 21–35
filter-size-huge = Больше 35
filter-colour-plain = Чёрно-белые
filter-colour-coloured = Цветные
filter-state-new = Новые
filter-state-started = Начатые
filter-state-solved = Решённые
filter-found = { $count ->
    [one] { $count } кроссворд
    [few] { $count } кроссворда
   *[many] { $count } кроссвордов
}
filter-none = Таких кроссвордов нет. Ослабьте фильтр или загрузите свой.
filter-clear = Показать все

puzzle-untitled = Кроссворд
puzzle-not-found = Этого кроссворда здесь нет. Возможно, нужен сервер, или ссылка повреждена.
page-not-loaded = Эту часть страницы не удалось загрузить. Проверьте сеть и загрузите страницу снова.

pause = Пауза
pause-resume = Продолжить

try-title = Что если
try-running = Что если …
try-keep = Оставить
try-drop = Отбросить

tools-title = Инструмент

tool-fill = Закрасить
tool-cross = Крестик
tool-maybe = Возможно
tool-erase = Стереть

palette-title = Цвет

menu-title = Меню

zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = По размеру окна

news-none = Ни одна линия сама по себе ничего не даёт. Попросите подсказку.

hint-title = Подсказка
hint-steps = Шаги подсказки
hint-step-where = Где
hint-step-why = Почему
hint-step-cells = Сделать
hint-moved = Вы пошли дальше. Спросите снова, когда захотите.
hint-again = Следующая подсказка
hint-closer = Подробнее
hint-ask-why = Почему?
hint-ask-cells = Сделайте за меня
hint-where = { $count ->
    [one] { $line }: можно определить { $count } клетку.
    [few] { $line }: можно определить { $count } клетки.
   *[many] { $line }: можно определить { $count } клеток.
}
hint-empty = { $line }: условие 0, значит, все клетки пусты.
hint-complete = { $count ->
    [1] { $line }: все блоки на месте, значит, оставшаяся клетка пуста.
   *[many] { $line }: все блоки на месте, значит, оставшиеся клетки пусты ({ $count }).
}
hint-overlap = { $count ->
    [1] { $line }: где бы ни начинался блок { $length }, он закрывает клетку { $from }.
   *[many] { $line }: где бы ни начинался блок { $length }, он закрывает клетки { $from }–{ $to }.
}
hint-only-place = { $count ->
    [1] { $line }: блок { $length } помещается только в клетке { $from }.
   *[many] { $line }: блок { $length } помещается только в клетках { $from }–{ $to }.
}
hint-unreachable = { $count ->
    [1] { $line }: до одной из клеток не достаёт ни один блок, значит, она пуста.
   *[many] { $line }: до некоторых клеток ({ $count }) не достаёт ни один блок, значит, они пусты.
}
hint-exact = { $count ->
    [1] { $line }: переберите все способы разместить числа. Одна клетка во всех одинакова.
   *[many] { $line }: переберите все способы разместить числа. Несколько клеток ({ $count }) во всех одинаковы.
}
hint-mistake = { $line }: так линию не завершить. Ошибка здесь или на пересекающей линии.
hint-none = Сейчас ни одна линия сама по себе ничего не определяет.
hint-needs-server = Для более трудных шагов нужен сервер nonokit: запустите «nonokit play».
hint-loading = Более трудные шаги появятся, как только всё загрузится…

learn-title = Учиться
learn-hero = Правила, приёмы и тренажёр
learn-back = Назад к курсу
learn-text = Урок на каждый приём: пример, затем позиции, в которых это единственный лёгкий шаг. Верных ответов без помощи, чтобы освоить приём: { $most }.
learn-finished = «{ $lesson }» — пройдено. Что дальше?
learn-continue = Дальше
learn-train = Тренажёр
learn-due = { $count ->
    [0] Новые позиции — по тому, что вы упускаете
    [one] { $count } позиция на повторение
    [few] { $count } позиции на повторение
   *[many] { $count } позиций на повторение
}
learn-rules = Правила
learn-rules-0 = Число 3 рядом со строкой значит: три закрашенные клетки подряд. Закрасьте их — можно одним движением.
learn-rules-1 = Два числа — это две группы с промежутком между ними. 1 1 помещается в трёх клетках только так: закрасьте обе крайние.
learn-rules-2 = Столбцы читают сверху. Двойки первого и последнего столбца уже на месте, поэтому отметьте клетки под ними как пустые: крестиком, правой кнопкой или долгим нажатием.
learn-rules-3 = Для единицы последней строки осталась одна клетка. Закрасьте её — и увидите картинку.
learn-find = Здесь есть один лёгкий шаг. Найдите его и сделайте целиком.
learn-watch = Посмотрите этот пример.
learn-start = Теперь вы
learn-again = Ещё раз
learn-show = Покажите мне
learn-undo = Вернуть ход
learn-next = Дальше
learn-progress = Без помощи: { $count } из { $most }
learn-mastered = Освоено
learn-right = Верно.
learn-right-later = Верно. Эта позиция встретится ещё раз.
learn-partly = Пока верно, но этот взгляд говорит больше.
learn-unfounded = Может быть, но с одного взгляда это пока не следует.
learn-wrong = Так быть не может: посмотрите ещё раз.

hint-find = Найду сам
hint-find-text = Какие клетки там можно определить? Сделайте ход, и я скажу, то ли это.
hint-find-right = Да, именно это.
hint-find-wrong = Нет, так быть не может.
hint-find-elsewhere = Это другое место. Имелось в виду вот что:

branch-title = Сыграно в двух местах
branch-text = Эта игра продолжалась здесь и в другом месте, каждая сама по себе. Какую продолжить?
branch-here = Сейчас на поле
branch-there = Другая
branch-note = Та, которую вы не выберете, станет закладкой.
branch-checkpoint = Состояние на { $time }
branch-settled = Другая — среди ваших закладок.

checkpoint-title = Закладки
checkpoint-add = Поставить закладку
checkpoint-name = Название
checkpoint-added = Закладка «{ $name }» поставлена.
checkpoint-remove = Удалить «{ $name }»
checkpoint-none = Пока нет.
checkpoint-text = Нажмите на закладку, чтобы вернуться к ней. «Отменить» вернёт вас сюда.

restart-title = Начать заново
restart-question = Начать заново с пустого поля? «Отменить» всё вернёт.

remove-title = Удалить кроссворд
remove-question = Удалить этот кроссворд из вашего собрания?

check-title = Проверить, что есть
check-fine = Пока всё верно.
check-unknown = Здесь этот кроссворд не проверить: нужен сервер, или решений несколько.
check-wrong = { $count ->
    [one] Пока неверна { $count } клетка.
    [few] Пока неверны { $count } клетки.
   *[many] Пока неверны { $count } клеток.
}

rewind-title = Вернуться к первой ошибке
rewind-action = Вернуться до ошибки
rewind-none = Ошибок нет.
rewind-done = { $count ->
    [one] Возврат на { $count } шаг.
    [few] Возврат на { $count } шага.
   *[many] Возврат на { $count } шагов.
}
rewind-unknown = Здесь никто не знает решения: нужен сервер, или их несколько.

solved-title = Решено
solved-time = за { $time }
solved-hints = { $count ->
    [0] без подсказок
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
solved-next = Следующий кроссворд
solved-replay = Посмотреть моё решение
solved-share = Поделиться картинкой
share-card-saved = Сохранено: { $name }. Поделитесь где угодно.

import-title = Загрузить
import-text = Читаются почти все форматы японских кроссвордов. Можно также перетащить файл в любое место или вставить.
import-paste = Текст, код или ссылка
import-placeholder = RrW8eI3iI3
import-file = Файлы
import-action = Загрузить
import-empty = Вставьте что-нибудь или выберите файл.
import-large = { $name } больше 5 МБ.
import-nothing = В нём нет кроссворда.
import-failed = Не удалось прочитать: { $reason }.
import-needs-server = Для этого формата нужен сервер nonokit. Коды, ссылки и наш JSON читаются и без него.
import-done = { $count ->
    [one] { $count } кроссворд в вашем собрании.
    [few] { $count } кроссворда в вашем собрании.
   *[many] { $count } кроссвордов в вашем собрании.
}

scan-photo = Фото или снимок экрана с кроссвордом
scan-title = Кроссворд с фотографии
scan-picture = Фотография
scan-working = Читаю фотографию …
scan-failed = { $reason }.
scan-sure = { $width }×{ $height }, все числа прочитаны.
scan-doubts = { $count ->
    [one] Сравните с фото { $count } линию.
    [few] Сравните с фото { $count } линии.
   *[many] Сравните с фото { $count } линий.
}
scan-row = Строка { $number }
scan-column = Столбец { $number }
scan-sums = Клеток по строкам: { $rows }, по столбцам: { $columns }.
scan-lines = Все линии
scan-add = Добавить кроссворд
scan-needs-server = Фотографии читает сервер nonokit, но он не отвечает. Запустите его командой «nonokit play» или возьмите часть снимка поменьше.
scan-why-corrected = Похоже на { $other }, но с остальными числами сходится только { $reading }.
scan-why-told = Здесь ни одно число не читается ясно. Судя по остальным числам, это { $reading }.
scan-why-contested = { $reading } или { $other }: с остальными числами сходится и то и другое.
scan-why-unsure = Трудно прочитать: { $numbers }.
scan-why-cut = Здесь снимок кончается: возможно, { $numbers } обрезано.
scan-why-missing = Здесь не найдено ни одного числа.
scan-why-edge = У этого края ни одно число не читается ясно. Возможно, линия пуста или не входит в кроссворд.
scan-why-left-out = Между этой линией и числами есть место для пустой. Сравните размер.
scan-why-sums = Число клеток по строкам и по столбцам различается, а эта линия прочитана менее уверенно других.
scan-why-no-picture = Для этих чисел нет картинки, а эта линия прочитана менее уверенно других.
scan-several = У этих чисел больше одной картинки, как у некоторых печатных кроссвордов.
scan-mixed = Числа одной линии разного цвета. Если это цветной кроссворд, с картинки его не прочитать: введите числа или импортируйте файл.
scan-choices = Что это может быть
scan-paste = Его можно также вставить или перетащить сюда.
scan-longer = Ещё читаю. Большие и нечёткие фотографии могут занять полминуты.
scan-advice = Что поможет: весь кроссворд со всеми числами, снятый прямо сверху, резко и при ровном свете. Лучше всего читается снимок экрана.
scan-again = Выбрать другое фото
scan-type = Ввести числа
scan-camera = Сделать фото
scan-not-here = Сама эта страница фотографии не читает. На компьютере «pip install 'nonokit[scan]'», а затем «nonokit play» откроют ту, что умеет. Или введите числа в редакторе.
scan-begun-title = Этот кроссворд уже начат
scan-begun-cells = На фото закрашено: { $filled }, зачёркнуто: { $crossed }.
scan-begun-wrong = { $count ->
    [one] Ещё { $count } клетка не сходится с числами и останется пустой.
    [few] Ещё { $count } клетки не сходятся с числами и останутся пустыми.
   *[many] Ещё { $count } клеток не сходятся с числами и останутся пустыми.
}
scan-begun-photo = Продолжить как на фото
scan-begun-empty = Начать с пустого поля
scan-begun-here = Продолжить с поля, которое есть здесь
scan-begun-solved = На фото он решён. Это не переносится, чтобы вы могли решить его сами.
scan-begun-taken = Поле теперь как на фото. «Отменить» вернёт прежнее.

doctor-find = Найти ошибку
doctor-working = Ищем ошибку …
doctor-title = Для этих чисел нет картинки
doctor-keep = Оставить как есть
doctor-one = { $count ->
    [1] Это исправление всё объясняет; нажмите, чтобы принять.
   *[many] Самое вероятное исправление — первое; нажмите, чтобы принять.
}
doctor-several = Примерно одинаково вероятных исправлений: { $count }. Сравните их с оригиналом.
doctor-nothing = Ни одна обычная ошибка этого не объясняет. Сравните числа с оригиналом.
doctor-many = остаётся больше одной картинки
doctor-changed = { $line }: { $after } вместо { $before }
doctor-lines-exchanged = { $side ->
    [row] Строки
   *[column] Столбцы
} { $number } и { $next } переставлены
doctor-line-missing = { $line }: пропущено { $after }
doctor-line-twice = { $line }: повторено { $before }
doctor-side-reversed = { $side ->
    [row] Строки начинаются снизу
   *[column] Столбцы начинаются справа
}
doctor-numbers-reversed = { $side ->
    [row] Числа строк начинаются справа
   *[column] Числа столбцов начинаются снизу
}

share-title = Поделиться
share-link = Ссылка
share-code = Код
share-only-here = Эта ссылка открывается только на этом компьютере: сервер, который здесь работает, больше никому не доступен. Отправьте код, файл или картинку, либо укажите «nonokit play --public-url», где есть копия для всех.
share-only-file = Эта страница — отдельный файл: отправьте её как есть или отправьте код.
share-embed = Для своей страницы (HTML)
share-only-network = Эта ссылка открывается только в этой сети. Остальным отправьте код, файл или картинку.
share-copy = Копировать
share-copied = Скопировано.
share-qr = Ссылка как QR-код
share-no-qr = Кроссворд слишком велик для QR-кода. Возьмите ссылку или файл.
share-file = Файл
share-save = Сохранить
share-saved = Сохранено: { $name }.
share-losses = Сохранено. Формат не вместил: { $losses }.
share-needs-server = Для этого формата нужен сервер nonokit. JSON работает и без него.

format-json = nonokit JSON
format-non = NON
format-xml = webpbn XML
format-g = Olšák G
format-svg = Картинка SVG
format-png = Картинка PNG
format-pdf = Страница PDF

print-title = Печать
print-heading = Японский кроссворд { $width }×{ $height }

statistics-title = Статистика
statistics-solved = решено
statistics-streak = { $count ->
    [one] день подряд
    [few] дня подряд
   *[many] дней подряд
}
statistics-longest = самая длинная серия
statistics-time = время игры
statistics-by-size = Время по размерам
statistics-size = Размер
statistics-count = Решено
statistics-best = Лучшее
statistics-median = Медиана
statistics-lately = Последние 5
statistics-techniques = Какие подсказки вы просите чаще
statistics-looks = Какие шаги вы ищете дольше всего
statistics-empty = Пока ничего не решено.
statistics-start = Выберите кроссворд.
statistics-note = Эти числа следуют из ваших игр, поэтому они одинаковы везде, где есть ваши игры.
achievements-title = Достижения
achievement-reached = достигнуто
achievement-new = Новое: { $names }
achievement-course = Весь курс
achievement-course-text = Решены все уроки
achievement-unaided = Своими силами
achievement-unaided-text = Картинка от 10×10 без подсказок
achievement-collection = Целая коллекция
achievement-collection-text = Решены все картинки одной коллекции
achievement-grades = Любая сложность
achievement-grades-text = Решено по картинке каждой сложности
achievement-week = Семь дней подряд
achievement-week-text = Каждый день что-то решено, семь дней подряд
achievement-large = Большая картина
achievement-large-text = Картинка от 900 клеток, например 30×30
achievement-expert = Знаток без подсказок
achievement-expert-text = Кроссворд для знатоков без подсказок
achievement-hundred = Сто картинок
achievement-hundred-text = Решено 100 разных кроссвордов

settings-title = Настройки
settings-look = Вид
settings-help = Помощь
settings-hand = Управление
settings-feel = Звук и вибрация
settings-data = Мои игры

setting-theme = Тема
setting-theme-auto = Как на устройстве
setting-theme-light = Светлая
setting-theme-sepia = Сепия
setting-theme-dark = Тёмная
setting-theme-contrast = Высокий контраст, светлая
setting-theme-contrast-dark = Высокий контраст, тёмная
setting-language = Язык
setting-language-auto = Как в браузере
setting-large-text = Крупный текст
setting-symbols = Значки для цветов
setting-symbols-auto = Если цвета похожи
setting-symbols-always = Всегда
setting-symbols-never = Никогда
setting-crosshair = Показывать строку и столбец
setting-motion = Движение
setting-motion-auto = Как на устройстве
setting-motion-less = Меньше
setting-check = Сообщать
setting-check-off = Ни о чём
setting-check-runs = О неверных готовых блоках
setting-check-line = О невозможных линиях
setting-check-cells = О неверных клетках
setting-finished = Гасить готовые числа
setting-finished-text = Только если их место бесспорно.
setting-auto-cross = Вычёркивать остаток готовой линии
setting-auto-cross-text = Или нажмите на её условие.
setting-timer = Показывать время
setting-without = Приёмы в подсказках
setting-without-text = Подсказки обходятся без выключенных приёмов.
setting-drag = Росчерк меняет
setting-drag-same = Клетки, как первая
setting-drag-empty = Только открытые клетки
setting-drag-all = Все клетки
setting-drag-count = Считать при росчерке
setting-long-press = Долгое нажатие ставит
setting-long-press-cross = Крестик
setting-long-press-maybe = Возможно
setting-long-press-off = Ничего
setting-sound = Звуки
setting-sound-text = Короткие и мягкие: для отметок, готовых линий и решённого кроссворда.
setting-haptics = Вибрация
setting-haptics-text = Если устройство умеет: для отметок, готовых линий и долгих нажатий.

progress-export = Сохранить все игры
progress-import = Загрузить игры
progress-text = Сохраняется сразу в этом браузере, а если есть сервер — и на нём.
progress-not-kept = Этот браузер не даёт здесь сохранять: сохраните в файл, прежде чем уйти.
progress-unreadable = Это не файл с играми.
progress-brought-fresh = { $count ->
    [one] Здесь новая: { $count } игра.
    [few] Здесь новые: { $count } игры.
   *[many] Здесь новые: { $count } игр.
}
progress-brought-further = { $count ->
    [one] { $count } игра продолжает начатую здесь.
    [few] { $count } игры продолжают начатые здесь.
   *[many] { $count } игр продолжают начатые здесь.
}
progress-brought-apart = { $count ->
    [one] { $count } игру продолжали в обоих местах: откройте её и выберите.
    [few] { $count } игры продолжали в обоих местах: откройте их и выберите.
   *[many] { $count } игр продолжали в обоих местах: откройте их и выберите.
}
progress-brought-same = { $count ->
    [one] { $count } игра уже была здесь.
    [few] { $count } игры уже были здесь.
   *[many] { $count } игр уже были здесь.
}
progress-brought-none = Игр в этом нет.
progress-link-one = Продолжить на другом устройстве
progress-link-all = Ссылка на все игры
progress-link-text = Откройте эту ссылку на другом устройстве или вставьте её там в «Загрузить», в любой копии этого сайта. Игры добавятся к тем, что там есть; ничто не перезаписывается.
progress-link-size = В самой ссылке есть всё: { $size }.
progress-link-long = В самой ссылке есть всё: { $size }. Некоторые мессенджеры обрезают такие длинные ссылки; файл останется целым.
progress-link-too-long = Это { $size } — для ссылки слишком много. Сохраните файл и загрузите его на другом устройстве.
progress-link-damaged = Ссылка повреждена, из неё ничего не взято. Скопируйте её целиком.
progress-link-question = { $count ->
    [0] Эта ссылка приносит то, чему вы научились на другом устройстве. Здесь ничто не перезаписывается.
    [one] Эта ссылка приносит { $count } игру с другого устройства. Здесь ничто не перезаписывается.
    [few] Эта ссылка приносит { $count } игры с другого устройства. Здесь ничто не перезаписывается.
   *[many] Эта ссылка приносит { $count } игр с другого устройства. Здесь ничто не перезаписывается.
}
progress-link-take = Добавить

keys-title = Клавиши
keys-move = Двигаться
keys-paint = Двигаться и закрашивать
keys-jump-five = На пять строк
keys-jump-five-sideways = На пять столбцов
keys-row-ends = Концы строки
keys-column-ends = Концы столбца
keys-news = Следующая полезная линия
keys-fill = Закрасить
keys-cross = Крестик
keys-maybe = Возможно
keys-erase = Стереть
keys-colour = Выбрать цвет
keys-speak-row = Прочитать строку вслух
keys-speak-column = Прочитать столбец вслух
keys-undo = Отменить
keys-redo = Повторить
keys-hint = Подсказка; ещё раз — следующий шаг
keys-try = Что если
keys-keep = Оставить пробу, иначе закрасить
keys-drop = Отбросить пробу, закрыть
keys-checkpoint = Поставить закладку
keys-pause = Пауза
keys-zoom = Масштаб
keys-fit = По размеру окна
keys-help = Этот список
keys-mouse = Мышь: левая закрашивает, правая ставит крестик, средняя — «возможно»; росчерк не сходит с линии. Ctrl и колесо меняют масштаб.

key-Space = Пробел
key-ArrowUp = ↑
key-ArrowDown = ↓
key-ArrowLeft = ←
key-ArrowRight = →
key-PageUp = Page Up
key-PageDown = Page Down
key-Home = Home
key-End = End
key-Enter = Enter
key-Escape = Esc
key-Backspace = Backspace
key-Delete = Delete
key-Ctrl = Ctrl
key-Shift = Shift

### The editor

edit-title = Нарисовать свой

edit-hero = Рисуйте, перетащите картинку или введите числа

edit-untitled = Без названия

edit-panel = О рисунке

edit-mode = Способ
edit-mode-draw = Рисунок
edit-mode-clues = Числа
edit-mode-draw-long = Назад к рисунку
edit-mode-clues-long = Ввести или вставить числа

edit-test = Попробовать
edit-test-back = Назад к рисунку

edit-keep = Сохранить

edit-keep-long = Сохранить в мои кроссворды

edit-kept = Сохранено в ваших кроссвордах.

edit-kept-ambiguous = Сохранено в ваших кроссвордах. Решений несколько: любое будет засчитано.

edit-keep-empty = Пока нечего сохранять.

edit-new = Новый лист

edit-drafts = Мои черновики
edit-drafts-remove = Удалить этот черновик
edit-drafts-remove-question = Удалить этот черновик? Вернуть его будет нельзя.

edit-share = Поделиться и выгрузить

edit-copy = Изменить копию
edit-copy-of = Изменить копию: { $name }
edit-copy-action = Показать и изменить
edit-copy-question = При правке видна картинка, а вы этот кроссворд ещё не решили. Показать?
edit-copy-large = В редакторе сторона не больше { $most } клеток.
edit-copy-clues = Картинка здесь неизвестна: вы правите числа.

edit-needs-server = Для этого нужен сервер nonokit: запустите «nonokit play».

edit-board-label = Лист для рисунка: столбцов { $width }, строк { $height }. Стрелки двигают, пробел рисует, буквы выбирают инструменты, ? показывает все клавиши.

edit-cell-empty = пусто

edit-tool-pencil = Карандаш
edit-tool-eraser = Ластик
edit-tool-line = Линия
edit-tool-rectangle = Прямоугольник
edit-tool-ellipse = Эллипс
edit-tool-bucket = Залить область
edit-tool-select = Выделить и переместить
edit-tool-lock = Защитить от исправлений

edit-solid = Сплошные фигуры

edit-symmetry = Симметрия
edit-symmetry-none = Без симметрии
edit-symmetry-horizontal = Левое = правое
edit-symmetry-vertical = Верх = низ
edit-symmetry-both = Обе
edit-symmetry-rotate180 = Пол-оборота
edit-symmetry-rotate90 = Четверть оборота
edit-symmetry-diagonal = Диагональ

edit-colour-add = Добавить цвет
edit-colour-ground = Цвет фона
edit-colour-edit = Изменить этот цвет
edit-colour-look = Цвет
edit-colour-name = Название
edit-colour-remove = Удалить
edit-colour-alike = Два цвета трудно различить некоторым глазам. При игре появятся значки.

edit-sheet-title = Лист

edit-width = Ширина

edit-height = Высота

edit-sheet-arrange = Расположить

edit-arrange-mirror-across = Отразить слева направо
edit-arrange-mirror-down = Отразить сверху вниз
edit-arrange-turn-left = Повернуть влево
edit-arrange-turn-right = Повернуть вправо
edit-arrange-left = Сдвинуть влево
edit-arrange-right = Сдвинуть вправо
edit-arrange-up = Сдвинуть вверх
edit-arrange-down = Сдвинуть вниз
edit-arrange-invert = Обратить цвета
edit-arrange-trash = Стереть всё

edit-handle-top = Потяните, чтобы добавить или убрать строки сверху
edit-handle-right = Потяните, чтобы добавить или убрать столбцы справа
edit-handle-bottom = Потяните, чтобы добавить или убрать строки снизу
edit-handle-left = Потяните, чтобы добавить или убрать столбцы слева

edit-underlay-add = Картинка-подложка
edit-underlay-remove = Убрать подложку
edit-underlay-opacity = Яркость

edit-status-empty = Пустой лист
edit-status-empty-text = Нарисуйте что-нибудь, перетащите картинку или введите числа.
edit-status-unfinished = Ждём чисел
edit-status-unfinished-text = Введите или вставьте числа обеих сторон. Как только станет возможно, появится решение.
edit-status-checking = Проверяю…
edit-status-unique = Единственное
edit-status-lines = по линиям
edit-status-trials = нужны пробы
edit-status-rating = Одно решение. Сложность сейчас появится.
edit-status-unrated = Одно решение. Чтобы узнать сложность, запустите сервер: «nonokit play».
edit-status-multiple = Неоднозначно: клеток { $cells }, { $islands }

edit-islands = { $count ->
    [one] { $count } островок
    [few] { $count } островка
   *[many] { $count } островков
}

edit-status-multiple-text = Клетки островка можно поменять местами, не меняя ни одного числа.
edit-status-multiple-partly = Возможно, есть ещё: не все клетки удалось посмотреть вовремя.
edit-status-none = Этим числам не отвечает ни одна картинка
edit-status-none-text = Каждая линия возможна, но не все вместе. Вероятно, одно из чисел введено неверно.
edit-status-unknown = Не решено за отведённое время
edit-status-open = { $count ->
    [one] По линиям остаётся открытой { $count } клетка
    [few] По линиям остаются открытыми { $count } клетки
   *[many] По линиям остаются открытыми { $count } клеток
}
edit-status-open-text = Единственно ли решение и как его добиться, знает сервер: запустите «nonokit play».

edit-flip-title = Другие решения
edit-flip-text = У всех одни и те же числа.
edit-flip-drawn = как нарисовано
edit-flip-place = { $number } из { $count }
edit-flip-back = Предыдущее решение
edit-flip-next = Следующее решение
edit-flip-use = Нарисовать это

edit-fix-title = Исправления
edit-fix-text = Сначала самые незаметные. Нажмите, чтобы применить.
edit-fix-searching = Ищу небольшие изменения…
edit-fix-none = Небольших изменений не хватает. Снимите защиту с клеток, откажитесь от симметрии или перерисуйте островок.
edit-fix-cut = Исправление не нашлось вовремя. Попросите меньше или перерисуйте островок.
edit-fix-met = Менять ничего не нужно.
edit-fix-done = Применено.
edit-fix-fill = Закрасить: строка { $row }, столбец { $column }
edit-fix-clear = Очистить: строка { $row }, столбец { $column }
edit-fix-paint = Строка { $row }, столбец { $column }: { $colour }
edit-fix-fill-many = { $count ->
    [one] Закрасить { $count } клетку
    [few] Закрасить { $count } клетки
   *[many] Закрасить { $count } клеток
}
edit-fix-clear-many = { $count ->
    [one] Очистить { $count } клетку
    [few] Очистить { $count } клетки
   *[many] Очистить { $count } клеток
}
edit-fix-paint-many = { $count ->
    [one] Перекрасить { $count } клетку
    [few] Перекрасить { $count } клетки
   *[many] Перекрасить { $count } клеток
}
edit-fix-bolder = Линии толще
edit-fix-complete = И готово.
edit-fix-partial = { $count ->
    [one] Определяет { $count } клетку, остаётся { $left }.
    [few] Определяет { $count } клетки, остаётся { $left }.
   *[many] Определяет { $count } клеток, остаётся { $left }.
}

edit-tool-give = Открыть клетки

edit-give = Ничего не менять, открыть клетки
edit-give-text = Картинка остаётся; несколько клеток видны с самого начала.
edit-give-some = Клетки с точкой открыты с начала. Нажмите на них глазом, чтобы закрыть.
edit-give-none = Открывать ничего не нужно.

edit-target = Цель
edit-target-unique = Единственное решение
edit-target-line-solvable = Решается по линиям
edit-target-easy = Не труднее лёгкого
edit-target-medium = Не труднее среднего

edit-profile-title = Сложность
edit-profile-techniques = Какие приёмы нужны и сколько раз
edit-profile-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
edit-profile-narrow = { $count ->
    [one] самое узкое место: { $count } ход на выбор
    [few] самое узкое место: { $count } хода на выбор
   *[many] самое узкое место: { $count } ходов на выбор
}
edit-profile-choices = Ходы на выбор, шаг за шагом
edit-profile-first = Показать первые ходы
edit-profile-first-text = Большие точки найти легко.

edit-clues-text = Одна линия — одна строка, числа через пробел. Вставьте весь кроссворд: строки и столбцы найдутся сами.
edit-clues-rows = Строки
edit-clues-columns = Столбцы
edit-clues-totals = строки { $rows }, столбцы { $columns }
edit-clues-unbalanced = Строки и столбцы должны закрашивать поровну: на одной стороне лишних { $difference }.
edit-clues-long = { $line }: нужно клеток { $need }, есть { $size }.
edit-clues-unreadable = { $line }: «{ $part }» — не число.
edit-clues-next-bad = Следующая плохая линия
edit-clues-to-picture = Нарисовать решение
edit-clues-pasted = Вставлено: строк { $rows }, столбцов { $columns }.

edit-paste-unknown = Ни картинки, ни чисел: вставлять нечего.

edit-image-title = Из картинки
edit-image-original = Картинка
edit-image-width = Ширина
edit-image-height = Высота
edit-image-proportion = Сохранять пропорции
edit-image-colours = Цвета
edit-image-colours-auto = автоматически
edit-image-threshold = Порог
edit-image-auto = Найти порог
edit-image-invert = Закрашивать светлое
edit-image-crop = Обрезать по содержимому
edit-image-keep-art = Ничего не менять, открыть клетки
edit-image-crop-box = Нужная часть картинки: обведите её. Стрелки двигают её, с Shift меняют размер.
edit-image-whole = Вся картинка
edit-image-more = Ещё
edit-image-more-server = Для контраста, растра, фона и масок нужен сервер nonokit: запустите его командой «nonokit play».
edit-image-contrast = Контраст
edit-image-dithering = Растр
edit-image-dithering-off = Нет
edit-image-dithering-ordered = Упорядоченный
edit-image-dithering-diffusion = Рассеянный
edit-image-palette = Палитра
edit-image-palette-counted = Столько цветов, сколько задано
edit-image-palette-fixed = Цвета листа
edit-image-background = Фон
edit-image-background-auto = Найти
edit-image-background-keep = Нет: картинка заполняет рамку
edit-image-background-colour = Этот цвет
edit-image-subject = Маска: картинка, светлая там, где предмет
edit-image-protect = Не менять защищённые клетки
edit-image-variants = Варианты
edit-image-working = Делаю кроссворды…
edit-image-choose = Доказано, что у каждого одно решение. Выберите.
edit-image-doubtful = Доказано, что у каждого одно решение, но узнать картинку может быть трудно: помогут размер побольше или обрезка.
edit-image-unreadable = Этот браузер не может открыть эту картинку. Сохраните её как PNG или JPEG и попробуйте снова.

edit-variant-as-asked = Как просили
edit-variant-as-drawn = Как нарисовано
edit-variant-plain = Просто
edit-variant-darker = Темнее
edit-variant-lighter = Светлее
edit-variant-local = Местный порог
edit-variant-plain-cropped = Просто, обрезано
edit-variant-strokes = Штрихи
edit-variant-broad-strokes = Широкие штрихи
edit-variant-filled = С заливкой
edit-variant-silhouette = Силуэт
edit-variant-dark-parts = Тёмные части
edit-variant-dark-parts-and-rim = Тёмные части и контур
edit-variant-without-light-parts = Без светлых частей
edit-variant-inner-lines = Внутренние линии
edit-variant-details-and-rim = Детали и контур
edit-variant-tone = Тон
edit-variant-tone-and-rim = Тон и контур
edit-variant-lines-and-rim = Линии и контур
edit-variant-on-dark = На тёмном
edit-variant-lines = Линии
edit-variant-local-tone = Местный свет
edit-variant-tone-whole-image = Тон, вся картинка
edit-variant-lines-whole-image = Линии, вся картинка
edit-variant-local-tone-whole-image = Местный свет, вся картинка
edit-variant-colours = Цвета
edit-variant-own-colours = Свои цвета
edit-variant-smooth = Сглажено
edit-variant-fewer-colours = Меньше цветов
edit-variant-few-colours = Мало цветов
edit-variant-whole-image = Вся картинка
edit-variant-in-its-surroundings = С окружением
edit-variant-whole-image-in-colour = Вся картинка в цвете
edit-variant-changed = { $count ->
    [one] изменена { $count } клетка
    [few] изменены { $count } клетки
   *[many] изменено { $count } клеток
}
edit-variant-given = { $count ->
    [one] открыта { $count } клетка
    [few] открыты { $count } клетки
   *[many] открыто { $count } клеток
}
edit-variant-likeness = сходство { $percent } %

edit-generate-title = Случайная картинка
edit-generate-text = Случайный кроссворд { $width }×{ $height } с одним решением, это доказано. Он займёт место листа.
edit-generate-density = Закрашенные клетки
edit-generate-seed = Начальное число: то же даёт тот же кроссворд
edit-generate-action = Создать
edit-generate-missed = Ничего такого же трудного вовремя не нашлось. Вот самое близкое.
edit-generate-working = Создаю…

edit-grade-line-solvable = Любой, по линиям

edit-details = Название и автор
edit-details-title = Название
edit-details-author = Автор
edit-details-licence = Лицензия
edit-details-description = Описание

edit-keys-paint = Рисовать; фигуры — начало, затем конец
edit-keys-clipboard = Выделить всё, копировать, вырезать, вставить
edit-keys-escape = Отбросить штрих или выделение
edit-keys-mouse = Мышь: левая рисует, правая стирает; Shift — квадраты, круги и прямые. Два пальца двигают и меняют масштаб.

### Collections, and what pictures show

collection-course = Курс для начинающих
collection-quick = Быстрые
collection-farm = На ферме
collection-wild = Дикие звери
collection-birds = Птицы
collection-sea = У моря
collection-garden = В саду
collection-fruit = Фрукты
collection-kitchen = На кухне
collection-town = В городе
collection-travel = В пути
collection-night = Ночь
collection-space = Космос
collection-winter = Зима
collection-home = Дома
collection-wardrobe = Гардероб
collection-workshop = Мастерская
collection-games = Игры
collection-music = Музыка
collection-faces = Лица
collection-letters = Буквы
collection-places = Места
collection-scenes = Большие сцены

title-acorn = Жёлудь
title-aeroplane = Самолёт
title-alien = Пришелец
title-anchor = Якорь
title-apple = Яблоко
title-aquarium = Аквариум
title-arrow = Стрелка
title-axe = Топор
title-ball = Мяч
title-balloon = Воздушный шар
title-banana = Банан
title-bat = Летучая мышь
title-beach = Пляж
title-bear = Медведь
title-bee = Пчела
title-bell = Колокольчик
title-bicycle = Велосипед
title-bishop = Слон (шахматы)
title-book = Книга
title-boot = Сапог
title-bottle = Бутылка
title-breakfast = Завтрак
title-bridge = Мост
title-bright-idea = Светлая мысль
title-brush = Кисть
title-burger = Бургер
title-bus = Автобус
title-busy-bee = Трудолюбивая пчела
title-butterfly = Бабочка
title-cactus = Кактус
title-cake = Торт
title-camel = Верблюд
title-camera = Фотоаппарат
title-candle = Свеча
title-car = Машина
title-carrot = Морковь
title-castle = Замок
title-cat = Кошка
title-cat-face = Мордочка кошки
title-cat-on-the-wall = Кошка на стене
title-cheese = Сыр
title-cherries = Вишни
title-chess-set = Шахматы
title-church = Церковь
title-clock = Будильник
title-clover = Клевер
title-clown = Клоун
title-clubs = Трефы
title-cow = Корова
title-crab = Краб
title-crocodile = Крокодил
title-crown = Корона
title-cup = Чашка
title-cupcake = Кекс
title-daisy = Ромашка
title-desert = Пустыня
title-diamond = Бриллиант
title-die = Игральная кость
title-dinosaur = Динозавр
title-dog = Собака
title-dog-face = Мордочка собаки
title-dolphin = Дельфин
title-doughnut = Пончик
title-dragonfly = Стрекоза
title-drum = Барабан
title-duck = Утка
title-duckling = Утёнок
title-egg = Яйцо
title-elephant = Слон
title-envelope = Конверт
title-evening-at-sea = Вечер на море
title-factory = Завод
title-farm = Ферма
title-feather = Перо
title-fir = Ёлка
title-fireworks = Фейерверк
title-fish = Рыба
title-flamingo = Фламинго
title-flying-saucer = Летающая тарелка
title-fox = Лиса
title-frog = Лягушка
title-garden-shed = Садовый сарай
title-gecko = Геккон
title-ghost = Привидение
title-gift = Подарок
title-giraffe = Жираф
title-glass = Бокал
title-glasses = Очки
title-good-dog = Хороший пёс
title-grapes = Виноград
title-guitar = Гитара
title-halloween = Хэллоуин
title-hammer = Молоток
title-harbour = Гавань
title-hare = Заяц
title-heart = Сердце
title-hedgehog = Ёж
title-helicopter = Вертолёт
title-hello = Привет
title-hen = Курица
title-heron = Цапля
title-hot-cup = Горячая чашка
title-hourglass = Песочные часы
title-house = Дом
title-ice-cream = Мороженое
title-igloo = Иглу
title-island = Остров
title-jellyfish = Медуза
title-just-hatched = Только вылупился
title-key = Ключ
title-king = Король
title-kite = Воздушный змей
title-kitten = Котёнок
title-koala = Коала
title-koi = Карп кои
title-ladybird = Божья коровка
title-lantern = Фонарик
title-leaf = Лист
title-lemon = Лимон
title-light-bulb = Лампочка
title-lighthouse = Маяк
title-lion = Лев
title-little-car = Машинка
title-little-fish = Рыбка
title-long-neck = Длинная шея
title-lorry = Грузовик
title-magnet = Магнит
title-melon = Арбуз
title-mitten = Варежка
title-monkey = Обезьяна
title-moon = Луна
title-moonlight = Лунный свет
title-mountains = Горы
title-mouse = Мышь
title-mushroom = Гриб
title-music = Музыка
title-night-owl = Ночная сова
title-note = Нота
title-octopus = Осьминог
title-orchestra = Оркестр
title-outer-space = Космос
title-owl = Сова
title-padlock = Навесной замок
title-palm = Пальма
title-panda = Панда
title-parrot = Попугай
title-pawn = Пешка
title-pear = Груша
title-pencil = Карандаш
title-penguin = Пингвин
title-piano-keys = Клавиши пианино
title-pig = Свинья
title-pineapple = Ананас
title-pirate = Пират
title-pizza = Пицца
title-planet = Планета
title-playroom = Детская
title-pocket-watch = Карманные часы
title-poppy = Мак
title-pot-plant = Комнатное растение
title-present = Подарочек
title-pumpkin = Тыква
title-queen = Ферзь
title-rabbit = Кролик
title-rainbow = Радуга
title-ring = Кольцо
title-robot = Робот
title-rocket = Ракета
title-rook = Ладья
title-sailing-boat = Парусник
title-saucepan = Кастрюля
title-savanna = Саванна
title-saw = Пила
title-scissors = Ножницы
title-scooter = Мотороллер
title-seahorse = Морской конёк
title-shark = Акула
title-sheep = Овца
title-shell = Ракушка
title-shirt = Футболка
title-skull = Череп
title-skyscrapers = Небоскрёбы
title-sleeping-village = Спящая деревня
title-small-ghost = Маленькое привидение
title-smile = Улыбка
title-smiley = Смайлик
title-snail = Улитка
title-snake = Змея
title-snowflake = Снежинка
title-snowman = Снеговик
title-sock = Носок
title-songbird = Певчая птица
title-space-walk = Выход в космос
title-spade = Лопата
title-spades = Пики
title-spanner = Гаечный ключ
title-sparrow = Воробей
title-spider = Паук
title-sprout = Росток
title-squirrel = Белка
title-stag = Олень
title-star = Звезда
title-starfish = Морская звезда
title-steam-engine = Паровоз
title-steamer = Пароход
title-strawberry = Клубника
title-street = Улица
title-street-lamp = Уличный фонарь
title-submarine = Подводная лодка
title-sunflower = Подсолнух
title-sunset = Закат
title-swan = Лебедь
title-table-lamp = Настольная лампа
title-tall-ship = Большой парусник
title-teapot = Чайник
title-teddy = Мишка
title-teddy-bear = Плюшевый мишка
title-telephone = Телефон
title-tent = Палатка
title-the-knight = Конь (шахматы)
title-the-old-captain = Старый капитан
title-toadstool = Мухомор
title-toolbox = Ящик с инструментами
title-top-hat = Цилиндр
title-toy-blocks = Кубики
title-tractor = Трактор
title-traffic-light = Светофор
title-train = Поезд
title-tree = Дерево
title-trophy = Кубок
title-trumpet = Труба
title-tulip = Тюльпан
title-turtle = Черепаха
title-umbrella = Зонт
title-up-and-away = В небесах
title-village = Деревня
title-violin = Скрипка
title-volcano = Вулкан
title-watering-can = Лейка
title-whale = Кит
title-windmill = Ветряная мельница
title-window = Окно
title-winter = Зима
title-winter-tree = Зимнее дерево
title-zebra = Зебра
title-zoo = Зоопарк
title-letter = Буква { $sign }
title-number = Цифра { $sign }

### Hints and explanations

# Формы: LINE и CELLS знают form: "in" (в строке), "accusative", "genitive" и "with" (творительный). Цвета — в мужском роде,
# с she (красная), many (красные), as (красной), as-many (красными) и of (красного). Ключ [1], а не [one]: 21 — тоже one.

## How sentences are put together

text-sentence = { $clause }.
text-next = { $text } { $next }
list-comma = { $first }, { $last }
list-and = { $first } и { $last }
list-semicolon = { $first }; { $last }
why-in-line = { LINE($line) }: { $text }

## Phrases

phrase-row = { $form ->
    [in] строке { $number }
    [accusative] строку { $number }
    [genitive] строки { $number }
   *[other] строка { $number }
}
phrase-column = { $form ->
    [in] столбце { $number }
    [accusative] столбец { $number }
    [genitive] столбца { $number }
   *[other] столбец { $number }
}
phrase-rows = { $count ->
    [1] строке { $list }
   *[other] строках { $list }
}
phrase-columns = { $count ->
    [1] столбце { $list }
   *[other] столбцах { $list }
}
phrase-place = клетка в строке { $row }, столбце { $column }
phrase-cells = { $count ->
    [1] { $form ->
        [in] клетке { $list }
        [accusative] клетку { $list }
        [genitive] клетки { $list }
        [with] клеткой { $list }
       *[other] клетка { $list }
    }
   *[other] { $form ->
        [in] клетках { $list }
        [accusative] клетки { $list }
        [genitive] клеток { $list }
        [with] клетками { $list }
       *[other] клетки { $list }
    }
}
phrase-range = { $first }–{ $last }
phrase-edge = { $form ->
    [with] { $side ->
        [left] левым
        [right] правым
        [top] верхним
       *[bottom] нижним
    } краем
   *[other] { $side ->
        [left] левый
        [right] правый
        [top] верхний
       *[bottom] нижний
    } край
}
phrase-run = { $form ->
    [into] в блок { $number }
   *[other] блок { $number }
}
phrase-run-coloured = { $form ->
    [into] в { COLOUR($colour) } блок { $number }
   *[other] { COLOUR($colour) } блок { $number }
}
phrase-run-nth = { $form ->
    [into] { $nth ->
        [2] во второй
       *[other] в { phrase-nth }
    } блок { $number }
   *[other] { phrase-nth } блок { $number }
}
phrase-run-nth-coloured = { $form ->
    [into] { $nth ->
        [2] во второй
       *[other] в { phrase-nth }
    } { COLOUR($colour) } блок { $number }
   *[other] { phrase-nth } { COLOUR($colour) } блок { $number }
}
phrase-nth = { $nth ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
    [5] пятый
    [6] шестой
    [7] седьмой
    [8] восьмой
    [9] девятый
    [last] последний
   *[other] { $nth }-й
}
phrase-value = { $value ->
    [empty] { $form ->
        [many] пусты
        [as] пустой
        [as-many] пустыми
       *[other] пуста
    }
    [filled] { $form ->
        [many] закрашены
        [as] закрашенной
        [as-many] закрашенными
       *[other] закрашена
    }
   *[colour] { $form ->
        [many] { COLOUR($colour, form: "many") }
        [as] { COLOUR($colour, form: "as") }
        [as-many] { COLOUR($colour, form: "as-many") }
       *[other] { COLOUR($colour, form: "she") }
    }
}
phrase-settled = { CELLS($cells) } { COUNT($cells) ->
    [1] { VALUE($value) }
   *[other] { VALUE($value, form: "many") }
}
phrase-excluded = { CELLS($cells) } не { COUNT($cells) ->
    [1] { VALUE($value) }
   *[other] { VALUE($value, form: "many") }
}
phrase-colour = { $name }
phrase-colour-number = { $name } { $number }
phrase-lose = { $palette ->
    [plain] { CELLS($cells) } { COUNT($cells) ->
        [1] остаётся пустой
       *[other] остаются пустыми
    }
   *[coloured] { CELLS($cells) } не { COUNT($cells) ->
        [1] может быть { COLOUR($colour, form: "as") }
       *[other] могут быть { COLOUR($colour, form: "as-many") }
    }
}
phrase-any-run = { $palette ->
    [plain] блок
   *[coloured] { COLOUR($colour) } блок
}
phrase-any-filled = { $palette ->
    [plain] закрашена
   *[coloured] { COLOUR($colour, form: "she") }
}

## Where

where-line = посмотрите на { LINE($line, form: "accusative") }
where-trial = из одной линии больше ничего не следует, поэтому испытаем: { PLACE($place) }
where-too-deep = короткая проба здесь не поможет, и следующего шага никто не обязан видеть

## Why: the whole line

why-full-line = условие { CLUE($clue) } { $count ->
    [1] закрашивает единственную клетку
    [2] занимает обе клетки линии, поэтому разместить его можно только одним способом
   *[other] занимает все клетки линии (их { $count }), поэтому разместить его можно только одним способом
}
why-empty-line = условие 0, значит, все клетки остаются пустыми
why-all-filled = { $count ->
    [1] единственная клетка, которую закрашивает условие, уже есть
    [2] обе клетки, которые закрашивает условие, уже есть
   *[other] все клетки, которые закрашивает условие, уже есть (их { $count })
}, значит, { CELLS($cells) } { COUNT($cells) ->
    [1] остаётся пустой
   *[other] остаются пустыми
}
why-all-emptied = { $count ->
    [1] закрашенной может быть только одна клетка, и она нужна условию
   *[other] закрашенных клеток может быть не больше { $count }, и условию нужны все
}, значит, { CELLS($cells) } { COUNT($cells) ->
    [1] закрашена
   *[other] закрашены
}
why-no-shared-colour = в { CELLS($cells, form: "in") } у строки и столбца нет общего цвета, значит, там пусто
why-colour-missing = в { CROSSING($cells) } нет { COLOUR($colour, form: "of") }, значит, { CELLS($cells) } не { COUNT($cells) ->
    [1] может быть { COLOUR($colour, form: "as") }
   *[other] могут быть { COLOUR($colour, form: "as-many") }
}
why-only-left = { CELLS($cells) } { COUNT($cells) ->
    [1] может теперь быть только { VALUE($value, form: "as") }
   *[other] могут теперь быть только { VALUE($value, form: "as-many") }
}

## Why: where a run lies

why-fits-into = { RUN($run) } должен поместиться в { CELLS($reach, form: "in") }, поэтому, где бы он ни начинался, он закрывает { CELLS($covered, form: "accusative") }
why-only-place = { $how ->
    [pushing] если учесть все известные клетки,{" "}
    [likewise] точно так же{" "}
   *[counting] {""}
}{ RUN($run) } помещается только в { CELLS($covered, form: "in") }
why-pushed = { $kind ->
    [row] если сдвинуть влево
   *[column] если сдвинуть вверх
}, насколько позволяют известные клетки, { RUN($run) } лежит в { CELLS($first, form: "in") }, а если { $kind ->
    [row] вправо
   *[column] вниз
} — в { CELLS($last, form: "in") }, поэтому в любом случае он закрывает { CELLS($covered, form: "accusative") }
why-reaches-only = { RUN($run) } закрывает { CELLS($filled, form: "accusative") }, поэтому остаётся в { CELLS($reach, form: "in") }, и { phrase-lose }
why-no-run-before = { $how ->
    [pushing] если учесть все известные клетки,{" "}
    [likewise] точно так же{" "}
   *[counting] {""}
}{ RUN($run) } начинается не раньше чем в { CELLS($begin, form: "in") }, значит, { phrase-lose }
why-no-run-between = { $how ->
    [pushing] если учесть все известные клетки,{" "}
    [likewise] точно так же{" "}
   *[counting] {""}
}{ RUN($before) } кончается не позже чем в { CELLS($end, form: "in") }, а { RUN($after) } начинается не раньше чем в { CELLS($begin, form: "in") }, значит, { phrase-lose }
why-no-run-after = { $how ->
    [pushing] если учесть все известные клетки,{" "}
    [likewise] точно так же{" "}
   *[counting] {""}
}{ RUN($run) } кончается не позже чем в { CELLS($end, form: "in") }, значит, { phrase-lose }

## Why: stretches of filled cells

why-part-of = { CELLS($stretch) } { COUNT($stretch) ->
    [1] входит
   *[other] входят
} { RUN($run, form: "into") }, потому что { LIST($reasons) }
reason-only-run = это единственный { phrase-any-run }
reason-shorter = { $side ->
    [before] любой { phrase-any-run } перед ним
    [after] любой { phrase-any-run } после него
   *[other] любой другой { phrase-any-run }
} слишком короток
reason-too-long = { $side ->
    [before] ни один { phrase-any-run } перед ним
    [after] ни один { phrase-any-run } после него
   *[other] ни один другой { phrase-any-run }
} не помещается в { CELLS($room, form: "in") }
reason-ends-by = { RUN($run) } кончается не позже чем в { CELLS($end, form: "in") }
reason-begins-from = { RUN($run) } начинается не раньше чем в { CELLS($begin, form: "in") }
reason-as-many = отдельных { $palette ->
    [plain] отрезков
   *[coloured] отрезков ({ COLOUR($colour) } цвет)
} здесь { $count }, и столько же блоков
why-grows = { RUN($run) } не может выйти за { WALL($wall, form: "accusative") }, поэтому закрывает и { CELLS($cells, form: "accusative") }
why-grows-at-least = каждый { phrase-any-run }, который может лежать в { CELLS($stretch, form: "in") }, не короче { $length } и не может выйти за { WALL($wall, form: "accusative") }, значит, { CELLS($cells) } { COUNT($cells) ->
    [1] { phrase-any-filled }
   *[other] { $palette ->
        [plain] закрашены
       *[coloured] { COLOUR($colour, form: "many") }
    }
}
why-complete = { RUN($run) } завершён в { CELLS($stretch, form: "in") }, значит, { phrase-lose }
why-longest = ни один { phrase-any-run } не длиннее отрезка в { CELLS($stretch, form: "in") }, значит, { phrase-lose }
why-same-length = каждый { phrase-any-run }, который может лежать в { CELLS($stretch, form: "in") }, имеет длину ровно { $length }, значит, { phrase-lose }
why-joins = { CELLS($first) } и { CELLS($second) } входят { RUN($run, form: "into") }, поэтому он закрывает и { CELLS($cells, form: "accusative") } между ними
why-too-long-together = вместе с { CELLS($cells, form: "with") } получился бы отрезок в { CELLS($whole, form: "in") } длиной { $length }, но ни один { phrase-any-run }, который туда достаёт, не длиннее { $longest }, значит, { phrase-lose }

## Why: gaps

why-would-touch = { phrase-any-run }, который начинался бы в { CELLS($cells, form: "in") }, рядом с { WALL($wall, form: "with") }, имел бы длину { $length } и упёрся бы в { CELLS($filled, form: "accusative") }, а она { phrase-any-filled }, значит, { phrase-lose }
why-gap-too-short = промежуток в { CELLS($gap, form: "in") } слишком короток, ведь каждый { phrase-any-run }, который туда достаёт, не короче { $length }, значит, { phrase-lose }
why-skips-gap = { RUN($run) } не помещается в промежутке в { CELLS($gap, form: "in") }

## Why: what cannot be, within a line

why-suppose = предположим, что { CELLS($cells) } { VALUE($value) }
why-hence = значит, { CELLS($cells) } { $palette ->
    [plain] { $value ->
        [0] закрашена
       *[other] остаётся пустой
    }
   *[coloured] не может быть { VALUE($value, form: "as") }
}
why-dead-end = но { REASON($reason) }
phrase-where = {" "}в { LINE($line, form: "in") }
reason-no-room = { RUN($run) } тогда{ $where } не помещается
reason-no-run-for = ни один { phrase-any-run } тогда{ $where } не может закрыть { CELLS($stretch, form: "accusative") }
reason-does-not-fit = { RUN($run) } не помещается в { CELLS($room, form: "in") }
reason-exceeds = { CELLS($stretch) } — это длиннее, чем { RUN($run) }
reason-already = { CELLS($cells) } уже { COUNT($cells) ->
    [1] { VALUE($value) }
   *[other] { VALUE($value, form: "many") }
}
reason-too-many-filled = тогда{ $where } закрашено клеток: { $count }, а условие закрашивает только { $total }
reason-too-few-left = закрашенных клеток тогда{ $where } может быть только { $count }, а условию нужно { $total }
reason-too-many-stretches = тогда{ $where } отдельных { $palette ->
    [plain] отрезков
   *[coloured] отрезков ({ COLOUR($colour) } цвет)
}: { $count }, а таких блоков только { $total }
why-all-agree = это трудно: надо перебрать все способы разместить { CLUE($clue) }, их { $count }, чтобы увидеть общее: { NEWS($settled, $excluded) }

## Why: trials

why-try = отметьте карандашом: { PLACE($place) } { VALUE($value) }
why-follows = тогда из { LINE($line, form: "genitive") } следует: { NEWS($settled, $excluded) }
why-breaks = но { LINE($line, form: "accusative") } тогда нельзя завершить
why-breaks-because = но { REASON($reason, where: "line") }
why-two-values = но { PLACE($place) } не может быть сразу и { VALUE($first, form: "as") }, и { VALUE($second, form: "as") }
why-either-way = в любом случае { PLACE($place) } { VALUE($value) }
why-therefore = значит, { PLACE($place) } { $palette ->
    [plain] { $value ->
        [0] закрашена
       *[other] пуста
    }
   *[coloured] не может быть { VALUE($value, form: "as") }
}
why-too-deep = { PLACE($place) } не может быть { VALUE($value, form: "as") }, но { $depth ->
    [1] чтобы это увидеть, нужно больше взглядов, чем стоит держать в голове
    [2] это показывают только пробы внутри этой пробы, а такого ни от кого нельзя требовать
   *[other] это показывает только множество вложенных проб, а такого ни от кого нельзя требовать
}

## Which cells

do-fill = { $palette ->
    [plain] закрасьте { CELLS($cells, form: "accusative") } в { LINE($line, form: "in") }
   *[coloured] закрасьте { CELLS($cells, form: "accusative") } в { LINE($line, form: "in") }: { COLOUR($colour) } цвет
}
do-empty = отметьте { CELLS($cells, form: "accusative") } в { LINE($line, form: "in") } как { COUNT($cells) ->
    [1] пустую
   *[other] пустые
}
do-not-colour = { CELLS($cells) } в { LINE($line, form: "in") } не { COUNT($cells) ->
    [1] может быть { COLOUR($colour, form: "as") }
   *[other] могут быть { COLOUR($colour, form: "as-many") }
}
do-not-empty = { CELLS($cells) } в { LINE($line, form: "in") } не { COUNT($cells) ->
    [1] может оставаться пустой
   *[other] могут оставаться пустыми
}
do-place = { PLACE($place) } { VALUE($value) }
do-place-not = { PLACE($place) } не может быть { VALUE($value, form: "as") }

## Before a step: what has to be noted first

premise = сначала заметьте: { $text }

## States without a step

state-finished-where = всё готово
state-finished-why = каждая линия отвечает своему условию
state-finished-cells = закрашивать больше нечего
state-impossible-line-where = что-то не сходится: { $lines }
state-impossible-line-why = так это не завершить: { $lines }
state-impossible-line-cells = хотя бы одну из отмеченных там клеток надо посмотреть ещё раз
state-impossible-line-cells-blank = там ничего не отмечено, значит, неверно само условие
state-wrong-cells-where = { $count ->
    [one] не сходится { $count } клетка
    [few] не сходятся { $count } клетки
   *[many] не сходятся { $count } клеток
}
state-wrong-cells-why = посмотрите ещё раз: { $lines }
state-wrong-cells-cells = в единственном решении иначе: { $places }
state-unfinishable-where = так завершить нельзя
state-unfinishable-why = ни одна картинка не отвечает условиям и всему, что отмечено
state-unfinishable-cells = верните несколько последних ходов
state-unfinishable-cells-blank = пока ничего не отмечено, значит, условия не согласуются между собой
state-several-where = отсюда подходит не одна картинка
state-several-why = условия оставляют выбор, и ни один видимый шаг не вынужден
state-several-cells = могут быть такими или иными, например: { $places }
state-stuck-where = отсюда ни один приём не ведёт дальше
state-stuck-why = разрешённого здесь не хватает для следующего шага
state-stuck-cells = разрешите больше приёмов или поставьте закладку и рискните
state-unknown-where = за отведённое время подсказка не нашлась
state-unknown-why = поиск следующего шага дольше отведённого времени
state-unknown-cells = дайте больше времени или продолжайте там, где сами что-то видите
state-rewind = { $count ->
    [0] не сходится уже первый ход
   *[other] до хода { $count } всё было верно
}
list-more = { $list } …

# Printed books.
book-contents = Содержание
book-answers = Ответы
book-rules = Как решать
book-credits = Авторы и права
book-page = страница { $page }
book-answer-on = ответ на странице { $page }
book-no-answer = ответ неизвестен
book-by = автор: { $author }
book-part = часть { $part } из { $parts }: столбцы { $columns }, строки { $rows }
book-puzzle = Кроссворд { $first }
book-puzzles = Кроссворды { $first }–{ $last }
book-credit = Кроссворды { $numbers }: { $credit }
book-licence = лицензия { $licence }
book-minutes = около { $minutes } мин
book-rules-clues = Числа слева от строки и над столбцом говорят, какие клетки закрашены: 3 1 — это группа из трёх закрашенных клеток, затем одна клетка, именно в этом порядке и хотя бы с одной пустой клеткой между группами.
book-rules-marks = Закрашивайте клетки, в которых уверены, а пустые отмечайте крестиком или точкой: и то и другое помогает линиям, которые их пересекают.
book-rules-colours = В цветных кроссвордах число окрашено в цвет своей группы. Между группами одного цвета есть хотя бы одна пустая клетка; группы разных цветов могут соприкасаться.
book-rules-one = У каждого кроссворда в этой книге ровно одно решение.
book-spread = Следующий кроссворд занимает две страницы.
book-mosaic = Каждый кроссворд этой главы — часть одной большой картины. План показывает, где его место; вместе они её и составят.
book-together = { $title }: вся картина

make-book-title = Сделать книгу
make-book-inside = Что в ней
make-book-add = Добавить файлы с кроссвордами или картинки (или перетащить их сюда)
make-book-files = Файлы и картинки
make-book-each = По одному
make-book-reading = Читаю { $name }…
make-book-look = Как она выглядит
make-book-trim = Размер страницы
make-book-large-print = Крупный шрифт
make-book-order = Порядок
make-book-order-listed = Как в списке
make-book-order-easy-first = Сначала лёгкие
make-book-cover = Обложка
make-book-cover-quilt = Много картинок
make-book-cover-portrait = Одна картинка
make-book-cover-band = Полоса картинок
make-book-cover-pencil = Карандаш
make-book-cover-title = Только название
make-book-cover-none = Без обложки
make-book-with = Включить
make-book-check = Проверить
make-book-save = Сохранить PDF
make-book-none = Ни один кроссворд ещё не выбран.
make-book-too-many = В книге может быть не больше { $most } кроссвордов.
make-book-checking = Проверяю…
make-book-making = Делаю PDF…
make-book-ready = Всё в порядке: можно печатать.
make-book-checked-only = Всё в порядке. Для PDF нужен сервер nonokit: запустите его командой «nonokit play».
make-book-needs-server = Для книги нужен сервер nonokit: запустите его командой «nonokit play».
make-book-problems = { $count ->
    [one] { $count } кроссворд нельзя напечатать в таком виде:
    [few] { $count } кроссворда нельзя напечатать в таком виде:
   *[many] { $count } кроссвордов нельзя напечатать в таком виде:
}
make-book-leave-out = Оставить без них
make-book-problem-several-solutions = У него несколько решений.
make-book-problem-no-solution = У него нет решения.
make-book-problem-undecided = Не хватило времени доказать, что решение одно.
make-book-problem-duplicate = Та же картинка, что и { $other }.
make-book-problem-size = С читаемыми числами он займёт слишком много страниц такого размера.
make-book-problem-characters = Ни в одном шрифте здесь нет всех знаков его названия.
