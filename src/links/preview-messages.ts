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

/**
 * Where words of a page are written: the id of the block, null for the head of the document, and the way below it. A row is named by its
 * id with `#` before it, so that it is found where it was moved to; one without an id by its position.
 */
const wordPlace = z.object({ row: z.string().nullable(), path: z.array(z.string()).min(1) })
export type WordPlace = z.infer<typeof wordPlace>

/** One visit to a text: from when the form let somebody write until they left it. */
const session = z.string()

/** Counts what was typed in one visit, from one upwards: who hears a lower number hears older words. */
const number = z.number().int().nonnegative()

/** What the preview of a document says to the form beside it. */
export const messageToForm = z.discriminatedUnion('type', [
  /** Payload's own: the preview hears from now on what is said to it. */
  z.object({ type: z.literal('payload-live-preview'), ready: z.literal(true) }),
  /** Somebody wants to open the field of what stands here: the block, the words that were chosen, and their place where it is known. */
  z.object({
    type: z.literal('sona-edit'),
    row: z.string().nullable(),
    text: z.string(),
    place: wordPlace.optional(),
  }),
  z.object({ type: z.literal('sona-act'), row: z.string(), action: z.enum(blockActions) }),
  /** Somebody wants to write here, on the page. The form answers with `sona-open`, or opens the field instead. */
  z.object({ type: z.literal('sona-write'), ask: number, place: wordPlace, text: z.string() }),
  /** All words that stand in the text now. */
  z.object({ type: z.literal('sona-typed'), session, number, words: z.string() }),
  z.object({ type: z.literal('sona-left'), session }),
])
export type MessageToForm = z.infer<typeof messageToForm>

/** What the form says to the preview. */
export const messageToPreview = z.discriminatedUnion('type', [
  /** Payload's own: the document was saved, in whole or as a draft. */
  z.object({ type: z.literal('payload-document-event') }),
  /** The block whose fields are being filled in, the blocks that visitors do not see, and how a text is written in, for who hears it. */
  z.object({
    type: z.literal('sona-state'),
    row: z.string().nullable(),
    hidden: z.array(z.string()),
    hint: z.object({ text: z.string(), language: z.string() }).optional(),
  }),
  /** The text may be written in that was asked for; the page takes the answer to what it asked last. */
  z.object({
    type: z.literal('sona-open'),
    ask: number,
    session,
    place: wordPlace,
    words: z.string(),
    /** The name of the field, and what ends writing, in the language of whoever writes. */
    label: z.string(),
    help: z.string(),
    language: z.string(),
    isLine: z.boolean(),
    isRequired: z.boolean(),
    /** As many signs as the field takes; null where it takes any number. */
    most: z.number().nullable(),
    /** What is said where the words cannot stay like that. */
    problems: z.object({ empty: z.string(), tooLong: z.string() }),
    /** Under which name, and for which field, this browser keeps words that the form did not hear before the window closed. */
    kept: z.object({ key: z.string(), path: z.string() }).nullable(),
  }),
  /** The form has these words, and this browser keeps them. */
  z.object({ type: z.literal('sona-heard'), session, number }),
  /**
   * Other words stand in the form: somebody took back what was typed, or typed on in the field. With the last visit to this text that the
   * form knows of, null for none, and the last number that it has heard of it.
   */
  z.object({
    type: z.literal('sona-words'),
    place: wordPlace,
    session: session.nullable(),
    number,
    words: z.string(),
  }),
  /** The text may be written in no more. */
  z.object({ type: z.literal('sona-shut'), session }),
])
export type MessageToPreview = z.infer<typeof messageToPreview>
export type OpenedText = Extract<MessageToPreview, { type: 'sona-open' }>

/** Whether two places are the same. */
export function isSamePlace(one: WordPlace, other: WordPlace): boolean {
  return one.row === other.row && one.path.join('\n') === other.path.join('\n')
}
