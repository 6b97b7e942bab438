/** What is painted over changed sentences, in the documents of the two drawings: their words stay untouched. */
const paint = `::highlight(before) { background-color: #f6c9bb; color: #4a1406; text-decoration: line-through; }
::highlight(after) { background-color: #bfe5cf; color: #06281f; text-decoration: underline 2px; }`

/** A side of the comparison. */
export type Side = 'after' | 'before'

/** Sentences to be found in a drawing: in a block, or anywhere. */
export type Wanted = { row: string | null; sentences: readonly string[] }

/** The part of a drawing in which the sentences of a change stand: its block. */
export function findRow(drawing: Document, row: string | null): HTMLElement | null {
  return row === null ? null : drawing.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)
}

/** Marks sentences in a drawing. @returns the elements in which each asked for was found, one for each sentence that was. */
export function markDrawing(drawing: Document, side: Side, wanted: readonly Wanted[]): Element[][] {
  const view = drawing.defaultView
  // A browser that cannot paint over words shows them unmarked; they are read word by word then.
  if (!view || !('Highlight' in view)) return wanted.map(() => [])
  const marks = new view.Highlight()
  const found = wanted.map(({ row, sentences }) => {
    const part = findRow(drawing, row) ?? drawing.querySelector('main') ?? drawing.body
    const words = readWords(part)
    const places: Element[] = []
    for (const sentence of sentences) {
      const range = findRange(words, sentence)
      if (!range) continue
      marks.add(range)
      if (range.startContainer.parentElement) places.push(range.startContainer.parentElement)
    }
    return places
  })
  view.CSS.highlights.clear()
  view.CSS.highlights.set(side, marks)
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(paint)
  drawing.adoptedStyleSheets = [sheet]
  return found
}

type Words = { text: string; places: { node: Node; offset: number }[] }

/** The letters of a part of a drawing, without its spaces, which HTML and the CMS set differently; each with where it stands. */
function readWords(part: Element): Words {
  const walker = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const words: Words = { text: '', places: [] }
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    for (let offset = 0; offset < text.length; offset++) {
      const letter = text[offset] ?? ''
      if (/\s/.test(letter)) continue
      words.text += letter
      words.places.push({ node, offset })
    }
  }
  return words
}

function findRange({ text, places }: Words, sentence: string): Range | null {
  const sought = sentence.replaceAll(/\s+/g, '')
  const begin = sought === '' ? -1 : text.indexOf(sought)
  const [first, last] = [places[begin], places[begin + sought.length - 1]]
  if (!first || !last) return null
  const range = first.node.ownerDocument?.createRange()
  if (!range) return null
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}
