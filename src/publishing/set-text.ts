import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode
type TextNode = DefaultTreeAdapterTypes.TextNode

/** Where text is not running text, or what it says is already to be pressed. An island is set as its own script draws it. */
const leftAlone: ReadonlySet<string> = new Set([
  ...['head', 'script', 'style', 'svg', 'template', 'noscript'],
  ...['textarea', 'select', 'option', 'button', 'summary', 'label'],
])

const written = /\+\d[\d \u00a0]{6,}\d/g

/** How many letters before a hyphen are too few to end a line with, as in e-mail and pré-pago. */
const mostLetters = 3

/**
 * Sets the running text of a finished page: a telephone number that the page links anywhere is a link wherever it stands, as in the
 * footer, and is never parted; nor, in a heading, is a word with a hyphen after its first letters. That is done here, so that no editor
 * has to know of it, and by U+2060, which shows nothing: the face of the headings has no hyphen that does not break.
 */
export function setText(document: ParentNode): void {
  const numbers = new Map<string, string>()
  collectNumbers(document, null, numbers)
  setIn(document, { isInLink: false, isInHeading: false }, numbers)
}

function collectNumbers(node: ParentNode, href: string | null, numbers: Map<string, string>): void {
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isTextNode(child) && href !== null) {
      for (const [number] of child.value.matchAll(written))
        if (`tel:${toDialled(number)}` === href) numbers.set(toDialled(number), href)
    } else if (defaultTreeAdapter.isElementNode(child)) collectNumbers(child, dialledBy(child) ?? href, numbers)
  }
}

function dialledBy({ tagName, attrs }: Element): string | null {
  const href = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined
  return href?.startsWith('tel:') ? href : null
}

const toDialled = (number: string) => number.replaceAll(/[ \u00a0]/g, '')

type Around = { isInLink: boolean; isInHeading: boolean }

function setIn(node: ParentNode, around: Around, numbers: ReadonlyMap<string, string>): void {
  for (const child of [...node.childNodes]) {
    if (defaultTreeAdapter.isTextNode(child)) setTextNode(child, around, numbers)
    else if (defaultTreeAdapter.isElementNode(child) && !isLeftAlone(child))
      setIn(
        child,
        {
          isInLink: around.isInLink || child.tagName === 'a',
          isInHeading: around.isInHeading || /^h[1-6]$/.test(child.tagName),
        },
        numbers,
      )
  }
}

function isLeftAlone({ tagName, attrs }: Element): boolean {
  return leftAlone.has(tagName) || attrs.some(({ name }) => name === 'data-island')
}

function setTextNode(node: TextNode, { isInLink, isInHeading }: Around, numbers: ReadonlyMap<string, string>): void {
  const text = isInHeading ? keepWordsWhole(node.value) : node.value
  const parent = node.parentNode
  const found = [...text.matchAll(written)].filter(([number]) => numbers.has(toDialled(number)))
  if (found.length === 0 || !parent) {
    node.value = text
    return
  }
  let from = 0
  for (const { 0: number, index } of found) {
    defaultTreeAdapter.insertTextBefore(parent, text.slice(from, index), node)
    const whole = number.replaceAll(' ', '\u00a0')
    if (isInLink) defaultTreeAdapter.insertTextBefore(parent, whole, node)
    else defaultTreeAdapter.insertBefore(parent, toLink(whole, numbers.get(toDialled(number)) ?? ''), node)
    from = index + number.length
  }
  node.value = text.slice(from)
}

/** U+2060 after each hyphen that has few letters before it and one behind it. */
function keepWordsWhole(text: string): string {
  return text
    .split('-')
    .reduce((whole, part) => `${whole}-${isShort(whole) && /^\p{L}/u.test(part) ? '\u2060' : ''}${part}`)
}

function isShort(before: string): boolean {
  const word = before.split(/[^\p{L}\p{N}]/u).at(-1) ?? ''
  return word.length > 0 && word.length <= mostLetters && !/\d/.test(word)
}

function toLink(number: string, href: string): Element {
  const link = defaultTreeAdapter.createElement('a', html.NS.HTML, [{ name: 'href', value: href }])
  defaultTreeAdapter.insertText(link, number)
  return link
}
