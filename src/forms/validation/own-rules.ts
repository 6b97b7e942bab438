import type { Json, JsonObject } from '../definition/json'
import type { RuleName } from '../definition/rules'
import { isCalendarDay, toAge } from './calendar'

/**
 * The rules that JSON Schema cannot say: that a day exists, and what depends on the day it is. One function for browser and
 * server.
 * @param today the day it is in Luanda, 2026-11-21
 * @returns the rule that an answer breaks, or null
 */
export function findBrokenOwnRule({ schema, answer, today }: { schema: JsonObject; answer: unknown; today: string }) {
  if (schema['format'] !== 'date' || typeof answer !== 'string') return null
  return findBrokenDateRule({ schema, day: answer, today })
}

function findBrokenDateRule({
  schema,
  day,
  today,
}: {
  schema: JsonObject
  day: string
  today: string
}): RuleName | null {
  if (!isCalendarDay(day)) return 'date'
  const earliest = toDay(schema['x-earliest'], today)
  if (earliest !== null && day < earliest) return 'tooEarly'
  const latest = toDay(schema['x-latest'], today)
  if (latest !== null && day > latest) return 'tooLate'
  const minimumAge = schema['x-minimumAge']
  return typeof minimumAge === 'number' && toAge({ birth: day, today }) < minimumAge ? 'minimumAge' : null
}

function toDay(limit: Json | undefined, today: string): string | null {
  if (typeof limit !== 'string') return null
  return limit === 'today' ? today : limit
}
