import type { Condition, ConditionTest } from '../definition/condition'
import { type Field, isGroup, isQuestion, type Question } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import { toPlaceName } from '../definition/show-name'
import { toLiveEntries } from '../definition/shown-entries'
import { fieldTypeOf } from '../types/field-types'

/** Ways in which an entry can come up beyond which its condition is left to the server. */
const mostWays = 40

/** Tests of which all must hold, as selectors of what is chosen. */
type Way = readonly string[]

/**
 * Styles that show and hide what conditions on choices bring up, while a visitor without script chooses. An entry whose
 * condition no style can see (a number, a text) comes up when the form is sent and shown again.
 * @param id of the form element
 */
export function toConditionStyles({ fields }: Pick<FormDefinition, 'fields'>, id: string): string {
  const rules = toRules(fields, { scope: `#${id}`, groups: [], inItem: null })
  return rules.length > 0 ? `@supports selector(:has(*)){${rules.join('')}}` : ''
}

/** Where a list stands on the page. */
type Where = {
  /** The element that holds one answer to it. */
  scope: string
  /** The keys of the groups that hold it. */
  groups: readonly string[]
  /** The keys from the nearest group that is answered several times: its place among the answers is in no name that is known here. */
  inItem: readonly string[] | null
}

function toRules(fields: readonly Field[], where: Where): string[] {
  const { scope, groups, inItem } = where
  const own = [...toWays(fields, where)].map(([key, found]) => {
    const entry = `[data-entry="${toPlaceName([...groups, key])}"]`
    const shown = found.map((way) => `${scope}${way.map((selector) => `:has(${selector})`).join('')} ${entry}`)
    return `${scope} ${entry}{display:none}${shown.length > 0 ? `${shown.join(',')}{display:grid}` : ''}`
  })
  const inGroups = fields.filter(isGroup).flatMap((group) => {
    const keys = [...groups, group.key]
    const inside =
      group.type === 'repeat'
        ? { scope: `${scope} [data-group="${toPlaceName(keys)}"]`, inItem: [] }
        : { scope, inItem: inItem && [...inItem, group.key] }
    return group.retired ? [] : toRules(group.fields, { ...inside, groups: keys })
  })
  return [...own, ...inGroups]
}

/** The controls of a question, by their names; null where others could have the same. */
function toNameSelector(key: string, fields: readonly Field[], { groups, inItem }: Where): string | null {
  if (inItem === null) return `[name="${[...groups, key].join('.')}"]`
  const isElsewhere = fields.some((entry) => isGroup(entry) && entry.fields.some((held) => held.key === key))
  return isElsewhere ? null : `[name$=".${[...inItem, key].join('.')}"]`
}

/** The ways of each entry with a condition that styles can see. */
function toWays(fields: readonly Field[], where: Where): ReadonlyMap<string, readonly Way[]> {
  const entries = toLiveEntries(fields)
  const questions = new Map(entries.flatMap(({ entry }) => (isQuestion(entry) ? [[entry.key, entry]] : [])))
  const known = new Map<string, readonly Way[]>()
  const unseen = new Set<string>()
  for (const { entry, showWhen, section, isConditional } of entries) {
    if (!isConditional) continue
    const parts = [
      ...(section ? [unseen.has(section) ? null : (known.get(section) ?? [[]])] : []),
      ...(showWhen ? [toConditionWays(showWhen)] : []),
    ]
    const ways = parts.includes(null) ? null : combine(parts.filter((part) => part !== null))
    if (ways === null || ways.length > mostWays) unseen.add(entry.key)
    else known.set(entry.key, ways)
  }
  return known

  function toConditionWays({ match, tests }: Condition): readonly Way[] | null {
    const parts = tests.map((test) => {
      const question = questions.get(test.field)
      const name = toNameSelector(test.field, fields, where)
      const selector = question && name ? toSelector(test, question, name) : null
      if (!question || selector === null || unseen.has(test.field)) return null
      return combine([known.get(test.field) ?? [[]], [[selector]]])
    })
    if (parts.includes(null)) return null
    const seen = parts.filter((part) => part !== null)
    return match === 'all' ? combine(seen) : seen.flat()
  }
}

/** All of these together: every way of one with every way of the next. */
function combine(parts: readonly (readonly Way[])[]): readonly Way[] {
  return parts.reduce<readonly Way[]>(
    (ways, part) => ways.flatMap((way) => part.map((other) => [...new Set([...way, ...other])])).slice(0, mostWays + 1),
    [[]],
  )
}

/** What is chosen when a test holds; null when choosing has nothing to do with it. */
function toSelector(test: ConditionTest, question: Question, name: string): string | null {
  if (!fieldTypeOf(question).governance.isChosen) return null
  // Values of options are words; anything else would break out of the selector.
  if ('value' in test && !/^[\w-]+$/.test(String(test.value))) return null
  const option = (value: string) => `${name}${value}:checked,${name} option${value}:checked`
  switch (test.operator) {
    case 'equals':
    case 'includes':
      return option(`[value="${test.value}"]`)
    case 'differs':
      return option(`:not([value="${test.value}"],[value=""])`)
    case 'answered':
      return option(':not([value=""])')
    default:
      return null
  }
}
