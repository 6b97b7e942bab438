import type { Condition, ConditionTest } from '../definition/condition'
import type { Question } from '../definition/field'
import { isQuestion } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
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
export function toConditionStyles(definition: FormDefinition, id: string): string {
  const ways = toWays(definition)
  const rules = [...ways].map(([key, found]) => {
    const shown = found.map(
      (way) => `#${id}${way.map((selector) => `:has(${selector})`).join('')} [data-entry="${key}"]`,
    )
    return `#${id} [data-entry="${key}"]{display:none}${shown.length > 0 ? `${shown.join(',')}{display:grid}` : ''}`
  })
  return rules.length > 0 ? `@supports selector(:has(*)){${rules.join('')}}` : ''
}

/** The ways of each entry with a condition that styles can see. */
function toWays({ fields }: FormDefinition): ReadonlyMap<string, readonly Way[]> {
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
      const selector = question ? toSelector(test, question) : null
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
function toSelector(test: ConditionTest, question: Question): string | null {
  const { key } = question
  if (!fieldTypeOf(question).governance.isChosen) return null
  // Values of options are words; anything else would break out of the selector.
  if ('value' in test && !/^[\w-]+$/.test(String(test.value))) return null
  const option = (value: string) => `[name="${key}"]${value}:checked,[name="${key}"] option${value}:checked`
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
