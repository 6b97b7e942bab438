import { type BlockNode, type InlineNode, type ListNode, parseRichText } from './document'

/** The words of stored rich text, paragraphs separated by a line break. @throws ZodError for what the site cannot draw. */
export function toPlainText(value: unknown): string {
  return parseRichText(value).root.children.map(blockText).filter(Boolean).join('\n')
}

function blockText(node: BlockNode): string {
  if (node.type === 'list') return listText(node)
  return node.children.map(inlineText).join('')
}

function listText(list: ListNode): string {
  return list.children
    .flatMap(({ children }) => [
      children.map((child) => (child.type === 'list' ? '' : inlineText(child))).join(''),
      ...children.map((child) => (child.type === 'list' ? listText(child) : '')),
    ])
    .filter(Boolean)
    .join('\n')
}

function inlineText(node: InlineNode): string {
  if (node.type === 'linebreak') return '\n'
  return node.type === 'text' ? node.text : node.children.map(inlineText).join('')
}
