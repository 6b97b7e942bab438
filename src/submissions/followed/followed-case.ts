import { z } from 'zod'
import { locales } from '@/src/i18n/locales'

/** The name under which the answer of a sender travels to the CMS. No form can have such a key. */
export const senderAnswerKey = 'case/answer'

/** Where the CMS says how a case is. */
export const followPath = '/api/submissions/follow'

/** What finds a case, 64 signs in hexadecimal: all that is kept of the code by which its sender follows it. */
export const followHash = z.string().regex(/^[0-9a-f]{64}$/)

/** Longest answer of a sender, in signs. */
export const longestAnswer = 5_000

/** As much of what was written as is shown, the newest of it. */
export const mostMessages = 40

/** A case as its sender sees it. */
export const followedCase = z.object({
  reference: z.string(),
  formKey: z.string(),
  /** The name of the form, in each language. */
  title: z.partialRecord(z.enum(locales), z.string()),
  receivedOn: z.iso.date(),
  state: z.enum(['new', 'work', 'waiting', 'answered', 'done']),
  /** The oldest first. */
  messages: z.array(z.object({ from: z.enum(['bank', 'sender']), at: z.string(), text: z.string() })).max(mostMessages),
})
export type FollowedCase = z.infer<typeof followedCase>

/** What the CMS says of a code; null where it finds nothing, whatever is the matter with it. */
export const followAnswer = z.object({ case: followedCase.nullable() })

/** An answer of a sender, as it travels. */
export const senderAnswer = z.object({
  hash: followHash,
  text: z.string().trim().min(1).max(longestAnswer),
})
