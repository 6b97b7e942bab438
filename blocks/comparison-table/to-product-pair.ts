import type { PageContext } from '@/src/content/page-context'
import { type Link, toLink } from '@/src/content/to-link'
import { toHref } from '@/src/links/to-href'
import { foldWord } from '@/src/search/normalise-word'
import { type CardLook, toCardLook } from '@/src/ui/bank-card/card-look'
import type { BlockByType } from '../block-types'

/** The parameters of an address that a comparison of products answers: the two products, and whether equal rows are left out. */
export const comparisonParameters = ['compare', 'with', 'differences'] as const

type Block = BlockByType['ComparisonTableBlock']

/** Two products side by side, of all that visitors can choose from. */
export type ProductPair = {
  /** Begins the ids of its elements. */
  id: string
  /** Where the choice leads: the page itself, at this block. */
  action: string
  choices: readonly { key: string; title: string }[]
  sides: readonly [ComparedProduct, ComparedProduct]
  rows: readonly PairRow[]
  /** Whether rows that say the same of both are left out until somebody asks for them. */
  showsDifferencesOnly: boolean
}

/** One of the two. */
export type ComparedProduct = {
  key: string
  title: string
  look: CardLook | null
  apply: Link | null
  position: number
}

/** What one row says of both; the first row is the price. */
export type PairRow = { id: string; label: string; cells: readonly [PairCell, PairCell]; isSame: boolean }

type PairCell = { text: string | null; detail: string | null }

/**
 * The two products that the address asks for, the first two where it asks for none. What is no product of this comparison, or the
 * same one twice, gives way to the first other one. A comparison without two products, or without a row, is none: null.
 */
export function toProductPair(block: Block, page: PageContext): ProductPair | null {
  const products = (block.columns ?? []).flatMap(({ title, cardTier, link }, position): ComparedProduct[] =>
    title ? [{ key: toKey(title), title, look: toCardLook(cardTier), apply: toLink(link, page), position }] : [],
  )
  const { compare, with: other, differences } = page.query
  const isAsked = products.some(({ key }) => key === compare || key === other)
  const second = products.find(({ key }) => key === other)
  const left = products.find(({ key }) => key === compare) ?? products.find((product) => product !== second)
  const right = second !== undefined && second !== left ? second : products.find((product) => product !== left)
  if (!left || !right) return null
  const rows = (block.rows ?? []).flatMap(({ id, label, cells }, position): PairRow[] => {
    if (!label) return []
    const pair = [toCell(cells, left), toCell(cells, right)] as const
    const isSame = position > 0 && pair[0].text === pair[1].text && pair[0].detail === pair[1].detail
    return [{ id: id ?? String(position), label, cells: pair, isSame }]
  })
  if (rows.length === 0) return null
  const id = `compare-${block.id ?? 'products'}`
  return {
    id,
    action: `${toHref(page.locale, page.path)}#${id}`,
    choices: products,
    sides: [left, right],
    rows,
    showsDifferencesOnly: isAsked ? differences === 'only' : true,
  }
}

/** How an address names a product: `conta-flex`. */
function toKey(title: string): string {
  return foldWord(title).replaceAll(/[^a-z0-9]+/g, '-')
}

function toCell(cells: NonNullable<Block['rows']>[number]['cells'], { position }: ComparedProduct): PairCell {
  const { text, detail } = cells?.[position] ?? { text: null, detail: null }
  return { text, detail }
}
