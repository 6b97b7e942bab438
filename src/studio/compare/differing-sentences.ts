import { toSentences } from '../review/sentences'

/** Parts of a page in which a sentence never goes on from one to the next. */
const wholes = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, summary, label, legend, caption, figcaption, blockquote'

/** The sentences that a drawn page says, in its order, as whole as its paragraphs are. */
export function readSentences(drawing: Document): string[] {
  const part = drawing.querySelector('main') ?? drawing.body
  const walker = drawing.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: { whole: Element | null; text: string }[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const whole = node.parentElement?.closest(wholes) ?? node.parentElement
    if (whole?.closest('style, script')) continue
    const last = texts.at(-1)
    if (last && last.whole === whole) last.text += node.textContent ?? ''
    else texts.push({ whole, text: node.textContent ?? '' })
  }
  return texts.flatMap(({ text }) => toSentences(text.replaceAll(/\s+/g, ' ')))
}

/**
 * What only one of two pages says. By what is said, and not by where: a block that was moved is said by both.
 *
 * @returns the sentences of each that the other has not, each once.
 */
export function differingSentences(
  before: readonly string[],
  after: readonly string[],
): Record<'after' | 'before', string[]> {
  const [old, current] = [new Set(before), new Set(after)]
  return {
    before: [...old].filter((sentence) => !current.has(sentence)),
    after: [...current].filter((sentence) => !old.has(sentence)),
  }
}
