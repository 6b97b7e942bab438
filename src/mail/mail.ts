import { z } from 'zod'

/** A message that is to be sent. */
export const mail = z.object({
  to: z.array(z.email()).min(1).max(50),
  subject: z.string().min(1).max(200),
  text: z.string().min(1),
  /** Where who gets it can end that with one click (RFC 8058). */
  unsubscribeUrl: z.url().optional(),
  /** Not sent before, in ms since 1970. */
  notBefore: z.number().default(0),
})
export type Mail = z.input<typeof mail>

/** The same once it was found sound. */
export type SoundMail = z.output<typeof mail>
