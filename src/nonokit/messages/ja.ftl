language-name = 日本語

### Colours, lessons, difficulties, techniques

colour-black = 黒
colour-white = 白
colour-red = 赤
colour-green = 緑
colour-blue = 青
colour-yellow = 黄色
colour-orange = オレンジ
colour-purple = 紫
colour-pink = ピンク
colour-brown = 茶色
colour-grey = 灰色
colour-gray = 灰色
colour-cyan = 水色
colour-tan = 薄茶
colour-sky-blue = 空色
colour-lime = 黄緑
colour-silver = 銀色
colour-navy = 紺色
colour-dark-green = 深緑
colour-dark-brown = こげ茶
colour-skin = 肌色
colour-violet = すみれ色
colour-magenta = マゼンタ
colour-teal = 青緑
colour-maroon = えび茶
colour-olive = オリーブ色
colour-gold = 金色
colour-beige = ベージュ
colour-turquoise = ターコイズ
colour-indigo = 藍色
colour-salmon = サーモンピンク
colour-lightblue = 淡い青
colour-lightgreen = 淡い緑
colour-darkgreen = 濃い緑
colour-darkblue = 濃い青
colour-darkred = 濃い赤

lesson-window = いっぱいのライン
lesson-trophy = 残りに×
lesson-crown = 重なり
lesson-duck = 届かないマス
lesson-sparrow = 端から
lesson-swan = 狭いすき間
lesson-star = { technique-belonging }
lesson-poppy = となり合う色
lesson-lantern = 色を見比べる
lesson-kitten = ためしてみる

grade-easy = やさしい
grade-medium = ふつう
grade-hard = むずかしい
grade-expert = 上級者向け
grade-extreme = 超難問
grade-several-solutions = 答えが複数
grade-unknown = 未評価（時間がかかりすぎる）

technique-complete = 完成したライン
technique-full = いっぱいのライン
technique-empty = 空のライン
technique-overlap = 重なり
technique-unreachable = 届かないマス
technique-capping = 両端を閉じる
technique-colour-cross-check = 色の照らし合わせ
technique-belonging = どの数字のものか
technique-growing = 壁から伸ばす
technique-touching = ぶつかり
technique-forcing = 狭いすき間
technique-joining = つなぐ
technique-splitting = 分ける
technique-size-matching = 長さが一致
technique-slide = 寄せる
technique-exact = ライン全体
technique-edge-contradiction = 端の矛盾
technique-implications = 含意の連鎖
technique-contradiction = 矛盾
technique-both-ways = どちらにしても
technique-nested = 入れ子の仮定

lesson-text-window = すき間も入れてラインの長さとちょうど同じになる数字は、すべてのマスを決めます。5 と 1 1 1 から始めましょう。
lesson-text-trophy = 塗るマスがそろったラインは、残りに×を付けます。×は交わるラインの助けになります。
lesson-text-crown = 長いブロックは、いちばん前に寄せてもいちばん後ろに寄せても同じ真ん中のマスを通ります。その重なりを塗りましょう。
lesson-text-duck = ブロックの通る場所が分かれば、どのブロックも届かないマスは空です。
lesson-text-sparrow = 端や×のそばの塗られたマスは、そのブロックの始まりを教えてくれます。端から離れる方へ伸ばしましょう。
lesson-text-swan = 入りうるどのブロックにも短すぎるすき間は空のままで、ブロックは入る場所へ押し出されます。
lesson-text-star = { learn-belonging }
lesson-text-poppy = カラーでは色の違うブロックはくっついてもかまいません。すき間が要るのは同じ色のブロックの間だけです。
lesson-text-lantern = マスの色は、行にも列にもまだ必要な色だけです。二つの数字を見比べましょう。
lesson-text-kitten = どのラインからも分からなくなったら、頭の中で一マスためします。完成できないラインが出れば、その逆が正解です。

learn-full = すき間も入れてライン全体が必要な数字は、置き方が一通りしかありません。
learn-empty = 数字が 0 なら、そのラインのマスはすべて空です。
learn-complete = 塗るマスがそろったら、残りはすべて空です。逆に、空いたマスがちょうど足りる数なら、すべて塗ります。
learn-overlap = 長いブロックを片方の端に寄せ、次にもう片方に寄せます。どちらでも塗られるマスは確実です。
learn-unreachable = どのブロックも届かないマスは空です。
learn-capping = ブロックと同じ長さになった並びは完成です。両側は空になります。
learn-colour-cross-check = マスの色は、行にも列にもまだ必要な色だけです。
learn-belonging = 塗られた並びがどのブロックのものか見つけましょう。そのブロックは遠くにはありません。
learn-growing = 端や×のそばの塗りマスは、そちら側に場所がないので、反対側へ伸びます。
learn-touching = ここから始まるブロックが塗りマスにぶつかって長くなりすぎるなら、ここからは始まりません。
learn-forcing = 入りうるどのブロックにも短すぎるすき間は空のままです。
learn-joining = 同じブロックにしかなりえない二つの並びは、間のマスも塗ります。
learn-size-matching = 並びになりうるブロックがすべて同じ長さなら、並びはそこで終わりです。
learn-splitting = 一マスをはさんだ二つの並びがつながると長すぎるなら、そのマスは空です。
learn-slide = 分かっているマスに合わせて、すべてのブロックを片端に、次に反対の端に寄せます。どちらでも塗られるマスは確実です。
learn-exact = マスを塗ったと仮定して、ラインのブロックがまだ入るか考えます。入らなければ空、逆も同じです。
learn-edge-contradiction = いちばん外側の空いたラインで一マスためします。交わるラインが内側へ伸び、次のラインが成り立たなくなることがあります。
learn-implications = ここを塗ると、あそこは空、するとそこは塗り…と続けて、一つのマスが両方になったら、最初が間違いです。
learn-contradiction = 一マスを仮に書き、ラインをたどります。完成できないラインが出たら、その逆が正解です。
learn-both-ways = 一マスを塗った場合と空の場合をためします。どちらでも同じになるマスは確実です。

### The player

close = 閉じる

cancel = キャンセル

save = 保存

back = パズル一覧

undo = 元に戻す

redo = やり直す

loading = お待ちください…

save-full = このブラウザーには空きがありません。進み具合を書き出し、パズルをいくつか削除してください。

storage-damaged = このブラウザーに保存された一部を読み取れませんでした。別に取り置いてあり、「進み具合を書き出す」に含まれます。

line-row = { $number }行目
line-column = { $number }列目

cell-unknown = 未定
cell-maybe = たぶん
cell-cross = ×
cell-filled = 塗り
cell-spoken = { $row }行{ $column }列：{ $value }

clue-runs = 数字 { $runs }
clue-empty = 数字 0
clue-missing = 数字なし

summary-line = { $line }：{ $clue }、{ $cells }
summary-cell = マス{ $from } { $what }
summary-cells = マス{ $from }～{ $to } { $what }
summary-unknown = 未定 { $count }

board-label = お絵かきロジック、{ $width }列×{ $height }行。矢印で移動、スペースで塗り、Xで×、Lで行、Cで列を読み上げます。

gallery-title = お絵かきロジック

day-title = 今日のパズル
day-of = { $date }のパズル
day-offline = 今日のパズルには nonokit サーバーが必要です。代わりにライブラリーから一つ選びました。
day-to-come = その日のパズルは、まだ先のお楽しみです。
day-streak = { $count }日連続
day-no-streak = 毎日一枚、月曜から日曜へだんだん難しく
day-calendar = カレンダー
calendar-before = 前の月
calendar-after = 次の月

random-title = おまかせ
random-text = まだ見たことのない絵

group-continue = 続きから
group-course-text = 小さなパズルで、解き方を一つずつ。
group-mine = 自分のパズル
group-collections = コレクション
collection-solved = { $count }問中{ $solved }問
collection-none = そのコレクションはありません。

