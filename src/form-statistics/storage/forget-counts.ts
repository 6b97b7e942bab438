import type { Payload } from 'payload'
import { addMonths } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { log } from '@/src/platform/log'
import { toCarried } from '../release/release-counts'
import { type CountRow, findCarriedRow, findCountRows, toCarriedName, trusted } from './count-rows'
import { isCounted } from './is-counted'

/** For how many months counts are kept: two years can be compared, month by month. */
export const keptMonths = 25

/** What was forgotten: rows of days that are too old, and rows of forms that are not counted any more. */
type ForgottenCounts = { days: number; forms: number }

/**
 * Forgets the days that are older than {@link keptMonths}, and everything of forms that became confidential or are gone. Of the days only
 * what was not a full ten yet stays, without a day, so that what is shown of the days after them does not change.
 *
 * Repeating it changes nothing, wherever it broke off: what is left is written, with the last day that it is left of, before the rows of
 * those days are deleted.
 */
export async function forgetCounts(payload: Payload, now: Date): Promise<ForgottenCounts> {
  const today = localDay(now.getTime())
  const first = addMonths(today, -keptMonths)
  const outcome: ForgottenCounts = { days: 0, forms: 0 }
  for (const formKey of await findCountedKeys(payload)) {
    const rows = await findCountRows(payload, { formKey: { equals: formKey } })
    if (await isCounted(payload, formKey)) outcome.days += await forgetDays(payload, { formKey, rows, first })
    else outcome.forms += await remove(payload, rows)
  }
  log.info('Counts of forms that are too old were forgotten', outcome)
  return outcome
}

async function findCountedKeys(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({ ...trusted, select: { formKey: true }, pagination: false })
  return new Set(docs.map(({ formKey }) => formKey))
}

type OldDays = { formKey: string; rows: readonly CountRow[]; first: string }

async function forgetDays(payload: Payload, { formKey, rows, first }: OldDays): Promise<number> {
  const carried = await findCarriedRow(payload, formKey)
  const old = rows.filter(({ day }) => day !== null && day < first)
  const last = old
    .map(({ day }) => day ?? '')
    .sort()
    .at(-1)
  if (last === undefined) return 0
  const kept = rows.filter(({ day }) => day !== null && day >= first).flatMap(({ counts }) => counts)
  const newest = Math.max(...rows.flatMap(({ counts }) => counts.map(({ version }) => version)))
  // Rows of days that were forgotten before, and were not deleted any more, are part of what is left already.
  const fresh = old.filter(({ day }) => !carried?.forgottenTo || (day ?? '') > carried.forgottenTo)
  const counts = toCarried(
    [...(carried ? [carried] : []), ...fresh],
    (version) => version === newest || kept.some((count) => count.version === version),
  )
  const data = {
    report: toCarriedName(formKey),
    formKey,
    number: (carried?.number ?? 0) + 1,
    forgottenTo: last,
    counts,
  }
  if (fresh.length > 0) {
    if (carried) await payload.update({ ...trusted, id: carried.id, data })
    else await payload.create({ ...trusted, data })
  }
  return remove(payload, old)
}

async function remove(payload: Payload, rows: readonly CountRow[]): Promise<number> {
  for (const { id } of rows) await payload.delete({ ...trusted, id })
  return rows.length
}
