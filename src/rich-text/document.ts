import { z } from 'zod'

/**
 * The rich text the site can hold: the part of Lexical's format that `richTextField` lets editors make.
 *
 * Parsed wherever it comes in from outside (the database, an import), so that a node type nobody draws is noticed at the
 * border and not as a hole in a page.
 */

/** Lexical's bit mask of text formats; the site knows bold and italic only. */
export const textFormat = { bold: 1, italic: 2 } as const

const textNode = z.object({ type: z.literal('text'), text: z.string(), format: z.number().default(0) })
const lineBreakNode = z.object({ type: z.literal('linebreak') })

const linkTarget = z.object({
  linkType: z.enum(['custom', 'internal']).optional(),
  url: z.string().nullish(),
  doc: z.object({ relationTo: z.string(), value: z.unknown() }).nullish(),
})
const linkNode = z.object({
  type: z.enum(['link', 'autolink']),
  fields: linkTarget,
  children: z.array(z.discriminatedUnion('type', [textNode, lineBreakNode])),
})
/** What a paste from a table leaves behind: a space, for a site that has blocks for tables. */
const tabNode = z.object({ type: z.literal('tab') }).transform(() => ({ type: 'text' as const, text: ' ', format: 0 }))
const inlineNode = z.union([textNode, lineBreakNode, linkNode, tabNode])

const paragraphNode = z.object({ type: z.literal('paragraph'), children: z.array(inlineNode) })
const headingNode = z.object({
  type: z.literal('heading'),
  tag: z.enum(['h2', 'h3', 'h4']),
  children: z.array(inlineNode),
})
const quoteNode = z.object({ type: z.literal('quote'), children: z.array(inlineNode) })

/** A list holds items; an item holds text, and then lists inside it. */
export type ListNode = { type: 'list'; listType: 'bullet' | 'number'; children: ListItemNode[] }
export type ListItemNode = { type: 'listitem'; children: (InlineNode | ListNode)[] }
const listNode: z.ZodType<ListNode> = z.lazy(() =>
  z.object({
    type: z.literal('list'),
    listType: z.enum(['bullet', 'number']),
    children: z.array(z.object({ type: z.literal('listitem'), children: z.array(z.union([inlineNode, listNode])) })),
  }),
)

const blockNode = z.union([paragraphNode, headingNode, quoteNode, listNode])
const richTextDocument = z.object({ root: z.object({ children: z.array(blockNode) }) })

export type LinkTarget = z.infer<typeof linkTarget>
export type InlineNode = z.infer<typeof inlineNode>
export type BlockNode = z.infer<typeof blockNode>
export type RichTextDocument = z.infer<typeof richTextDocument>

/** Reads rich text from outside. @throws ZodError when it holds anything the site cannot draw. */
export function parseRichText(value: unknown): RichTextDocument {
  return richTextDocument.parse(value)
}

/** Whether the site can draw this rich text as a whole. */
export function isDrawable(value: unknown): boolean {
  return richTextDocument.safeParse(value).success
}