card-number = No. { $number }
card-of = { $collection } { $number }
card-lesson = レッスン{ $number }

state-new = 未着手
state-started = 途中
state-solved = 完成

filter-search = 検索
filter-size = 大きさ
filter-difficulty = 難しさ
filter-colour = 色
filter-state = 状態
filter-size-small = 10まで
filter-size-medium = 11～20
filter-size-large = 21～35
filter-size-huge = 36以上
filter-colour-plain = 白黒
filter-colour-coloured = カラー
filter-state-new = 未着手
filter-state-started = 途中
filter-state-solved = 完成
filter-found = { $count }問
filter-none = 条件に合うパズルがありません。条件をゆるめるか、読み込んでください。
filter-clear = すべて表示

puzzle-untitled = パズル
puzzle-not-found = このパズルはここにありません。サーバーが必要か、リンクが壊れています。
page-not-loaded = ページのこの部分を読み込めませんでした。通信を確かめて、ページを読み込み直してください。

pause = 一時停止
pause-resume = 続ける

try-title = もしも
try-running = もしも…
try-keep = 残す
try-drop = やめる

tools-title = 道具

tool-fill = 塗る
tool-cross = ×
tool-maybe = たぶん
tool-erase = 消す

palette-title = 色

menu-title = メニュー

zoom-in = 拡大
zoom-out = 縮小
zoom-fit = 画面に合わせる

news-none = 一つのラインだけで分かることはありません。ヒントをどうぞ。

hint-title = ヒント
hint-steps = ヒントの段階
hint-step-where = どこ
hint-step-why = なぜ
hint-step-cells = 置く
hint-moved = 先に進みましたね。またいつでもどうぞ。
hint-again = 次のヒント
hint-closer = もっと詳しく
hint-ask-why = なぜ？
hint-ask-cells = 代わりに置く
hint-where = { $line }を見てください。{ $count }マス決まります。
hint-empty = { $line }：数字が 0 なので、すべて空です。
hint-complete = { $line }：ブロックがそろったので、残りの{ $count }マスは空です。
hint-overlap = { $count ->
    [1] { $line }：{ $length } はどこから始めてもマス{ $from }を通ります。
   *[other] { $line }：{ $length } はどこから始めてもマス{ $from }～{ $to }を通ります。
}
hint-only-place = { $count ->
    [1] { $line }：{ $length } が入るのはマス{ $from }だけです。
   *[other] { $line }：{ $length } が入るのはマス{ $from }～{ $to }だけです。
}
hint-unreachable = { $line }：どのブロックも届かない{ $count }マスは空です。
hint-exact = { $line }：入る置き方をすべて考えてみましょう。{ $count }マスはどの置き方でも同じです。
hint-mistake = { $line }はこのままでは完成しません。ここか、交わるラインに間違いがあります。
hint-none = いまは一つのラインだけで決まるマスがありません。
hint-needs-server = これより難しい手には nonokit サーバーが必要です。「nonokit play」で起動してください。
hint-loading = これより難しい手は、読み込みが終わるまでお待ちください…

learn-title = 学ぶ
learn-hero = ルール、解き方、トレーニング
learn-back = コースに戻る
learn-text = 解き方ごとに一つのレッスン。まずお手本、次にその解き方だけが簡単な一手になる局面です。ヒントなしで{ $most }問正解すれば修了です。
learn-finished = 「{ $lesson }」が終わりました。次はどれにしますか。
learn-continue = 続ける
learn-train = トレーニング
learn-due = { $count ->
    [0] 見落としやすい手に合わせた新しい局面
   *[other] 復習する局面 { $count }
}
learn-rules = ルール
learn-rules-0 = 行の横の 3 は「続けて3マス塗る」という意味です。塗りましょう。なぞって一度に塗れます。
learn-rules-1 = 数字が二つなら、間を空けた二つのかたまりです。3マスに 1 1 が入る置き方は一つだけ。両端を塗りましょう。
learn-rules-2 = 列は上から読みます。最初と最後の列の 2 はもうそろっているので、その下のマスに×を付けましょう。×の道具か、右クリック、または長押しです。
learn-rules-3 = 最後の行の 1 が入るマスは一つだけ。塗ると絵が見えます。
learn-find = 簡単な一手があります。見つけて、全部置いてください。
learn-watch = お手本を見てください。
learn-start = やってみる
learn-again = もう一度
learn-show = 答えを見る
learn-undo = 取り消す
learn-next = 次へ
learn-progress = ヒントなし { $count }／{ $most }
learn-mastered = 修了
learn-right = 正解です。
learn-right-later = 正解です。この局面はあとでもう一度出ます。
learn-partly = そこまでは正解。でも、まだ分かることがあります。
learn-unfounded = そうかもしれませんが、まだ一目では決まりません。
learn-wrong = それはありえません。もう一度見てください。

hint-find = 自分で見つける
hint-find-text = そこで決まるマスはどれでしょう。置いてみてください。合っているかお答えします。
hint-find-right = はい、それです。
hint-find-wrong = いいえ、それはありえません。
hint-find-elsewhere = 別の場所でした。正解はこちらです：

branch-title = 二か所で進んだゲーム
branch-text = このゲームは、ここと別の場所で別々に進みました。どちらを続けますか。
branch-here = いまの盤面
branch-there = もう一方
branch-note = 選ばなかった方は、しおりとして残ります。
branch-checkpoint = { $time }の状態
branch-settled = もう一方はしおりにあります。

checkpoint-title = しおり
checkpoint-add = しおりをはさむ
checkpoint-name = 名前
checkpoint-added = しおり「{ $name }」をはさみました。
checkpoint-remove = 「{ $name }」を削除
checkpoint-none = まだありません。
checkpoint-text = 押すとそこへ戻ります。「元に戻す」でここに帰れます。

restart-title = 最初から
restart-question = 白紙から始めますか。「元に戻す」で取り戻せます。

remove-title = このパズルを削除
remove-question = このパズルを自分のパズルから削除しますか。

check-title = ここまでを確認
check-fine = ここまですべて正解です。
check-unknown = このパズルはここでは確認できません。サーバーが必要か、答えが複数あります。
check-wrong = 間違っているマスが{ $count }あります。

rewind-title = 最初の間違いの前に戻る
rewind-action = 間違いの前に戻る
rewind-none = 間違いはありません。
rewind-done = { $count }手戻りました。
rewind-unknown = ここでは答えが分かりません。サーバーが必要か、答えが複数あります。

solved-title = 完成
solved-time = { $time }
solved-hints = { $count ->
    [0] ヒントなし
   *[other] ヒント{ $count }回
}
solved-next = 次のパズル
solved-replay = 解き方を再生
solved-share = 絵を共有
share-card-saved = { $name } を保存しました。お好きな所で共有してください。

import-title = 読み込む
import-text = ほとんどのお絵かきロジック形式を読めます。ファイルをどこかに落とすか、貼り付けることもできます。
import-paste = テキスト、コード、リンク
import-placeholder = RrW8eI3iI3
import-file = ファイル
import-action = 読み込む
import-empty = 何か貼り付けるか、ファイルを選んでください。
import-large = { $name } は 5 MB を超えています。
import-nothing = パズルが入っていません。
import-failed = 読めませんでした：{ $reason }
import-needs-server = この形式には nonokit サーバーが必要です。コード、リンク、独自の JSON は要りません。
import-done = { $count }問を自分のパズルに加えました。

