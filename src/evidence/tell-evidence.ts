import staffTexts from '@/messages/staff/evidence.json' with { type: 'json' }
import { type Condition, endCondition, holdCondition, listConditions } from '@/src/health/conditions'
import { fillText } from '@/src/i18n/staff-text'
import { log } from '@/src/platform/log'
import type { EvidenceReport } from './evidence-report'

/** For how long it is said that the log was once found unprotected, in milliseconds; it stays in the log for ever. */
const rememberedMs = 30 * 86_400_000

/**
 * Holds the conditions that a report speaks of and ends those that it does not; each fault is an error in the log when it begins.
 *
 * @param now milliseconds since 1970.
 */
export function tellEvidence(report: EvidenceReport, now = Date.now()): void {
  const { damage, fault, isProtected, unprotectedAt } = report
  tell('damaged-database', damage !== null, { damage }, damageText)
  // Of a damaged database nothing is known of its log.
  if (damage !== null) return
  tell(
    'audit-fault',
    fault !== null,
    { fault },
    fillText(staffTexts.tellEvidence.auditFault, { fault: fault?.fault ?? '', number: fault?.number ?? '' }),
  )
  const isOpen = !isProtected || (unprotectedAt !== '' && now - Date.parse(unprotectedAt) < rememberedMs)
  tell('audit-unprotected', isOpen, { unprotectedAt }, staffTexts.tellEvidence.auditUnprotected)
}

const damageText = staffTexts.tellEvidence.damageText

/** Says that the database was found damaged before it was opened. */
export function tellDamage(damage: string): void {
  tell('damaged-database', true, { damage }, damageText)
}

function tell(name: string, holds: boolean, details: Readonly<Record<string, unknown>>, text: Condition['text']): void {
  if (!holds) {
    endCondition(name)
    return
  }
  if (!listConditions().some((condition) => condition.name === name))
    log.error(text.en, { condition: name, ...details })
  holdCondition({ name, kind: 'fault', text })
}
