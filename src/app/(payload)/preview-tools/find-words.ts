import type { WordPlace } from '@/src/links/preview-messages'
import type { MarkedWords } from './mark-words'
import { hasMark, type ReadMark, readMark } from './word-marks'

/** A text of the page and where it is written. */
export type WordsOnPage = {
  node: Text
  place: WordPlace
  /** The words as they are written, which the page may show with names in braces filled in. */
  words: string
  /** Whether the text is all of those words and nothing besides. */
  isWhole: boolean
}

export type WordFinder = {
  /** Reads the marks below a node and takes them away: what is heard, copied and counted has none. */
  read: (root: Node) => void
  /** The page was drawn anew from these words. */
  redraw: (words: readonly MarkedWords[]) => void
  /** What is known of a text; undefined where it comes from nowhere that was marked. */
  at: (node: Node) => WordsOnPage | undefined
  /** The first text of an element that comes from one place. */
  within: (element: Element) => WordsOnPage | undefined
}

/** Tells of every text of a page from where it comes, by the marks with which it was drawn. */
export function createWordFinder(first: readonly MarkedWords[]): WordFinder {
  let words = first
  const marks = new WeakMap<Node, ReadMark>()
  const at = (node: Node): WordsOnPage | undefined => {
    const mark = marks.get(node)
    // Whatever changed the text since then wrote something else.
    if (!(node instanceof Text) || mark?.number === undefined || mark.plain !== node.data) return undefined
    const marked = words[mark.number]
    return marked && { node, place: marked.place, words: marked.words, isWhole: mark.isWhole }
  }
  return {
    at,
    redraw: (next) => {
      words = next
    },
    read: (root) => {
      for (const node of nodesBelow(root)) {
        if (node instanceof Text) {
          if (!hasMark(node.data)) continue
          const mark = readMark(node.data)
          node.data = mark.plain
          marks.set(node, mark)
        } else if (node instanceof Element) cleanAttributes(node)
      }
    },
    within: (element) => {
      for (const node of nodesBelow(element)) {
        const found = at(node)
        if (found) return found
      }
      return undefined
    },
  }
}

/** A node and all that are below it, in their order. */
export function* nodesBelow(root: Node): Generator<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = walker.nextNode()) yield node
}

/** What an island is drawn from stays as it is: it is read by none but its script. */
function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes])
    if (name !== 'data-props' && hasMark(value)) element.setAttribute(name, readMark(value).plain)
}
