import type { Payload } from 'payload'

const rowsAtOnce = 500

/** The rows of the log in their order, as they are stored: a row that was tampered with may be no entry any more. */
export async function* readAuditRows(payload: Payload): AsyncGenerator<unknown> {
  for (let after = 0; ; ) {
    const { docs } = await payload.db.find({
      collection: 'audit-log',
      limit: rowsAtOnce,
      pagination: false,
      sort: 'id',
      where: { id: { greater_than: after } },
    })
    for (const { id: _row, ...entry } of docs) yield entry
    const last = docs.at(-1)
    if (!last) return
    after = Number(last.id)
  }
}
