import type { PageBlock } from '@/src/content/page-block'
import { toAnchor } from '@/src/rich-text/to-outline'
import { anchorPattern } from '@/src/ui/anchor'
import type { ContentsEntry } from '@/src/ui/Contents'
import type { BlockType } from './block-types'

/**
 * What follows the product and is no part of it: where to go next, whom to ask. A notice is to be met on the way, and nobody looks for it.
 */
const asideTypes: ReadonlySet<BlockType> = new Set([
  'CallToActionBlock',
  'ContactBlock',
  'NoticeBlock',
  'RelatedPagesBlock',
])

/** A product told in fewer parts than this is seen with two or three movements of a thumb. */
const fewest = 5

/** What the letters and the room between two titles take in a row, in rem: small text of our face is this wide in the mean. */
const takes = { letter: 0.47, between: 1.5 }

/** The room of a row in rem: in a window of 64 rem, and in one that is as wide as a page grows. */
const rooms = [
  { from: '64rem', room: 58 },
  { from: '81rem', room: 76 },
] as const

/** A part of a product's page: the position of its block, where it is gone to, and its title. */
export type ProductPart = ContentsEntry & { position: number }

export type ProductParts = {
  entries: readonly ProductPart[]
  /** From which width of the window the list stands in one row and may stay in sight; null when it would cover two rows of the page. */
  staysFrom: (typeof rooms)[number]['from'] | null
}

/**
 * The parts of a long product page, which are gone to from below its top. Such a page begins with a product's top and has five titled
 * blocks or more: the shorter ones are seen without a list, and other kinds of page have one of their own (`toContents`) or are lists.
 *
 * @param questionsTitle what the questions are called here, where every question is about the product that the page is named after.
 * @returns null for every other page.
 */
export function toProductParts(blocks: readonly PageBlock[], questionsTitle: string): ProductParts | null {
  if (blocks[0]?.__typename !== 'ProductHeroBlock') return null
  const known = new Set(blocks.flatMap(({ anchor }) => anchor ?? []))
  const entries = blocks.slice(1).flatMap((block, index): ProductPart[] => {
    const heading = 'title' in block ? block.title : null
    if (!heading || asideTypes.has(block.__typename)) return []
    const anchor = ownAnchor(block) ?? freeAnchor(heading, known)
    if (anchor === null) return []
    known.add(anchor)
    return [{ position: index + 1, anchor, title: block.__typename === 'FaqBlock' ? questionsTitle : heading }]
  })
  if (entries.length < fewest) return null
  const letters = entries.reduce((sum, { title }) => sum + title.length, 0)
  const width = letters * takes.letter + (entries.length - 1) * takes.between
  return { entries, staysFrom: rooms.find(({ room }) => width <= room)?.from ?? null }
}

function ownAnchor({ anchor }: PageBlock): string | null {
  return anchor && anchorPattern.test(anchor) ? anchor : null
}

/** From the words of the title, so that it still leads there when blocks are moved. Null when it has no letter to stand in an address. */
function freeAnchor(title: string, known: ReadonlySet<string>): string | null {
  const anchor = toAnchor(title, 'parte')
  if (anchor === '') return null
  for (let at = 1; ; at += 1) {
    const candidate = at === 1 ? anchor : `${anchor}-${at}`
    if (!known.has(candidate)) return candidate
  }
}
