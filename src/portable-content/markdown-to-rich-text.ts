import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { textFormat } from '@/src/rich-text/document'

/** Turns a reference such as `pages:private/accounts` into the id of that document; undefined when there is none. */
export type ReferenceResolver = (collection: string, key: string) => number | undefined

type LexicalNode = Readonly<Record<string, unknown>>

/** Collections that running text may link to. */
const linkableCollections: ReadonlySet<string> = new Set(['pages', 'documents'])

const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

/**
 * Reads the Markdown of a content file as stored rich text.
 *
 * Not by `convertMarkdownToLexical` of @payloadcms/richtext-lexical 3.90.2, which was tried on all 588 texts of `site/content/`: 235 come out
 * otherwise. It reads by regular expressions instead of CommonMark, makes addresses of links to documents, and keeps what the
 * site cannot hold as plain text instead of refusing it.
 *
 * @throws Error, with the reason in words, for Markdown that the site's rich text cannot hold (images, tables, HTML, code)
 * and for links to documents that do not exist.
 */
export function markdownToRichText(markdown: string, resolve: ReferenceResolver): LexicalNode {
  const children = fromMarkdown(markdown).children.map((node) => toBlock(node, resolve))
  return { root: { type: 'root', ...block, children } }
}

function toBlock(node: RootContent, resolve: ReferenceResolver): LexicalNode {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node, resolve)
    case 'heading': {
      if (node.depth < 2 || node.depth > 4)
        throw new Error(`a heading of level ${node.depth}; levels 2 to 4 are allowed`)
      return { type: 'heading', tag: `h${node.depth}`, ...block, children: inline(node.children, 0, resolve) }
    }
    case 'blockquote': {
      const [only, ...others] = node.children
      if (only?.type !== 'paragraph' || others.length > 0) throw new Error('a quote must be one paragraph')
      return { type: 'quote', ...block, children: inline(only.children, 0, resolve) }
    }
    case 'list':
      return list(node, resolve)
    default:
      throw new Error(`"${node.type}" cannot be held by rich text`)
  }
}

function paragraph(node: Paragraph, resolve: ReferenceResolver): LexicalNode {
  return { type: 'paragraph', ...block, textFormat: 0, textStyle: '', children: inline(node.children, 0, resolve) }
}

function list(node: List, resolve: ReferenceResolver): LexicalNode {
  const items = node.children.flatMap((item) => listItems(item, resolve))
  return {
    type: 'list',
    listType: node.ordered ? 'number' : 'bullet',
    tag: node.ordered ? 'ol' : 'ul',
    start: node.start ?? 1,
    ...block,
    children: items.map((item, index) => ({ ...item, value: index + 1 })),
  }
}

/** Lexical keeps a nested list in an item of its own, after the item it belongs to. */
function listItems(item: ListItem, resolve: ReferenceResolver): LexicalNode[] {
  return item.children.map((child, position) => {
    if (child.type === 'paragraph' && position === 0) {
      return { type: 'listitem', ...block, children: inline(child.children, 0, resolve) }
    }
    if (child.type === 'list') return { type: 'listitem', ...block, children: [list(child, resolve)] }
    throw new Error('a list item must be one paragraph, with lists inside it at most')
  })
}

function inline(nodes: readonly PhrasingContent[], format: number, resolve: ReferenceResolver): LexicalNode[] {
  return nodes.flatMap((node): LexicalNode[] => {
    switch (node.type) {
      case 'text':
        // A line break inside a paragraph's source is layout of the file, not of the text.
        return [text(node.value.replaceAll('\n', ' '), format)]
      case 'strong':
        return inline(node.children, format | textFormat.bold, resolve)
      case 'emphasis':
        return inline(node.children, format | textFormat.italic, resolve)
      case 'break':
        return [{ type: 'linebreak', version: 1 }]
      case 'link':
        if (node.title) throw new Error('a link with a title, which rich text has no place for')
        return [
          {
            type: 'link',
            ...block,
            version: 3,
            fields: linkFields(node.url, resolve),
            children: inline(node.children, format, resolve),
          },
        ]
      default:
        throw new Error(`"${node.type}" cannot be held by rich text`)
    }
  })
}

function text(value: string, format: number): LexicalNode {
  return { type: 'text', text: value, format, mode: 'normal', style: '', detail: 0, version: 1 }
}

function linkFields(url: string, resolve: ReferenceResolver): LexicalNode {
  const separator = url.indexOf(':')
  const collection = url.slice(0, separator)
  if (!linkableCollections.has(collection)) return { linkType: 'custom', newTab: false, url }
  const key = url.slice(separator + 1)
  const value = resolve(collection, key)
  if (value === undefined) throw new Error(`there is no document "${url}"`)
  return { linkType: 'internal', newTab: false, doc: { relationTo: collection, value } }
}
