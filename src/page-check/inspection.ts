import { z } from 'zod'
import { inStaffLanguages } from '@/messages/staff/languages'

const row = z.string().nullable()

/** What the thread that inspects pages answers. */
export const inspection = z.object({
  violations: z.array(
    z.object({
      rule: z.string(),
      isWcag: z.boolean(),
      ...inStaffLanguages(() => z.string()),
      row,
      isInMain: z.boolean(),
      html: z.string(),
    }),
  ),
  lostAnchors: z.array(z.object({ anchor: z.string(), row })),
  links: z.array(z.string()),
  texts: z.array(z.object({ text: z.string(), row })),
  pictures: z.array(z.object({ href: z.string(), row })),
  /** Style sheets and fonts that the page asks for at once. */
  files: z.array(z.string()),
  isTool: z.boolean(),
})
export type Inspection = z.infer<typeof inspection>

/** A message of the thread: what it found, or why it could not look. */
export const inspectorAnswer = z.union([z.object({ inspection }), z.object({ failure: z.string() })])
