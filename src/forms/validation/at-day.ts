import { isJsonObject, type Json, type JsonObject } from '../definition/json'

/**
 * A schema as it holds on a day: what conditions ask of dates is a pattern there, which every validator of JSON Schema reads alike. Days
 * that are written as ISO 8601 writes them have the order of their letters. Whether there is such a day is said elsewhere.
 *
 * What validators make of formats differs, so there are none: own-rules.ts decides for both.
 */
export function atDay(schema: JsonObject, today: string): JsonObject {
  return JSON.parse(JSON.stringify(schema), (name, part: Json) => {
    if (name === 'format' && typeof part === 'string') return undefined
    if (!isJsonObject(part)) return part
    const pattern = toPattern(part, today)
    return pattern === null ? part : { ...part, pattern }
  })
}

function toPattern(schema: JsonObject, today: string): string | null {
  const { 'x-before': before, 'x-after': after, 'x-ageAtLeast': least, 'x-ageAtMost': most } = schema
  if (typeof before === 'string') return toDayPattern(before === 'today' ? today : before, true)
  if (typeof after === 'string') return toDayPattern(after === 'today' ? today : after)
  if (typeof least === 'number') return toDayPattern(toBirthday(least, today), true, true)
  return typeof most === 'number' ? toDayPattern(toBirthday(most + 1, today)) : null
}

/** The last day on which somebody is born who is of an age. It may be 29 February of a year that has none: the order knows it. */
function toBirthday(age: number, today: string): string {
  return `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`
}

/** The days that come after another, or before it: equal up to a digit, and there more, or less. */
function toDayPattern(day: string, isBefore = false, orEqual = false): string {
  const others = [...day].flatMap((digit, at) =>
    digit === '-' || digit === (isBefore ? '0' : '9')
      ? []
      : [`${day.slice(0, at)}[${isBefore ? `0-${Number(digit) - 1}` : `${Number(digit) + 1}-9`}]`],
  )
  return `^(?=\\d{4}-\\d\\d-\\d\\d$)(?:${[...others, ...(orEqual ? [day] : [])].join('|')})`
}