scan-photo = パズルの写真か画面の画像
scan-title = 写真からパズル
scan-picture = 写真
scan-working = 写真を読んでいます…
scan-failed = { $reason }
scan-sure = { $width }×{ $height }、すべての数字を読みました。
scan-doubts = 写真と見比べるラインが{ $count }あります。
scan-row = { $number }行目
scan-column = { $number }列目
scan-sums = 塗るマスは行で{ $rows }、列で{ $columns }です。
scan-lines = すべての行と列
scan-add = パズルを加える
scan-needs-server = 写真は nonokit サーバーが読みますが、応答がありません。「nonokit play」で起動するか、写真をもっと小さく切り取ってみてください。
scan-why-corrected = { $other } に見えますが、ほかのヒントに合うのは { $reading } だけです。
scan-why-told = ここにはっきり読める数字がありません。ほかのヒントからは { $reading } です。
scan-why-contested = { $reading } か { $other }。どちらもほかのヒントに合います。
scan-why-unsure = 読みにくい数字: { $numbers }
scan-why-cut = 写真がここで終わっています。{ $numbers } は切れているかもしれません。
scan-why-missing = ここに数字が見つかりませんでした。
scan-why-edge = この端にはっきり読める数字がありません。空のラインか、パズルの外かもしれません。
scan-why-left-out = このラインとヒントの間に、空のラインが一つ入るかもしれません。大きさを見比べてください。
scan-why-sums = 行と列で塗るマスの数が合いません。このラインは読み取りが特に不確かです。
scan-why-no-picture = このヒントに合う絵がありません。このラインは読み取りが特に不確かです。
scan-several = 印刷されたパズルにもあるように、このヒントには絵が二つ以上あります。
scan-mixed = 同じラインの数字の色が異なります。カラーのパズルは画像から読み取れません。入力するか、ファイルを読み込んでください。
scan-choices = 考えられる読み方
scan-paste = 貼り付けたり、ここへドロップしたりもできます。
scan-longer = まだ読んでいます。大きい写真やぼやけた写真は30秒ほどかかることがあります。
scan-advice = うまく読むには：パズル全体をヒントも含めて真上から、くっきりと、むらのない明るさで撮ってください。画面の画像がいちばん確実です。
scan-again = ほかの写真を選ぶ
scan-type = ヒントを入力する
scan-camera = 写真を撮る
scan-not-here = このページだけでは写真を読めません。パソコンで「pip install 'nonokit[scan]'」、続けて「nonokit play」を実行すると、読めるページが開きます。または、エディターでヒントを入力してください。
scan-begun-title = このパズルは途中まで解かれています
scan-begun-cells = 写真では塗ったマスが{ $filled }、×印が{ $crossed }あります。
scan-begun-wrong = ほかの{ $count }マスはヒントに合わないので、空のままにします。
scan-begun-photo = 写真の続きから始める
scan-begun-empty = 白紙から始める
scan-begun-here = ここにある盤面の続きから始める
scan-begun-solved = 写真では解き終わっています。自分で解けるように、その内容は引き継ぎません。
scan-begun-taken = 盤面は写真のとおりです。「元に戻す」で取り消せます。

doctor-find = 間違いを探す
doctor-working = 間違いを探しています…
doctor-title = このヒントに合う絵がありません
doctor-keep = このまま残す
doctor-one = { $count ->
    [1] この訂正で説明がつきます。タップすると反映されます。
   *[other] いちばんありそうな訂正が最初にあります。タップすると反映されます。
}
doctor-several = 同じくらいありそうな訂正が { $count } 件あります。元の問題と見比べてください。
doctor-nothing = よくある間違いでは説明できません。数字を元の問題と見比べてください。
doctor-many = 絵が一つに決まりません
doctor-changed = { $line }: { $before } ではなく { $after }
doctor-lines-exchanged = { $side ->
    [row] 行
   *[column] 列
} { $number } と { $next } が入れ替わっています
doctor-line-missing = { $line } が抜けています: { $after }
doctor-line-twice = { $line } が重複しています: { $before }
doctor-side-reversed = { $side ->
    [row] 行は下から並んでいます
   *[column] 列は右から並んでいます
}
doctor-numbers-reversed = { $side ->
    [row] 行の数字は右から並んでいます
   *[column] 列の数字は下から並んでいます
}

share-title = 共有
share-link = リンク
share-code = コード
share-only-here = このリンクはこのコンピューターでしか開けません。ここで動くサーバーにはほかの人は届きません。コード、ファイル、画像を送るか、「nonokit play --public-url」で誰でも開ける場所を指定してください。
share-only-file = このページは一つのファイルです。そのまま送るか、コードを送ってください。
share-embed = 自分のページ用（HTML）
share-only-network = このリンクはこのネットワークの中でだけ開けます。ほかの人にはコード、ファイル、画像を送ってください。
share-copy = コピー
share-copied = コピーしました。
share-qr = リンクの QR コード
share-no-qr = このパズルは QR コードには大きすぎます。リンクかファイルをお使いください。
share-file = ファイル
share-save = 保存
share-saved = { $name } を保存しました。
share-losses = 保存しました。この形式に入らなかったもの：{ $losses }
share-needs-server = この形式には nonokit サーバーが必要です。JSON には要りません。

format-json = nonokit JSON
format-non = NON
format-xml = webpbn XML
format-g = Olšák G
format-svg = SVG 画像
format-png = PNG 画像
format-pdf = PDF

print-title = 印刷
print-heading = お絵かきロジック { $width }×{ $height }

statistics-title = 記録
statistics-solved = 完成
statistics-streak = { $count ->
   *[other] 日連続
}
statistics-longest = 最長連続日数
statistics-time = 遊んだ時間
statistics-by-size = 大きさ別の時間
statistics-size = 大きさ
statistics-count = 完成
statistics-best = 最短
statistics-median = 中央値
statistics-lately = 最近の5問
statistics-techniques = よく使ったヒント
statistics-looks = 長く探した手
statistics-empty = まだ完成がありません。
statistics-start = パズルを選びましょう。
statistics-note = これらの数字はあなたのゲームから計算されるので、ゲームのある所ならどこでも同じです。
achievements-title = 実績
achievement-reached = 達成
achievement-new = 新しい実績：{ $names }
achievement-course = 講座を修了
achievement-course-text = すべてのレッスンを解いた
achievement-unaided = 自力で
achievement-unaided-text = 10×10以上の絵をヒントなしで解いた
achievement-collection = コレクション完成
achievement-collection-text = 一つのコレクションの絵をすべて解いた
achievement-grades = すべての難しさ
achievement-grades-text = それぞれの難しさの絵を一つずつ解いた
achievement-week = 七日続けて
achievement-week-text = 七日間、毎日何かを解いた
achievement-large = 大きな絵
achievement-large-text = 30×30など、900マス以上の絵を解いた
achievement-expert = 上級を自力で
achievement-expert-text = 上級者向けの問題をヒントなしで解いた
achievement-hundred = 百枚の絵
achievement-hundred-text = 100問を解いた

settings-title = 設定
settings-look = 見た目
settings-help = お助け
settings-hand = 操作
settings-feel = 音と振動
settings-data = 進み具合

setting-theme = テーマ
setting-theme-auto = 端末に合わせる
setting-theme-light = ライト
setting-theme-sepia = セピア
setting-theme-dark = ダーク
setting-theme-contrast = ハイコントラスト（ライト）
setting-theme-contrast-dark = ハイコントラスト（ダーク）
setting-language = 言語
setting-language-auto = ブラウザーに合わせる
setting-large-text = 大きな文字
setting-symbols = 色の記号
setting-symbols-auto = 色が似ているとき
setting-symbols-always = いつも
setting-symbols-never = 使わない
setting-crosshair = 行と列を示す
setting-motion = 動き
setting-motion-auto = 端末に合わせる
setting-motion-less = 少なく
setting-check = 知らせる内容
setting-check-off = なし
setting-check-runs = 間違った完成ブロック
setting-check-line = 完成できないライン
setting-check-cells = 間違ったマス
setting-finished = 済んだ数字を薄くする
setting-finished-text = 場所が確実なときだけ。
setting-auto-cross = 完成したラインの残りに×
setting-auto-cross-text = 数字を押しても付きます。
setting-timer = 時間を表示
setting-without = ヒントで使う解き方
setting-without-text = 切にした解き方はヒントで使いません。
setting-drag = なぞると変わるマス
setting-drag-same = 最初と同じマス
setting-drag-empty = 空いたマスだけ
setting-drag-all = すべてのマス
setting-drag-count = なぞる間に数える
setting-long-press = 長押しで付ける
setting-long-press-cross = ×
setting-long-press-maybe = たぶん
setting-long-press-off = なし
setting-sound = 音
setting-sound-text = マス、完成した列、クリアのときに短くやわらかく鳴ります。
setting-haptics = 振動
setting-haptics-text = 対応する端末で、マス、完成した列、長押しのときに振動します。

