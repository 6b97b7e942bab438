import type { Payload } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import type { Change } from '@/src/governance/change'
import type { Locale } from '@/src/i18n/locales'
import type { FieldValue } from '../gate/walk-fields'
import { valueInWords } from './value-in-words'

/** The values of a block or row by their places, in the order in which they stand. */
type Values = ReadonlyMap<string, FieldValue>
type InnerSides = { payload: Payload; locale: Locale; old: Values; current: Values }
type InnerRows = Map<string, FieldValue[]>

/** What stands in another place within a block or row, of what was in it before: each by the first thing that it says. */
export async function diffInnerOrder(sides: InnerSides): Promise<Change['parts']> {
  const [then, now] = [toInnerRows(sides.old), toInnerRows(sides.current)]
  const before = [...then.keys()].filter((row) => now.has(row))
  const after = [...now.keys()].filter((row) => then.has(row))
  if (before.every((row, position) => row === after[position])) return []
  const say = async (order: readonly string[], rows: InnerRows) => {
    const moved = order.filter((_row, position) => before[position] !== after[position])
    const names = await Promise.all(moved.map((row) => nameInnerRow(rows.get(row) ?? [], sides)))
    return names.filter((name) => name !== '').join('\n')
  }
  return [{ label: staffTexts.changes.innerOrder, before: await say(before, then), after: await say(after, now) }]
}

function toInnerRows(values: Values): InnerRows {
  const rows: InnerRows = new Map()
  for (const [place, value] of values) {
    const row = place.slice(0, place.lastIndexOf('.'))
    rows.set(row, [...(rows.get(row) ?? []), value])
  }
  return rows
}

async function nameInnerRow(
  values: readonly FieldValue[],
  { payload, locale }: Pick<InnerSides, 'payload' | 'locale'>,
): Promise<string> {
  for (const value of values) {
    const name = await valueInWords(payload, value, locale)
    if (name !== '') return name
  }
  return ''
}
