import type { InlineNode, RichTextDocument } from './document'

/** A heading of a text: which of its nodes, what it says, and the id that it has on the page. */
export type OutlineEntry = { index: number; title: string; anchor: string }

/** The largest headings of a text in their order. Two that say the same have ids of their own. */
export function toOutline({ root }: RichTextDocument): readonly OutlineEntry[] {
  const known = new Map<string, number>()
  return root.children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.tag !== 'h2') return []
    const title = wordsOf(node.children).trim()
    const anchor = toAnchor(title, 'texto')
    if (anchor === '') return []
    const before = known.get(anchor) ?? 0
    known.set(anchor, before + 1)
    return [{ index, title, anchor: before === 0 ? anchor : `${anchor}-${before + 1}` }]
  })
}

function wordsOf(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'linebreak' ? ' ' : wordsOf(node.children)))
    .join('')
}

/**
 * Small letters without accents, joined by hyphens: what may stand in an address without escaping.
 *
 * @param kind stands before the words, so that the anchors of one kind are none of another, nor of those that editors write.
 * @returns the empty text for a title without a letter or digit of an address.
 */
export function toAnchor(title: string, kind: 'texto' | 'parte'): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 60)
  return words && `${kind}-${words}`
}