progress-export = 進み具合を書き出す
progress-import = 進み具合を読み込む
progress-text = すぐにこのブラウザーに保存し、サーバーがあればそこにも保存します。
progress-not-kept = このブラウザーでは保存できません。終わる前に書き出してください。
progress-unreadable = 進み具合のファイルではありません。
progress-brought-fresh = { $count }件のゲームが新しく加わりました。
progress-brought-further = { $count }件は、ここでの続きです。
progress-brought-apart = { $count }件は両方で進められていました。開いて選んでください。
progress-brought-same = { $count }件はすでにここにあります。
progress-brought-none = ゲームは入っていません。
progress-link-one = 別の端末で続ける
progress-link-all = すべてのゲームのリンク
progress-link-text = 別の端末でこのリンクを開くか、このサイトのどのコピーでも「読み込む」に貼り付けてください。ゲームはそこにあるものに加えられ、何も上書きされません。
progress-link-size = リンクそのものにすべて入っています（{ $size }）。
progress-link-long = リンクそのものにすべて入っています（{ $size }）。これほど長いリンクを途中で切るメッセンジャーもあります。ファイルなら切れません。
progress-link-too-long = { $size }あり、リンクには大きすぎます。ファイルに保存して、別の端末で読み込んでください。
progress-link-damaged = リンクが壊れているため、何も取り込みませんでした。全体をコピーしてください。
progress-link-question = { $count ->
    [0] 別の端末で学んだことを取り込むリンクです。ここのものは上書きされません。
   *[other] 別の端末から{ $count }件のゲームを取り込むリンクです。ここのものは上書きされません。
}
progress-link-take = 取り込む

keys-title = キー
keys-move = 移動
keys-paint = 塗りながら移動
keys-jump-five = 5行先へ
keys-jump-five-sideways = 5列先へ
keys-row-ends = 行の端
keys-column-ends = 列の端
keys-news = 次に分かるラインへ
keys-fill = 塗る
keys-cross = ×
keys-maybe = たぶん
keys-erase = 消す
keys-colour = 色を選ぶ
keys-speak-row = 行を読み上げる
keys-speak-column = 列を読み上げる
keys-undo = 元に戻す
keys-redo = やり直す
keys-hint = ヒント（もう一度で次の段階）
keys-try = もしも
keys-keep = もしもを残す、または塗る
keys-drop = もしもをやめる、閉じる
keys-checkpoint = しおりをはさむ
keys-pause = 一時停止
keys-zoom = 拡大・縮小
keys-fit = 画面に合わせる
keys-help = この一覧
keys-mouse = マウス：左で塗り、右で×、中ボタンで「たぶん」。なぞると一つのラインに沿います。Ctrl とホイールで拡大・縮小。

key-Space = スペース
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

edit-title = 自分で描く

edit-hero = 描く、画像を落とす、数字を打つ

edit-untitled = 無題

edit-panel = 絵について

edit-mode = 作り方
edit-mode-draw = 絵
edit-mode-clues = 数字
edit-mode-draw-long = 絵に戻る
edit-mode-clues-long = 数字を打つ・貼る

edit-test = ためす
edit-test-back = 絵に戻る

edit-keep = 保存

edit-keep-long = 自分のパズルに保存

edit-kept = 自分のパズルに保存しました。

edit-kept-ambiguous = 自分のパズルに保存しました。答えが複数あり、どれでも正解になります。

edit-keep-empty = 保存するパズルがまだありません。

edit-new = 新しい用紙

edit-drafts = 下書き
edit-drafts-remove = この下書きを削除
edit-drafts-remove-question = この下書きを削除しますか。元には戻せません。

edit-share = 共有と書き出し

edit-copy = 写しを編集
edit-copy-of = { $name } の写しを編集
edit-copy-action = 見て編集
edit-copy-question = 編集すると絵が見えます。まだ解いていませんが、見ますか。
edit-copy-large = 編集できるのは一辺{ $most }マスまでです。
edit-copy-clues = 絵が分からないので、数字を編集します。

edit-needs-server = これには nonokit サーバーが必要です。「nonokit play」で起動してください。

edit-board-label = お絵かき用紙、{ $width }列×{ $height }行。矢印で移動、スペースで描き、文字キーで道具、? でキーの一覧。

edit-cell-empty = 空

edit-tool-pencil = 鉛筆
edit-tool-eraser = 消しゴム
edit-tool-line = 直線
edit-tool-rectangle = 四角形
edit-tool-ellipse = だ円
edit-tool-bucket = 塗りつぶし
edit-tool-select = 選んで動かす
edit-tool-lock = 修正から守る

edit-solid = 図形を塗る

edit-symmetry = 対称
edit-symmetry-none = 対称なし
edit-symmetry-horizontal = 左右対称
edit-symmetry-vertical = 上下対称
edit-symmetry-both = 両方
edit-symmetry-rotate180 = 半回転
edit-symmetry-rotate90 = 四分の一回転
edit-symmetry-diagonal = 斜め

edit-colour-add = 色を加える
edit-colour-ground = 背景の色
edit-colour-edit = この色を変える
edit-colour-look = 色
edit-colour-name = 名前
edit-colour-remove = 削除
edit-colour-alike = 見分けにくい人がいる色があります。遊ぶときに記号が付きます。

edit-sheet-title = 用紙

edit-width = 幅

edit-height = 高さ

edit-sheet-arrange = 配置

edit-arrange-mirror-across = 左右反転
edit-arrange-mirror-down = 上下反転
edit-arrange-turn-left = 左に回す
edit-arrange-turn-right = 右に回す
edit-arrange-left = 左へずらす
edit-arrange-right = 右へずらす
edit-arrange-up = 上へずらす
edit-arrange-down = 下へずらす
edit-arrange-invert = 反転
edit-arrange-trash = 全部消す

edit-handle-top = 引いて上の行を増やす・減らす
edit-handle-right = 引いて右の列を増やす・減らす
edit-handle-bottom = 引いて下の行を増やす・減らす
edit-handle-left = 引いて左の列を増やす・減らす

edit-underlay-add = なぞる画像
edit-underlay-remove = なぞる画像を外す
edit-underlay-opacity = 濃さ

edit-status-empty = 白紙
edit-status-empty-text = 何か描くか、画像を落とすか、数字を打ってください。
edit-status-unfinished = 数字を待っています
edit-status-unfinished-text = 両側の数字を打つか貼ってください。可能になり次第、答えが出ます。
edit-status-checking = 確認中…
edit-status-unique = 答えは一つ
edit-status-lines = ラインだけで解ける
edit-status-trials = 仮定が必要
edit-status-rating = 答えは一つです。難しさはまもなく出ます。
edit-status-unrated = 答えは一つです。難しさを知るには「nonokit play」でサーバーを起動してください。
edit-status-multiple = あいまい：{ $islands }に{ $cells }マス

edit-islands = { $count }か所

