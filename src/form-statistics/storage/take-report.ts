import type { Payload } from 'payload'
import type { DayReport } from '../counting/day-report'
import { findCarriedRow, findCountRows, trusted } from './count-rows'
import { isCounted } from './is-counted'

/** Reports are taken one after the other: what was looked up of one is still so when it is written. */
let underWay: Promise<unknown> = Promise.resolve()

/**
 * Keeps a report in the place of an earlier one of the same form, day and run. One that was taken before, or that a later one overtook,
 * changes nothing: so everything is counted once, however often it is delivered. Nothing is kept of forms that only investigators read, of
 * forms that nobody knows, and of days that were forgotten.
 *
 * @throws when it cannot be taken now: it is delivered again.
 */
export function takeReport(payload: Payload, report: DayReport): Promise<void> {
  const taken = underWay.then(() => keep(payload, report))
  // Whoever delivers learns of a failure; the next report is not held up by it.
  underWay = taken.catch(() => undefined)
  return taken
}

async function keep(payload: Payload, { run, formKey, day, number, counts }: DayReport): Promise<void> {
  if (!(await isCounted(payload, formKey))) return
  const carried = await findCarriedRow(payload, formKey)
  if (carried?.forgottenTo && day <= carried.forgottenTo) return
  const name = `${formKey} ${day} ${run}`
  const [known] = await findCountRows(payload, { report: { equals: name } })
  if (known && known.number >= number) return
  // One statement writes the number with the counts: whatever is killed in between, both are there or neither.
  if (known) await payload.update({ ...trusted, id: known.id, data: { number, counts } })
  else await payload.create({ ...trusted, data: { report: name, formKey, day, number, counts } })
}
