import { addDays, addMonths, type Day, isDay } from '@/src/country/calendar'
import type { DecisionKind } from './case-decision'

/** Until when somebody says that they have read a report: seven days (Directive (EU) 2019/1937, article 9). */
export function toAcknowledgeBy(received: Day): Day {
  return addDays(received, 7)
}

/** On which day a case is deleted, unless two people decide upon another: five years after it came. */
export function toDeleteOn(received: Day): Day {
  return addMonths(received, 60)
}

/** Until when it is answered: three months from when that was said. */
export function toAnswerBy(acknowledged: Day): Day {
  return addMonths(acknowledged, 3)
}

type Clocks = { answerBy: Day | null; closed: Day | null }

/**
 * Whether two people may decide that of a case. An answer is put off by three months at a time, and not before somebody said that the report
 * was read; nothing is deleted sooner than a month from now, so that a third person can speak up.
 */
export function mayDecide(
  { kind, until }: { kind: DecisionKind; until: string },
  { answerBy, closed }: Clocks,
  today: Day,
): boolean {
  switch (kind) {
    case 'extend':
      return closed === null && answerBy !== null && isDay(until) && until > answerBy && until <= addMonths(answerBy, 3)
    case 'close':
      return closed === null && until === ''
    case 'keep':
      return isDay(until) && until >= addMonths(today, 1) && until <= addMonths(today, 120)
  }
}
