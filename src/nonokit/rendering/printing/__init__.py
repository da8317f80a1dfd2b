"""Books to print.

paper     sizes of paper                    fitting         how a puzzle lies on a page: upright, turned, in parts
page      margins, gutter, places           paragraphs      texts in lines
covers    several, of the book's pictures   opening_pages   contents, rules, chapters; credits at the end
puzzle_pages, answer_pages                  binding         all of it as one PDF
"""
