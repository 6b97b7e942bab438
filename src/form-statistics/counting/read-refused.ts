import { type Field, isGroup } from '@/src/forms/definition/field'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { findQuestionAt } from '@/src/forms/definition/placed-entries'
import { isRuleName, type RuleName } from '@/src/forms/definition/rules'
import { rulesOf } from '@/src/forms/language/rules-of-question'
import { toFieldPlace } from './to-field-place'

/** A rule that a field broke. */
export type Refused = { place: string; rule: RuleName }

/** More than anybody breaks; what is longer is not read at all. */
const [longest, most] = [8_000, 200]

/** The rules of a group as a whole. */
const ofGroups: readonly RuleName[] = ['required', 'tooFew', 'tooMany']

/**
 * What a page's script says that it found wrong before it sent anything. Strangers can say what is not so, and nothing else: only fields of
 * the form are heard, with rules that they have, each once.
 *
 * @param said `owners.share tooLarge,email required`
 */
export function readRefused({ fields }: Pick<FormDefinition, 'fields'>, said: string | undefined): Refused[] {
  if (said === undefined || said === '' || said.length > longest) return []
  const known = new Map<string, Refused>()
  for (const one of said.split(',').slice(0, most)) {
    const [place = '', rule, ...more] = one.split(' ')
    if (more.length > 0 || !isRuleName(rule) || place === '' || toFieldPlace({ fields }, place) !== place) continue
    if (rulesAt(fields, place).includes(rule)) known.set(one, { place, rule })
  }
  return [...known.values()]
}

function rulesAt(fields: readonly Field[], place: string): readonly RuleName[] {
  const question = findQuestionAt(fields, place)
  return question ? rulesOf(question) : isGroupAt(fields, place.split('.')) ? ofGroups : []
}

function isGroupAt(fields: readonly Field[], [first, ...rest]: readonly string[]): boolean {
  const entry = fields.find(({ key }) => key === first)
  return entry !== undefined && isGroup(entry) && (rest.length === 0 || isGroupAt(entry.fields, rest))
}
