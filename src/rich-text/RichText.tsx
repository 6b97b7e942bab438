import type { ReactNode } from 'react'
import type { BlockNode, InlineNode, LinkTarget, ListItemNode, ListNode, RichTextDocument } from './document'
import { textFormat } from './document'
import styles from './RichText.module.css'
import type { OutlineEntry } from './to-outline'

/** Resolves a link of the text to an address that is safe to draw, or null to draw its words only. */
export type LinkResolver = (target: LinkTarget) => { href: string; isExternal: boolean } | null

type RichTextProps = {
  document: RichTextDocument
  resolveLink: LinkResolver
  /** The headings that can be gone to. */
  outline?: readonly OutlineEntry[]
}

/** Running text: the typed nodes of a rich text document as HTML. */
export function RichText({ document, resolveLink, outline = [] }: RichTextProps): ReactNode {
  const anchors = new Map(outline.map(({ index, anchor }) => [index, anchor]))
  return (
    <div className={styles['text']}>
      {document.root.children.map((node, index) => drawBlock(node, index, resolveLink, anchors.get(index)))}
    </div>
  )
}

function drawBlock(node: BlockNode, key: number, resolveLink: LinkResolver, anchor: string | undefined): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return node.children.length === 0 ? null : <p key={key}>{drawInline(node.children, resolveLink)}</p>
    case 'heading': {
      const Heading = node.tag
      return (
        <Heading key={key} id={anchor}>
          {drawInline(node.children, resolveLink)}
        </Heading>
      )
    }
    case 'quote':
      return (
        <blockquote key={key}>
          <p>{drawInline(node.children, resolveLink)}</p>
        </blockquote>
      )
    case 'list':
      return drawList(node, key, resolveLink)
  }
}

function drawList(list: ListNode, key: number, resolveLink: LinkResolver): ReactNode {
  const List = list.listType === 'number' ? 'ol' : 'ul'
  return <List key={key}>{toItems(list).map((item, index) => drawItem(item, index, resolveLink))}</List>
}

/** Lexical keeps a nested list in an item of its own, which would be drawn with a mark and counted: it joins the one before. */
function toItems(list: ListNode): ListItemNode[] {
  const items: ListItemNode[] = []
  for (const item of list.children) {
    const previous = items.at(-1)
    const isOnlyLists = item.children.length > 0 && item.children.every(({ type }) => type === 'list')
    if (previous && isOnlyLists)
      items.splice(-1, 1, { ...previous, children: [...previous.children, ...item.children] })
    else items.push(item)
  }
  return items
}

function drawItem(item: ListItemNode, key: number, resolveLink: LinkResolver): ReactNode {
  return (
    <li key={key}>
      {item.children.map((child, index) =>
        child.type === 'list' ? drawList(child, index, resolveLink) : drawInlineNode(child, index, resolveLink),
      )}
    </li>
  )
}

function drawInline(nodes: readonly InlineNode[], resolveLink: LinkResolver): ReactNode {
  return nodes.map((node, index) => drawInlineNode(node, index, resolveLink))
}

function drawInlineNode(node: InlineNode, key: number, resolveLink: LinkResolver): ReactNode {
  if (node.type === 'linebreak') return <br key={key} />
  if (node.type === 'text') return drawText(node.text, node.format, key)
  const words = node.children.map((child, index) => drawInlineNode(child, index, resolveLink))
  const target = resolveLink(node.fields)
  if (!target) return words
  return (
    <a key={key} href={target.href} rel={target.isExternal ? 'external noopener' : undefined}>
      {words}
    </a>
  )
}

function drawText(text: string, format: number, key: number): ReactNode {
  const emphasised = format & textFormat.italic ? <em key={key}>{text}</em> : text
  return format & textFormat.bold ? <strong key={key}>{emphasised}</strong> : emphasised
}