edit-status-multiple-text = 同じ所のマスは、数字を変えずに入れ替えられます。
edit-status-multiple-partly = ほかにもあるかもしれません。時間内に全部は見られませんでした。
edit-status-none = この数字に合う絵はありません
edit-status-none-text = 各ラインは可能ですが、全部同時には成り立ちません。打ち間違いがありそうです。
edit-status-unknown = 時間内に決まりません
edit-status-open = ラインだけでは{ $count }マス残ります
edit-status-open-text = 答えが一つか、どう直すかはサーバーが知っています。「nonokit play」を起動してください。

edit-flip-title = ほかの答え
edit-flip-text = どれも数字は同じです。
edit-flip-drawn = 描いたまま
edit-flip-place = { $count }つのうち{ $number }番目
edit-flip-back = 前の答え
edit-flip-next = 次の答え
edit-flip-use = これを描く

edit-fix-title = 修正
edit-fix-text = 目立たないものから順です。押すと適用します。
edit-fix-searching = 小さな修正を探しています…
edit-fix-none = 小さな修正では足りません。保護や対称を外すか、その所を描き直してください。
edit-fix-cut = 時間内に見つかりませんでした。条件を減らすか、描き直してください。
edit-fix-met = 変える必要はありません。
edit-fix-done = 適用しました。
edit-fix-fill = { $row }行{ $column }列を塗る
edit-fix-clear = { $row }行{ $column }列を消す
edit-fix-paint = { $row }行{ $column }列を{ $colour }にする
edit-fix-fill-many = { $count }マスを塗る
edit-fix-clear-many = { $count }マスを消す
edit-fix-paint-many = { $count }マスに色を塗る
edit-fix-bolder = 線を太くする
edit-fix-complete = これで完成です。
edit-fix-partial = { $count }マス決まり、残り{ $left }マス。

edit-tool-give = マスを見せる

edit-give = 変えずにマスを見せる
edit-give-text = 絵はそのまま。最初からいくつかのマスが見えます。
edit-give-some = 点の付いたマスは最初から見えます。目の道具で押すと取り消せます。
edit-give-none = 見せる必要はありません。

edit-target = 目標
edit-target-unique = 答えは一つ
edit-target-line-solvable = ラインだけで解ける
edit-target-easy = やさしいまで
edit-target-medium = ふつうまで

edit-profile-title = 難しさ
edit-profile-techniques = 必要な解き方と回数
edit-profile-steps = { $count }手
edit-profile-narrow = いちばん狭い所で選べる手：{ $count }
edit-profile-choices = 一手ごとに選べる手の数
edit-profile-first = 最初の手を示す
edit-profile-first-text = 大きな点ほど見つけやすい手です。

edit-clues-text = 一行に一つ、数字は空白で区切ります。パズル全体を貼れば、行と列を見分けます。
edit-clues-rows = 行
edit-clues-columns = 列
edit-clues-totals = 行 { $rows }、列 { $columns }
edit-clues-unbalanced = 行と列で塗る数が同じでなければなりません。片方が{ $difference }多いです。
edit-clues-long = { $line }には{ $need }マス必要ですが、{ $size }マスしかありません。
edit-clues-unreadable = { $line }：「{ $part }」は数字ではありません。
edit-clues-next-bad = 次の誤ったライン
edit-clues-to-picture = 答えを描く
edit-clues-pasted = { $rows }行と{ $columns }列を貼りました。

edit-paste-unknown = 画像でも数字でもないので、貼れません。

edit-image-title = 画像から
edit-image-original = 元の画像
edit-image-width = 幅
edit-image-height = 高さ
edit-image-proportion = 縦横比を保つ
edit-image-colours = 色数
edit-image-colours-auto = 自動
edit-image-threshold = しきい値
edit-image-auto = しきい値を自動で
edit-image-invert = 明るい所を塗る
edit-image-crop = 中身に合わせて切る
edit-image-keep-art = 変えずにマスを見せる
edit-image-crop-box = 使う部分：ドラッグして囲みます。矢印キーで動かし、Shiftと矢印キーで大きさを変えます。
edit-image-whole = 画像全体
edit-image-more = 詳細
edit-image-more-server = コントラスト、ディザ、背景、マスクにはnonokitサーバーが必要です。「nonokit play」で起動してください。
edit-image-contrast = コントラスト
edit-image-dithering = ディザ
edit-image-dithering-off = なし
edit-image-dithering-ordered = 規則的
edit-image-dithering-diffusion = 誤差拡散
edit-image-palette = パレット
edit-image-palette-counted = 指定した色数
edit-image-palette-fixed = シートの色
edit-image-background = 背景
edit-image-background-auto = 自動
edit-image-background-keep = なし（画像が枠を満たす）
edit-image-background-colour = この色
edit-image-subject = マスク：主題のところが明るい画像
edit-image-protect = 保護したマスは変えない
edit-image-variants = 候補
edit-image-working = パズルを作っています…
edit-image-choose = どれも答えが一つと証明済みです。選んでください。
edit-image-doubtful = どれも答えが一つと証明済みですが、何の絵か分かりにくいかもしれません。大きくするか切り抜いてみてください。
edit-image-unreadable = このブラウザーではその画像を開けません。PNG か JPEG で保存して、もう一度試してください。

edit-variant-as-asked = 指定どおり
edit-variant-as-drawn = 描いたまま
edit-variant-plain = そのまま
edit-variant-darker = 暗め
edit-variant-lighter = 明るめ
edit-variant-local = 部分ごと
edit-variant-plain-cropped = そのまま、切り抜き
edit-variant-strokes = 線
edit-variant-broad-strokes = 太い線
edit-variant-filled = 塗り
edit-variant-silhouette = 影絵
edit-variant-dark-parts = 暗い部分
edit-variant-dark-parts-and-rim = 暗い部分と輪郭
edit-variant-without-light-parts = 明るい部分なし
edit-variant-inner-lines = 内側の線
edit-variant-details-and-rim = 細部と輪郭
edit-variant-tone = 濃淡
edit-variant-tone-and-rim = 濃淡と輪郭
edit-variant-lines-and-rim = 線と輪郭
edit-variant-on-dark = 暗い地に
edit-variant-lines = 線画
edit-variant-local-tone = 部分の明暗
edit-variant-tone-whole-image = 濃淡、全体
edit-variant-lines-whole-image = 線画、全体
edit-variant-local-tone-whole-image = 部分の明暗、全体
edit-variant-colours = カラー
edit-variant-own-colours = 元の色
edit-variant-smooth = なめらか
edit-variant-fewer-colours = 色を減らす
edit-variant-few-colours = 少ない色
edit-variant-whole-image = 全体
edit-variant-in-its-surroundings = 周囲も入れて
edit-variant-whole-image-in-colour = 全体をカラーで
edit-variant-changed = { $count }マス変更
edit-variant-given = { $count }マス公開
edit-variant-likeness = 一致 { $percent } %

edit-generate-title = でたらめな絵
edit-generate-text = { $width }×{ $height }の無作為なパズル。答えが一つと証明されています。用紙と入れ替わります。
edit-generate-density = 塗るマスの割合
edit-generate-seed = シード値(同じ値なら同じパズル)
edit-generate-action = 作る
edit-generate-missed = 同じ難しさのものは時間内に見つかりませんでした。いちばん近いものです。
edit-generate-working = 作成中…

edit-grade-line-solvable = ラインだけで解けるもの

edit-details = 題名と作者
edit-details-title = 題名
edit-details-author = 作者
edit-details-licence = ライセンス
edit-details-description = 説明

edit-keys-paint = 描く。図形は始点、次に終点
edit-keys-clipboard = すべて選択、コピー、切り取り、貼り付け
edit-keys-escape = 線や選択をやめる
edit-keys-mouse = マウス：左で描き、右で消す。Shift で正方形・円・直線。2本指で移動と拡大・縮小。

### Collections, and what pictures show

