import { addDays, addMonths, type Day } from '@/src/country/calendar'

/** Until when somebody says that they have read a report: seven days (Directive (EU) 2019/1937, article 9). */
export function toAcknowledgeBy(received: Day): Day {
  return addDays(received, 7)
}

/** Until when it is answered: three months from when that was said. */
export function toAnswerBy(acknowledged: Day): Day {
  return addMonths(acknowledged, 3)
}
