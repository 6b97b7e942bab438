import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { followHash } from './followed/followed-case'

/** Name of the channel on which this process says that something lies in the spool. */
export const spoolChannel = 'sona:spool'

/** A file that was sent with a form, without its content. */
const sentFile = z.object({
  /** The key of the field. */
  field: z.string(),
  /** The name under which it is kept: unguessable, nothing of what the sender called it. */
  id: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  /** What the sender called it. */
  name: z.string().min(1).max(255),
  /** What its content is. */
  mediaType: z.string().max(100),
  size: z.int().nonnegative(),
})

/** What a visitor sent, and nothing of the visitor that was not typed: no address, no browser, no time finer than the day. */
export const submission = z.object({
  /** The same for the same content sent again with the same key. */
  id: z.string().regex(/^[0-9a-f]{64}$/),
  reference: z.string(),
  formKey: z.string(),
  /** The published version of the form that it was checked by. */
  versionHash: z.string(),
  locale: z.enum(locales),
  /** The day in Luanda, 2026-11-21. */
  receivedOn: z.iso.date(),
  /** What its sender's code finds it by; none where they were given no code. */
  followHash: followHash.optional(),
  /** Sent from a preview, by staff. */
  isTest: z.boolean(),
  answers: z.record(z.string(), z.unknown()),
  files: z.array(sentFile).max(100),
})
export type Submission = z.infer<typeof submission>
