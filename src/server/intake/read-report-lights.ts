import { daysBetween } from '@/src/country/calendar'
import type { ReportLights } from '@/src/health/report-lights'
import type { Directory } from '@/src/sealed/directory'
import type { SealedStore } from '@/src/sealed/store/sealed-store'

/**
 * Counts the cases that everybody of their route may open. What the supervisory board alone reads is not counted, nor what its author kept
 * from somebody: whoever sees the screens of staff could be whom it is about, and must not see by a number that it exists.
 */
export function readReportLights(
  store: Pick<SealedStore, 'everyCase' | 'readersOf'>,
  { routes }: Pick<Directory, 'routes'>,
  today: string,
): ReportLights {
  const open = store.everyCase().filter(({ id, route, closed }) => {
    const known = routes.slice(0, -1).find(({ tag }) => tag === route)
    if (!known || closed !== null) return false
    const readers = store.readersOf(id)
    return known.readers.every((reader) => readers.includes(reader))
  })
  const late = open.filter(({ acknowledged, acknowledgeBy, answerBy }) =>
    acknowledged === null ? acknowledgeBy < today : answerBy !== null && answerBy < today,
  )
  const oldestDays = Math.max(0, ...open.map(({ received }) => daysBetween(received, today)))
  return { open: open.length, late: late.length, oldestDays }
}
