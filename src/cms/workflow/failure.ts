import type { Hindrance } from '@/src/governance/find-hindrance'
import { refusalText } from '@/src/governance/refusal-texts'

/** Why an approved request could not be carried out, as it is kept with it: whoever reads it may have either language. */
export function toFailure(hindrance: Hindrance): string {
  const { pt, en } = refusalText('content.carryOut', hindrance)
  return `${pt} / ${en}`
}
