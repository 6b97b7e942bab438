import { type Field, field, isGroup, isQuestion, mostItems, type Question } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import type { RuleName } from '../definition/rules'
import { toPlaceName } from '../definition/show-name'
import { toLiveEntries } from '../definition/shown-entries'
import { rulesOf } from '../language/rules-of-question'
import { openCaseJudge } from './case-judge'

/** What no golden case tries of an entry, by its place: rules that no case breaks, and whether none asks it, or none leaves it unasked. */
export type UntriedField = { place: string; rules: RuleName[]; condition: 'neverAsked' | 'alwaysAsked' | null }

/** What every form refuses by itself, whatever staff write: no case has to show it. */
const ofEveryForm: ReadonlySet<RuleName> = new Set([
  ...(['hidden', 'malformed', 'unknown', 'acrossFields', 'number', 'amount', 'email', 'phone', 'date'] as const),
  // What is in a file is no part of a case.
  ...(['choice', 'fileType', 'fileSize', 'fileEmpty'] as const),
])

/**
 * What golden cases leave untried of single entries: what must be answered, limits, patterns and conditions. It says what a case could be
 * written for, and stops nothing. A form without cases has nothing that was tried, which is said once elsewhere.
 * @param definition sound
 */
export function findUntriedFields(definition: FormDefinition): UntriedField[] {
  if (definition.cases.length === 0) return []
  const judge = openCaseJudge(definition)
  const verdicts = definition.cases.map((golden) => judge(golden).server)
  const broken = new Set(
    verdicts.flatMap(({ single }) => single.map((error) => `${toPlace(error.field.split('.'))} ${error.rule}`)),
  )
  const standings = new Map<string, Set<boolean>>()
  for (const { path, isShown } of verdicts.flatMap(({ places }) => places)) {
    const place = toPlace(path)
    standings.set(place, (standings.get(place) ?? new Set()).add(isShown))
  }
  return toLivePlaces(definition.fields).flatMap(({ entry, place }): UntriedField[] => {
    const rules = triableRules(entry).filter((rule) => !broken.has(`${place} ${rule}`))
    const seen = standings.get(place) ?? new Set()
    const condition = !entry.showWhen || seen.size === 2 ? null : seen.has(true) ? 'alwaysAsked' : 'neverAsked'
    return rules.length > 0 || condition ? [{ place, rules, condition }] : []
  })
}

/** The entries that are in use, those of groups behind theirs. */
function toLivePlaces(fields: readonly Field[], groups: readonly string[] = []): { entry: Field; place: string }[] {
  return toLiveEntries(fields).flatMap(({ entry }) => {
    const keys = [...groups, entry.key]
    return [{ entry, place: toPlaceName(keys) }, ...(isGroup(entry) ? toLivePlaces(entry.fields, keys) : [])]
  })
}

/** The rules of an entry that staff wrote, and that answers of a case can break. */
function triableRules(entry: Field): RuleName[] {
  if (entry.type === 'repeat') {
    const { minimum, maximum } = entry
    return [...(minimum > 0 ? ['tooFew' as const] : []), ...(maximum < mostItems ? ['tooMany' as const] : [])]
  }
  if (!isQuestion(entry)) return []
  return rulesOf(entry).filter(
    (rule) =>
      !ofEveryForm.has(rule) &&
      (rule !== 'required' || ('required' in entry && entry.required)) &&
      (rule !== 'tooLong' || !hasUsualLength(entry)),
  )
}

/** Whether the greatest length of a text is the one that it has when nobody writes one. */
function hasUsualLength(entry: Question): boolean {
  const usual = field.safeParse({ key: entry.key, type: entry.type, label: entry.label }).data
  return usual !== undefined && 'maxLength' in usual && 'maxLength' in entry && usual.maxLength === entry.maxLength
}

/** The place of an entry, from a way to one of its answers. */
function toPlace(way: readonly string[]): string {
  return toPlaceName(way.filter((part) => !/^\d+$/.test(part)))
}
