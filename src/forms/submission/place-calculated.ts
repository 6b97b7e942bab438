import { type Field, isGroup, type QuestionByType } from '../definition/field'
import { isJsonObject, type Json, type JsonObject } from '../definition/json'

type Calculating = { fields: readonly Field[] }
type ToText = (entry: QuestionByType['calculated'], value: unknown) => string | undefined

/**
 * What was typed with a text in each place of what the form calculates, or with nothing there. Nobody calculates here, so every process may.
 * @param from of the same shape: where a place has its value
 */
export function placeCalculated(
  { fields }: Calculating,
  { values, from, toText }: { values: JsonObject; from: unknown; toText: ToText },
): JsonObject {
  const told = isJsonObject(from) ? from : {}
  const placed = fields.filter(isCalculating).map((entry): [string, Json | undefined] => {
    const { key } = entry
    if (!isGroup(entry))
      return [key, entry.type === 'calculated' && !entry.retired ? toText(entry, told[key]) : undefined]
    const typed = values[key]
    const inside = (held: Json | undefined, read: unknown) =>
      placeCalculated(entry, { values: isJsonObject(held) ? held : {}, from: read, toText })
    if (entry.type === 'group') {
      const held = inside(typed, told[key])
      return [key, typed === undefined && Object.keys(held).length === 0 ? undefined : held]
    }
    const read: readonly unknown[] = Array.isArray(told[key]) ? told[key] : []
    return [key, Array.isArray(typed) ? typed.map((item: Json, at) => inside(item, read[at])) : typed]
  })
  const keys = new Set(placed.map(([key]) => key))
  const shown = placed.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  return {
    ...Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key))),
    ...Object.fromEntries(shown),
  }
}

/** Whether an entry is calculated, or holds something that is. */
export function isCalculating(entry: Field): boolean {
  return entry.type === 'calculated' || (isGroup(entry) && entry.fields.some(isCalculating))
}

/** What was typed, and nothing calculated. */
export function withoutCalculated(form: Calculating, values: JsonObject): JsonObject {
  return placeCalculated(form, { values, from: {}, toText: () => undefined })
}

/** What was typed, with what was calculated of the same answers elsewhere, as a page shows it. */
export function withCalculatedOf(form: Calculating, values: JsonObject, shown: JsonObject): JsonObject {
  return placeCalculated(form, {
    values,
    from: shown,
    toText: (_entry, text) => (typeof text === 'string' ? text : undefined),
  })
}