collection-course = 初心者コース
collection-quick = 小さなパズル
collection-farm = 農場で
collection-wild = 野生動物
collection-birds = 鳥
collection-sea = 海
collection-garden = 庭で
collection-fruit = くだもの
collection-kitchen = 台所
collection-town = 街で
collection-travel = 旅と乗り物
collection-night = 夜
collection-space = 宇宙
collection-winter = 冬
collection-home = 家の中
collection-wardrobe = クローゼット
collection-workshop = 工房
collection-games = ゲーム
collection-music = 音楽
collection-faces = 顔
collection-letters = 文字
collection-places = 場所
collection-scenes = 大きな場面

title-acorn = どんぐり
title-aeroplane = 飛行機
title-alien = 宇宙人
title-anchor = いかり
title-apple = りんご
title-aquarium = 水族館
title-arrow = 矢印
title-axe = 斧
title-ball = ボール
title-balloon = 気球
title-banana = バナナ
title-bat = コウモリ
title-beach = 浜辺
title-bear = クマ
title-bee = ミツバチ
title-bell = ベル
title-bicycle = 自転車
title-bishop = ビショップ
title-book = 本
title-boot = ブーツ
title-bottle = びん
title-breakfast = 朝ごはん
title-bridge = 橋
title-bright-idea = ひらめき
title-brush = 筆
title-burger = ハンバーガー
title-bus = バス
title-busy-bee = 働きバチ
title-butterfly = チョウ
title-cactus = サボテン
title-cake = ケーキ
title-camel = ラクダ
title-camera = カメラ
title-candle = ろうそく
title-car = 自動車
title-carrot = にんじん
title-castle = 城
title-cat = ネコ
title-cat-face = ネコの顔
title-cat-on-the-wall = 塀の上のネコ
title-cheese = チーズ
title-cherries = さくらんぼ
title-chess-set = チェスセット
title-church = 教会
title-clock = 目覚まし時計
title-clover = クローバー
title-clown = ピエロ
title-clubs = クラブ
title-cow = ウシ
title-crab = カニ
title-crocodile = ワニ
title-crown = 王冠
title-cup = カップ
title-cupcake = カップケーキ
title-daisy = ヒナギク
title-desert = 砂漠
title-diamond = ダイヤモンド
title-die = サイコロ
title-dinosaur = 恐竜
title-dog = イヌ
title-dog-face = イヌの顔
title-dolphin = イルカ
title-doughnut = ドーナツ
title-dragonfly = トンボ
title-drum = 太鼓
title-duck = カモ
title-duckling = アヒルの子
title-egg = 卵
title-elephant = ゾウ
title-envelope = 封筒
title-evening-at-sea = 海の夕暮れ
title-factory = 工場
title-farm = 農場
title-feather = 羽
title-fir = モミの木
title-fireworks = 花火
title-fish = 魚
title-flamingo = フラミンゴ
title-flying-saucer = 空飛ぶ円盤
title-fox = キツネ
title-frog = カエル
title-garden-shed = 物置小屋
title-gecko = ヤモリ
title-ghost = おばけ
title-gift = プレゼント
title-giraffe = キリン
title-glass = グラス
title-glasses = めがね
title-good-dog = いい子のイヌ
title-grapes = ぶどう
title-guitar = ギター
title-halloween = ハロウィン
title-hammer = 金づち
title-harbour = 港
title-hare = 野ウサギ
title-heart = ハート
title-hedgehog = ハリネズミ
title-helicopter = ヘリコプター
title-hello = こんにちは
title-hen = ニワトリ
title-heron = サギ
title-hot-cup = 熱い一杯
title-hourglass = 砂時計
title-house = 家
title-ice-cream = アイスクリーム
title-igloo = イグルー
title-island = 島
title-jellyfish = クラゲ
title-just-hatched = 生まれたばかり
title-key = 鍵
title-king = キング
title-kite = 凧
title-kitten = 子ネコ
title-koala = コアラ
title-koi = 錦鯉
title-ladybird = テントウムシ
title-lantern = ちょうちん
title-leaf = 葉
title-lemon = レモン
title-light-bulb = 電球
title-lighthouse = 灯台
title-lion = ライオン
title-little-car = 小さな車
title-little-fish = 小さな魚
title-long-neck = 長い首
title-lorry = トラック
title-magnet = 磁石
title-melon = すいか
title-mitten = ミトン
title-monkey = サル
title-moon = 月
title-moonlight = 月明かり
title-mountains = 山
title-mouse = ネズミ
title-mushroom = キノコ
title-music = 音楽
title-night-owl = 夜のフクロウ
title-note = 音符
title-octopus = タコ
title-orchestra = オーケストラ
title-outer-space = 宇宙
title-owl = フクロウ
title-padlock = 南京錠
title-palm = ヤシの木
title-panda = パンダ
title-parrot = オウム
title-pawn = ポーン
title-pear = 洋なし
title-pencil = 鉛筆
title-penguin = ペンギン
title-piano-keys = 鍵盤
title-pig = ブタ
title-pineapple = パイナップル
title-pirate = 海賊
title-pizza = ピザ
title-planet = 惑星
title-playroom = 子ども部屋
title-pocket-watch = 懐中時計
title-poppy = ポピー
title-pot-plant = 鉢植え
title-present = 贈り物
title-pumpkin = かぼちゃ
title-queen = クイーン
title-rabbit = ウサギ
title-rainbow = 虹
title-ring = 指輪
title-robot = ロボット
title-rocket = ロケット
title-rook = ルーク
title-sailing-boat = ヨット
title-saucepan = 鍋
title-savanna = サバンナ
title-saw = のこぎり
title-scissors = はさみ
title-scooter = スクーター
title-seahorse = タツノオトシゴ
title-shark = サメ
title-sheep = ヒツジ
title-shell = 貝殻
title-shirt = Tシャツ
title-skull = どくろ
title-skyscrapers = 高層ビル
title-sleeping-village = 眠る村
title-small-ghost = 小さなおばけ
title-smile = 笑顔
title-smiley = スマイリー
title-snail = カタツムリ
title-snake = ヘビ
title-snowflake = 雪の結晶
title-snowman = 雪だるま
title-sock = 靴下
title-songbird = 小鳥
title-space-walk = 宇宙遊泳
title-spade = シャベル
title-spades = スペード
title-spanner = スパナ
title-sparrow = スズメ
title-spider = クモ
title-sprout = 芽
title-squirrel = リス
title-stag = シカ
title-star = 星
title-starfish = ヒトデ
title-steam-engine = 蒸気機関車
title-steamer = 汽船
title-strawberry = いちご
title-street = 通り
title-street-lamp = 街灯
title-submarine = 潜水艦
title-sunflower = ひまわり
title-sunset = 夕日
title-swan = 白鳥
title-table-lamp = 電気スタンド
title-tall-ship = 帆船
title-teapot = ティーポット
title-teddy = テディ
title-teddy-bear = テディベア
title-telephone = 電話
title-tent = テント
title-the-knight = ナイト
title-the-old-captain = 老船長
title-toadstool = 毒キノコ
title-toolbox = 道具箱
title-top-hat = シルクハット
title-toy-blocks = 積み木
title-tractor = トラクター
title-traffic-light = 信号機
title-train = 列車
title-tree = 木
title-trophy = トロフィー
title-trumpet = トランペット
title-tulip = チューリップ
title-turtle = カメ
title-umbrella = 傘
title-up-and-away = 空高く
title-village = 村
title-violin = バイオリン
title-volcano = 火山
title-watering-can = じょうろ
title-whale = クジラ
title-windmill = 風車
title-window = 窓
title-winter = 冬
title-winter-tree = 冬の木
title-zebra = シマウマ
title-zoo = 動物園
title-letter = 文字 { $sign }
title-number = 数字 { $sign }

### Hints and explanations

# 語形変化はありません。マス・ブロック・色はどの文でも同じ形です。

