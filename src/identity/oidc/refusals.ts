import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'

/** Why a sign-in at the provider led nowhere; `left-here-only`: somebody left the CMS, and could not be led to leave there. */
export const providerRefusals = [
  'unreachable',
  'cancelled',
  'expired',
  'refused',
  'unverified',
  'unknown',
  'taken',
  'limited',
  'left-here-only',
] as const
export type ProviderRefusal = (typeof providerRefusals)[number]

const texts: Readonly<Record<ProviderRefusal, StaffText>> = staffTexts.refusals.texts

/** The sentence for a reason that stands in an address, which a stranger may have written; null for anything else. */
export function readRefusal(given: unknown): { refusal: ProviderRefusal; text: StaffText } | null {
  const refusal = providerRefusals.find((known) => known === given)
  return refusal === undefined ? null : { refusal, text: texts[refusal] }
}
