import { z } from 'zod'
import { formDefinition } from '../definition/form-definition'

/** Who may read what a form brings in. What investigators read is kept from everybody else, administrators too. */
export const formAudiences = ['staff', 'investigators'] as const

/** A version of a form as the site has it: what visitors may send now, or could until a short while ago. */
export const formVersion = z.object({
  formKey: z.string(),
  /** Counts the versions of a form from 1. */
  number: z.number().int(),
  /** Names what the version says, for good. @see toContentHash */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  state: z.enum(['published', 'superseded']),
  /** When it stopped being the one to send; null while it is. */
  endedAt: z.string().nullable(),
  audience: z.enum(formAudiences),
  definition: formDefinition,
})
export type FormVersion = z.infer<typeof formVersion>

/**
 * How long a version is remembered that somebody may still be filling in: a page that lay open on a phone for a week shows what
 * was typed when it is sent.
 */
export const graceMs = 7 * 24 * 60 * 60 * 1000

/** The versions that the site needs: the ones to send, and those that were until a short while ago. @param now ms since 1970 */
export function toNeededVersions(versions: readonly FormVersion[], now: number): FormVersion[] {
  return versions.filter(({ endedAt }) => endedAt === null || now - Date.parse(endedAt) < graceMs)
}