## How sentences are put together

text-sentence = { $clause }。
text-next = { $text }{ $next }
list-comma = { $first }、{ $last }
list-and = { $first }、{ $last }
list-semicolon = { $first }；{ $last }
why-in-line = { LINE($line) }：{ $text }

## Phrases

phrase-row = { $number }行目
phrase-column = { $number }列目
phrase-rows = { $count ->
   *[other] { $list }行目
}
phrase-columns = { $count ->
   *[other] { $list }列目
}
phrase-place = { $row }行{ $column }列のマス
phrase-cells = { $count ->
   *[other] マス{ $list }
}
phrase-range = { $first }～{ $last }
phrase-edge = { $side ->
    [left] 左端
    [right] 右端
    [top] 上端
   *[bottom] 下端
}
phrase-run = 「{ $number }」
phrase-run-coloured = { COLOUR($colour) }の「{ $number }」
phrase-run-nth = { phrase-nth }「{ $number }」
phrase-run-nth-coloured = { phrase-nth }{ COLOUR($colour) }の「{ $number }」
phrase-nth = { $nth ->
    [1] 最初の
    [last] 最後の
   *[other] { $nth }番目の
}
phrase-value = { $value ->
    [empty] 空
    [filled] 塗り
   *[colour] { COLOUR($colour) }
}
phrase-settled = { CELLS($cells) }が{ VALUE($value) }
phrase-excluded = { CELLS($cells) }が{ VALUE($value) }以外
phrase-colour = { $name }
phrase-colour-number = { $name }{ $number }
phrase-lose = { $palette ->
    [plain] { CELLS($cells) }は空です
   *[coloured] { CELLS($cells) }は{ COLOUR($colour) }ではありません
}
phrase-any-run = { $palette ->
    [plain] ブロック
   *[coloured] { COLOUR($colour) }のブロック
}
phrase-any-filled = { $palette ->
    [plain] 塗り
   *[coloured] { COLOUR($colour) }
}

## Where

where-line = { LINE($line) }を見てください
where-trial = 一つのラインだけではもう何も分かりません。{ PLACE($place) }で試してみましょう
where-too-deep = 短い仮定では先に進めず、次の手は誰にも見つけられなくて当然です

## Why: the whole line

why-full-line = { $count ->
    [1] 数字 { CLUE($clue) } がただ一つのマスを塗ります
   *[other] 数字 { CLUE($clue) } には{ $count }マス全部が必要なので、置き方は一通りです
}
why-empty-line = 数字が 0 なので、すべて空です
why-all-filled = 数字が示す{ $count }マスはもうそろっているので、{ CELLS($cells) }は空です
why-all-emptied = 塗れるマスは{ $count }マスしかなく、数字にはその全部が必要なので、{ CELLS($cells) }は塗りです
why-no-shared-colour = { CELLS($cells) }では行と列に共通の色がないので、空です
why-colour-missing = { CROSSING($cells) }に{ COLOUR($colour) }はないので、{ CELLS($cells) }は{ COLOUR($colour) }ではありません
why-only-left = すると{ CELLS($cells) }は{ VALUE($value) }しか残りません

## Why: where a run lies

why-fits-into = { RUN($run) }は{ CELLS($reach) }に収まるので、どこから始めても{ CELLS($covered) }を通ります
why-only-place = { $how ->
    [pushing] 分かっているマスをすべて考えると、
    [likewise] 同じく、
   *[counting] {""}
}{ RUN($run) }が入るのは{ CELLS($covered) }だけです
why-pushed = 分かっているマスが許すかぎり{ $kind ->
    [row] 左
   *[column] 上
}に寄せると{ RUN($run) }は{ CELLS($first) }、{ $kind ->
    [row] 右
   *[column] 下
}に寄せると{ CELLS($last) }なので、どちらでも{ CELLS($covered) }を通ります
why-reaches-only = { RUN($run) }は{ CELLS($filled) }を通るので{ CELLS($reach) }から出られず、{ phrase-lose }
why-no-run-before = { $how ->
    [pushing] 分かっているマスをすべて考えると、
    [likewise] 同じく、
   *[counting] {""}
}{ RUN($run) }の始まりは早くても{ CELLS($begin) }なので、{ phrase-lose }
why-no-run-between = { $how ->
    [pushing] 分かっているマスをすべて考えると、
    [likewise] 同じく、
   *[counting] {""}
}{ RUN($before) }の終わりは遅くても{ CELLS($end) }、{ RUN($after) }の始まりは早くても{ CELLS($begin) }なので、{ phrase-lose }
why-no-run-after = { $how ->
    [pushing] 分かっているマスをすべて考えると、
    [likewise] 同じく、
   *[counting] {""}
}{ RUN($run) }の終わりは遅くても{ CELLS($end) }なので、{ phrase-lose }

## Why: stretches of filled cells

why-part-of = { CELLS($stretch) }は{ RUN($run) }の一部です（{ LIST($reasons) }）
reason-only-run = ほかに{ phrase-any-run }がない
reason-shorter = { $side ->
    [before] 前の{ phrase-any-run }
    [after] 後の{ phrase-any-run }
   *[other] ほかの{ phrase-any-run }
}はどれも短すぎる
reason-too-long = { $side ->
    [before] 前の{ phrase-any-run }
    [after] 後の{ phrase-any-run }
   *[other] ほかの{ phrase-any-run }
}はどれも{ CELLS($room) }には長すぎる
reason-ends-by = { RUN($run) }の終わりは遅くても{ CELLS($end) }
reason-begins-from = { RUN($run) }の始まりは早くても{ CELLS($begin) }
reason-as-many = 離れた{ $palette ->
    [plain] 並び
   *[coloured] { COLOUR($colour) }の並び
}が{ $count }つで、ブロックも同じ数ある
why-grows = { RUN($run) }は{ WALL($wall) }を越えられないので、{ CELLS($cells) }も通ります
why-grows-at-least = { CELLS($stretch) }を通れる{ phrase-any-run }はどれも{ $length }マス以上あり、{ WALL($wall) }を越えられないので、{ CELLS($cells) }は{ phrase-any-filled }です
why-complete = { RUN($run) }は{ CELLS($stretch) }で完成しているので、{ phrase-lose }
why-longest = { CELLS($stretch) }の並びより長い{ phrase-any-run }はないので、{ phrase-lose }
why-same-length = { CELLS($stretch) }を通れる{ phrase-any-run }はどれもちょうど{ $length }マスなので、{ phrase-lose }
why-joins = { CELLS($first) }も{ CELLS($second) }も{ RUN($run) }の一部なので、間の{ CELLS($cells) }も通ります
why-too-long-together = { CELLS($cells) }を{ phrase-any-filled }にすると{ CELLS($whole) }で{ $length }マス続きますが、そこに届く{ phrase-any-run }は長くても{ $longest }マスなので、{ phrase-lose }

## Why: gaps

why-would-touch = { WALL($wall) }のすぐ隣の{ CELLS($cells) }から始まる{ phrase-any-run }は{ $length }マスで、{ phrase-any-filled }の{ CELLS($filled) }にぶつかるので、{ phrase-lose }
why-gap-too-short = そこに届く{ phrase-any-run }はどれも{ $length }マス以上あり、{ CELLS($gap) }のすき間は短すぎるので、{ phrase-lose }
why-skips-gap = { RUN($run) }は{ CELLS($gap) }のすき間に入りません

## Why: what cannot be, within a line

