import type { BlockContent, List, ListItem, PhrasingContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { z } from 'zod'
import type { BlockNode, InlineNode, LinkTarget, ListNode } from '@/src/rich-text/document'
import { parseRichText, textFormat } from '@/src/rich-text/document'

/** The key of a document, for a link to it. @throws Error when there is no such document. */
export type KeyLookup = (collection: string, id: number) => string

/**
 * Writes stored rich text as the Markdown of a content file: the inverse of `markdownToRichText`, to the byte.
 *
 * Not by `convertLexicalToMarkdown` of @payloadcms/richtext-lexical 3.90.2: of all 588 texts of `site/content/` it writes 244 otherwise, and
 * links to documents without where they lead.
 *
 * @throws ZodError for rich text the site cannot hold.
 */
export function richTextToMarkdown(value: unknown, keyOf: KeyLookup): string {
  const children = parseRichText(value).root.children.map((node) => toBlock(node, keyOf))
  return toMarkdown(
    { type: 'root', children },
    { bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-', incrementListMarker: true },
  ).trimEnd()
}

function toBlock(node: BlockNode, keyOf: KeyLookup): BlockContent {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: line(node.children, keyOf) }
    case 'heading': {
      const depth = { h2: 2, h3: 3, h4: 4 } as const
      return { type: 'heading', depth: depth[node.tag], children: line(node.children, keyOf) }
    }
    case 'quote':
      return { type: 'blockquote', children: [{ type: 'paragraph', children: line(node.children, keyOf) }] }
    case 'list':
      return list(node, keyOf)
  }
}

function list(node: ListNode, keyOf: KeyLookup): List {
  const children: ListItem[] = []
  for (const item of node.children) {
    const words = item.children.filter((child) => child.type !== 'list')
    const nested = item.children.filter((child) => child.type === 'list').map((child) => list(child, keyOf))
    const previous = children.at(-1)
    if (words.length === 0 && previous) previous.children.push(...nested)
    else
      children.push({
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: line(words, keyOf) }, ...nested],
      })
  }
  return { type: 'list', ordered: node.listType === 'number', spread: false, children }
}

/** A line break at the end draws nothing, and Markdown has no way to write one: it would read as a backslash. */
function line(nodes: readonly InlineNode[], keyOf: KeyLookup): PhrasingContent[] {
  return inline(nodes.slice(0, nodes.findLastIndex(({ type }) => type !== 'linebreak') + 1), keyOf)
}

function inline(nodes: readonly InlineNode[], keyOf: KeyLookup): PhrasingContent[] {
  return nodes.map((node): PhrasingContent => {
    if (node.type === 'linebreak') return { type: 'break' }
    if (node.type === 'text') return formatted(node.text, node.format)
    return { type: 'link', url: linkUrl(node.fields, keyOf), children: inline(node.children, keyOf) }
  })
}

function formatted(value: string, format: number): PhrasingContent {
  const words: PhrasingContent = { type: 'text', value }
  const emphasised: PhrasingContent = format & textFormat.italic ? { type: 'emphasis', children: [words] } : words
  return format & textFormat.bold ? { type: 'strong', children: [emphasised] } : emphasised
}

const relatedDocument = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])

function linkUrl(target: LinkTarget, keyOf: KeyLookup): string {
  if (target.linkType !== 'internal' || !target.doc) return target.url ?? ''
  const { relationTo, value } = target.doc
  return `${relationTo}:${keyOf(relationTo, relatedDocument.parse(value))}`
}
