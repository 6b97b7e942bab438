import { type Condition, endCondition, holdCondition, listConditions } from '@/src/health/conditions'
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
    {
      pt: `O registo de auditoria não está inteiro: ${fault?.fault} na entrada ${fault?.number}. Alguém com acesso ao disco pode tê-lo mudado. Guarde uma cópia da pasta dos dados e avise a auditoria interna.`,
      en: `The audit log is not whole: ${fault?.fault} at entry ${fault?.number}. Somebody with the disk may have changed it. Keep a copy of the data directory and tell internal audit.`,
    },
  )
  const isOpen = !isProtected || (unprotectedAt !== '' && now - Date.parse(unprotectedAt) < rememberedMs)
  tell(
    'audit-unprotected',
    isOpen,
    { unprotectedAt },
    {
      pt: 'A base de dados foi encontrada sem o que impede mudar o registo de auditoria. Só quem tem o disco o pode ter tirado. Avise a auditoria interna; reiniciar repõe a protecção.',
      en: 'The database was found without what keeps the audit log from being changed. Only somebody with the disk can have taken it away. Tell internal audit; a restart puts the protection back.',
    },
  )
}

const damageText = {
  pt: 'A base de dados está danificada. Não continue a trabalhar nela: guarde uma cópia da pasta dos dados e reponha a cópia de segurança mais recente que esteja inteira (docs/operations.md).',
  en: 'The database is damaged. Do not go on working in it: keep a copy of the data directory and restore the newest backup that is whole (docs/operations.md).',
} as const

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
