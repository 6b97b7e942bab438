import { z } from 'zod'

const record = z.record(z.string(), z.unknown())
const list = z.array(z.unknown())

/** Where a value stands, by what stays the same when rows are moved. */
export type PlaceByRows = {
  /** The field of the document that it stands in. */
  field: string
  /** The id of the outermost block or row around it; null where it stands in none. */
  row: string | null
  blockType: string | null
  /** The way to it, by the ids of rows. */
  place: string
}

/** @param at where the form has it, such as `layout.1.items.0.title`. */
export function placeByRows(document: unknown, at: string): PlaceByRows {
  const steps = at.split('.')
  const found: PlaceByRows = { field: steps[0] ?? '', row: null, blockType: null, place: '' }
  const names: string[] = []
  let value: unknown = document
  for (const step of steps) {
    const rows = list.safeParse(value).data
    value = rows ? rows[Number(step)] : record.safeParse(value).data?.[step]
    if (!rows) {
      names.push(step)
      continue
    }
    const row = record.safeParse(value).data
    const id = String(row?.['id'] ?? step)
    names.push(id)
    if (found.row !== null) continue
    found.row = id
    found.blockType = typeof row?.['blockType'] === 'string' ? row['blockType'] : null
  }
  return { ...found, place: names.join('.') }
}
