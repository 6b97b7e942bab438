import { createHash } from 'node:crypto'
import { canonicalJson } from '../definition/canonical-json'
import type { GeneratedForm } from '../definition/generated-form'

/** What names a version for good: SHA-256, in hexadecimal, of all that it says, in whatever order it is stored. */
export function toContentHash(form: GeneratedForm): string {
  return createHash('sha256').update(canonicalJson(form)).digest('hex')
}
