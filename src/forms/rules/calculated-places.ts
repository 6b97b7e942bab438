import { isJsonObject } from '../definition/json'
import { entriesOf } from './calculation'
import type { RuleEntry } from './rule-entry'

type Answers = Readonly<Record<string, unknown>>
/** As expressions read them; what is calculated is put among them. */
export type Values = Record<string, unknown>

/** Where something is calculated: in the form, or in one answer to the groups that hold it. */
export type CalculatedPlace = {
  /** On the way to it: keys, and places in lists. */
  way: readonly string[]
  /** The answers that it is one of. */
  within: Answers
  /** The same as expressions read them. */
  own: Values
  /** What an expression can speak of there, as it is when asked for. */
  around: () => Values
}

/** The places of what stands in a group, in answers and in what expressions read of them. @param groups the keys on the way to the group */
export function toCalculatedPlaces(
  entries: readonly RuleEntry[],
  [group, ...inner]: readonly string[],
  place: CalculatedPlace,
): CalculatedPlace[] {
  if (group === undefined) return [place]
  const held = entriesOf(entries, group)
  const enter = (within: unknown, own: unknown, at: readonly string[]): CalculatedPlace[] => {
    if (Array.isArray(own)) {
      const items: unknown[] = Array.isArray(within) ? within : []
      return own.flatMap((item: unknown, index) => enter(items[index], item, [...at, String(index)]))
    }
    if (!isJsonObject(within) || !isValues(own)) return []
    return toCalculatedPlaces(held, inner, { way: at, within, own, around: () => inside(place.around(), own, held) })
  }
  return enter(place.within[group], place.own[group], [...place.way, group])
}

/** What is around a group, but for what it names itself, answered or not. */
function inside(around: Values, own: Values, held: readonly RuleEntry[]): Values {
  const taken = new Set(held.map(({ key }) => key))
  return { ...Object.fromEntries(Object.entries(around).filter(([key]) => !taken.has(key))), ...own }
}

function isValues(value: unknown): value is Values {
  return isJsonObject(value)
}
