import { isDay, toAge } from '@/src/country/calendar'
import type { Json, JsonObject } from '../definition/json'
import { reviewedPatterns } from '../definition/reviewed-patterns'
import type { RuleName } from '../definition/rules'
import { hasOwnCheckDigits } from './check-digits'

/**
 * The rules that JSON Schema cannot say: that a day exists, what depends on the day it is, and that the check digits of an IBAN
 * are its own (ISO 13616, by ISO/IEC 7064 MOD 97-10). One function for browser and server.
 * @param today the day it is in Luanda, 2026-11-21
 * @returns the rule that an answer breaks, or null
 */
export function findBrokenOwnRule({ schema, answer, today }: { schema: JsonObject; answer: unknown; today: string }) {
  if (typeof answer !== 'string') return null
  if (schema['format'] === 'date') return findBrokenDateRule({ schema, day: answer, today })
  return schema['pattern'] === reviewedPatterns.iban && !hasOwnCheckDigits(answer) ? 'checkDigits' : null
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
  if (!isDay(day)) return 'date'
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
