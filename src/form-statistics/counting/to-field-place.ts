import { type Field, isGroup } from '@/src/forms/definition/field'
import type { FormDefinition } from '@/src/forms/definition/form-definition'

/** The ways to the fields of a form, each found out once. */
const known = new WeakMap<readonly Field[], ReadonlySet<string>>()

/**
 * The field that a mistake stands at: `owners.share`, whichever of the owners it is. Empty of a mistake of the form as a whole, and of what the
 * form does not ask: names that somebody made up are not counted under.
 *
 * @param way to the answer: `owners.0.share`
 */
export function toFieldPlace({ fields }: Pick<FormDefinition, 'fields'>, way: string): string {
  const places = known.get(fields) ?? new Set(listPlaces(fields))
  known.set(fields, places)
  const keys = way.split('.').filter((key) => !/^\d+$/.test(key))
  // What is wrong with a part of an answer is wrong with the answer.
  const found = keys.map((_, index) => keys.slice(0, keys.length - index).join('.')).find((place) => places.has(place))
  return found ?? ''
}

function listPlaces(fields: readonly Field[], above = ''): string[] {
  return fields.flatMap((entry) => {
    const place = `${above}${entry.key}`
    return isGroup(entry) ? [place, ...listPlaces(entry.fields, `${place}.`)] : [place]
  })
}
