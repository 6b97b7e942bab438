import { z } from 'zod'
import staffTexts from '@/messages/staff/governance.json' with { type: 'json' }
import { inStaffLanguages } from '@/messages/staff/languages'
import { reason } from '@/src/governance/reason'
import type { StaffText } from '@/src/i18n/staff-text'

/** What the gate looks for, as people call it. A reason is given for a kind. */
export const findingKinds = staffTexts.verdict.findingKinds satisfies Record<string, StaffText>

const kind = z.enum(Object.keys(findingKinds).filter(isKind))
export type FindingKind = keyof typeof findingKinds

function isKind(name: string): name is FindingKind {
  return Object.hasOwn(findingKinds, name)
}

/** Something that the publish gate found: errors stand in the way, warnings need a reason. */
export const finding = z.object({
  severity: z.enum(['error', 'warning']),
  kind,
  /** Where in the document, in words. */
  path: z.string(),
  /** The same as the form knows it, such as `layout.2.title`; missing where it is no field. */
  at: z.string().optional(),
  /** The block it stands in: its place, from 1 on, and what its type is called. */
  block: z.object({ number: z.int(), ...inStaffLanguages(() => z.string()) }).optional(),
  ...inStaffLanguages(() => z.string()),
})
export type Finding = z.infer<typeof finding>

/** Why somebody lets the warnings of a kind stand. */
const acceptance = z.object({ kind, reason: z.string(), by: z.number(), byName: z.string() })
export type Acceptance = z.infer<typeof acceptance>

/** What the gate says of one document in the languages that are to go live. Stored with the approval. */
export const verdict = z.object({ findings: z.array(finding), accepted: z.array(acceptance).optional() })
export type Verdict = z.infer<typeof verdict>

/** Reasons to let warnings stand: by kind, and one for all others. */
export const warningReasons = z.partialRecord(z.union([kind, z.literal('all')]), reason)
export type WarningReasons = z.infer<typeof warningReasons>
