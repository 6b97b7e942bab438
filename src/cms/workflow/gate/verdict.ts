import { z } from 'zod'

/** Something that the publish gate found: errors stand in the way, warnings have to be accepted by the one who approves. */
export const finding = z.object({
  severity: z.enum(['error', 'warning']),
  /** Where in the document, as the path of a field. */
  path: z.string(),
  pt: z.string(),
  en: z.string(),
})
export type Finding = z.infer<typeof finding>

/** What the gate says of one document in the languages that are to go live. Stored with the approval. */
export const verdict = z.object({ findings: z.array(finding) })
export type Verdict = z.infer<typeof verdict>
