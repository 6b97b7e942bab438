import { z } from 'zod'

/** What can be done to a block from the preview. */
export const blockActions = [
  'add',
  'up',
  'down',
  'duplicate',
  'copy',
  'paste',
  'hide',
  'delete',
  'undo',
  'redo',
] as const
export type BlockAction = (typeof blockActions)[number]

/** What the preview of a document says to the form beside it. */
export const messageToForm = z.discriminatedUnion('type', [
  /** Somebody wants to change what stands here: the block, and the words that were chosen. */
  z.object({ type: z.literal('sona-edit'), row: z.string().nullable(), text: z.string() }),
  z.object({ type: z.literal('sona-act'), row: z.string(), action: z.enum(blockActions) }),
])
export type MessageToForm = z.infer<typeof messageToForm>

/** What the form says to the preview. */
export const messageToPreview = z.discriminatedUnion('type', [
  /** Payload's own: the document was saved, in whole or as a draft. */
  z.object({ type: z.literal('payload-document-event') }),
  /** The block whose fields are being filled in, and the blocks that visitors do not see. */
  z.object({ type: z.literal('sona-state'), row: z.string().nullable(), hidden: z.array(z.string()) }),
])
export type MessageToPreview = z.infer<typeof messageToPreview>