why-suppose = { CELLS($cells) }が{ VALUE($value) }だとします
why-hence = だから{ CELLS($cells) }は{ $palette ->
    [plain] { $value ->
        [0] 塗りです
       *[other] 空です
    }
   *[coloured] { VALUE($value) }ではありません
}
why-dead-end = しかし{ REASON($reason) }
phrase-where = { LINE($line) }では
reason-no-room = { $where }{ RUN($run) }の入る場所がありません
reason-no-run-for = { $where }{ CELLS($stretch) }を通れる{ phrase-any-run }がありません
reason-does-not-fit = { RUN($run) }は{ CELLS($room) }に入りません
reason-exceeds = { CELLS($stretch) }は{ RUN($run) }より長くなります
reason-already = { CELLS($cells) }はもう{ VALUE($value) }です
reason-too-many-filled = { $where }塗りが{ $count }マスになり、数字の{ $total }マスを超えます
reason-too-few-left = { $where }塗れるのは{ $count }マスだけで、数字の{ $total }マスに足りません
reason-too-many-stretches = { $where }離れた{ $palette ->
    [plain] 並び
   *[coloured] { COLOUR($colour) }の並び
}が{ $count }つになり、ブロックは{ $total }つしかありません
why-all-agree = これは難しい手です。{ CLUE($clue) } の置き方{ $count }通りをすべて調べると、共通するのは次のとおりです：{ NEWS($settled, $excluded) }

## Why: trials

why-try = { PLACE($place) }を仮に{ VALUE($value) }とします
why-follows = すると{ LINE($line) }で{ NEWS($settled, $excluded) }になります
why-breaks = しかし{ LINE($line) }が完成できません
why-breaks-because = しかし{ REASON($reason, where: "line") }
why-two-values = しかし{ PLACE($place) }は同時に{ VALUE($first) }と{ VALUE($second) }にはなれません
why-either-way = どちらにしても{ PLACE($place) }は{ VALUE($value) }です
why-therefore = だから{ PLACE($place) }は{ $palette ->
    [plain] { $value ->
        [0] 塗りです
       *[other] 空です
    }
   *[coloured] { VALUE($value) }ではありません
}
why-too-deep = { PLACE($place) }は{ VALUE($value) }ではありませんが、{ $depth ->
    [1] それを知るには覚えきれないほどの手順が要ります
    [2] それはこの仮定の中でさらに仮定しないと分からず、誰もそこまでする必要はありません
   *[other] それは仮定を幾重にも重ねないと分からず、誰もそこまでする必要はありません
}

## Which cells

do-fill = { $palette ->
    [plain] { LINE($line) }の{ CELLS($cells) }を塗りましょう
   *[coloured] { LINE($line) }の{ CELLS($cells) }を{ COLOUR($colour) }で塗りましょう
}
do-empty = { LINE($line) }の{ CELLS($cells) }に×を付けましょう
do-not-colour = { LINE($line) }の{ CELLS($cells) }は{ COLOUR($colour) }ではありません
do-not-empty = { LINE($line) }の{ CELLS($cells) }は空ではありません
do-place = { PLACE($place) }は{ VALUE($value) }です
do-place-not = { PLACE($place) }は{ VALUE($value) }ではありません

## Before a step: what has to be noted first

premise = まず確認：{ $text }

## States without a step

state-finished-where = すべて完成です
state-finished-why = どのラインも数字に合っています
state-finished-cells = 塗るところはもうありません
state-impossible-line-where = { $lines }に合わないところがあります
state-impossible-line-why = { $lines }はこのままでは完成しません
state-impossible-line-cells = そこに付けた印のどれかを見直してください
state-impossible-line-cells-blank = そこにはまだ印がないので、数字が間違っています
state-wrong-cells-where = { $count }マスが合いません
state-wrong-cells-why = { $lines }をもう一度見てください
state-wrong-cells-cells = ただ一つの答えと違うところ：{ $places }
state-unfinishable-where = このままでは完成しません
state-unfinishable-why = 数字と付けた印のすべてに合う絵がありません
state-unfinishable-cells = 最後の何手かを取り消してください
state-unfinishable-cells-blank = まだ印がないので、数字どうしが合っていません
state-several-where = ここからは合う絵が一つではありません
state-several-why = 数字だけでは決まらず、目で見て分かる必然の一手はありません
state-several-cells = どちらにもなりうるところの例：{ $places }
state-stuck-where = ここから先に進める解き方がありません
state-stuck-why = 許された解き方では次の手に足りません
state-stuck-cells = 解き方を増やすか、しおりをはさんで勘で進んでください
state-unknown-where = 時間内にヒントが見つかりませんでした
state-unknown-why = 次の手を見つけるのに制限時間より長くかかります
state-unknown-cells = 時間を増やすか、自分で分かるところから進めてください
state-rewind = { $count ->
    [0] 最初の一手から合っていません
   *[other] { $count }手目までは合っていました
}
list-more = { $list }…

# Printed books.
book-contents = 目次
book-answers = 解答
book-rules = 解き方
book-credits = 出典と権利
book-page = { $page } ページ
book-answer-on = 解答は { $page } ページ
book-no-answer = 解答不明
book-by = 作：{ $author }
book-part = 全{ $parts }面のうち{ $part }：列 { $columns }、行 { $rows }
book-puzzle = 問題 { $first }
book-puzzles = 問題 { $first }–{ $last }
book-credit = 問題 { $numbers }：{ $credit }
book-licence = ライセンス：{ $licence }
book-minutes = 約 { $minutes } 分
book-rules-clues = 行の左と列の上の数字は、塗るマスの並びを表します。3 1 なら、続けて塗る3マスのかたまりの次に1マスで、この順に並び、かたまりの間には空白マスが少なくとも1つ入ります。
book-rules-marks = 確実なマスを塗り、空白に決まったマスには小さな×か点を付けましょう。どちらも、交わる行や列を解く手がかりになります。
book-rules-colours = カラーの問題では、数字の色がかたまりの色です。同じ色のかたまりの間には空白マスが少なくとも1つ入り、違う色どうしは隣り合うことがあります。
book-rules-one = この本の問題の答えは、どれも一つだけです。
book-spread = 次の問題は見開き2ページです。
book-mosaic = この章の問題は、どれも一枚の大きな絵の一部です。配置図のとおりに並べると、絵が完成します。
book-together = { $title }：全体図

make-book-title = 本を作る
make-book-inside = 中身
make-book-add = パズルのファイルか画像を追加（ここにドロップもできます）
make-book-files = ファイルと画像
make-book-each = 一つずつ選ぶ
make-book-reading = { $name } を読み込んでいます…
make-book-look = 体裁
make-book-trim = ページの大きさ
make-book-large-print = 大きな文字
make-book-order = 並び順
make-book-order-listed = 一覧の順
make-book-order-easy-first = やさしい順
make-book-cover = 表紙
make-book-cover-quilt = たくさんの絵
make-book-cover-portrait = 絵を一枚
make-book-cover-band = 絵の帯
make-book-cover-pencil = 鉛筆
make-book-cover-title = 題名だけ
make-book-cover-none = なし
make-book-with = 付けるもの
make-book-check = 確認する
make-book-save = PDFで保存
make-book-none = まだパズルが選ばれていません。
make-book-too-many = 一冊に入るパズルは { $most } 問までです。
make-book-checking = 確認しています…
make-book-making = PDFを作っています…
make-book-ready = 問題ありません。印刷できます。
make-book-checked-only = 問題ありません。PDFを作るにはnonokitサーバーが必要です。「nonokit play」で起動してください。
make-book-needs-server = 本を作るにはnonokitサーバーが必要です。「nonokit play」で起動してください。
make-book-problems = { $count ->
   *[other] このままでは { $count } 問が印刷できません：
}
make-book-leave-out = 本から外す
make-book-problem-several-solutions = 解が複数あります。
make-book-problem-no-solution = 解がありません。
make-book-problem-undecided = 解が一つだけと証明する時間が足りませんでした。
make-book-problem-duplicate = { $other } と同じ絵です。
make-book-problem-size = 読める大きさの数字では、この大きさのページが多すぎます。
make-book-problem-characters = 題名の文字をすべて持つフォントがありません。
