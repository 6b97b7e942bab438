import type { FormDefinition } from '../definition/form-definition'
import { isJsonObject, type JsonObject } from '../definition/json'
import { toLiveEntries } from '../definition/shown-entries'
import { toPageCalculations } from '../rules/page-calculations'
import { toRuleEntries } from '../rules/rule-entries'

type Asking = Pick<FormDefinition, 'fields'>
type Answers = Readonly<Record<string, unknown>>

/**
 * What a page is told of the other pages, as it was read: what its conditions ask about, and what it calculates from. Of a group conditions
 * ask how often it is answered, so nothing is told of what is in it; of what is calculated from it, the parts that count, and no others. What is
 * calculated elsewhere is told itself, not what it rests on.
 * @param onPage the keys of what stands on the page
 */
export function toKnownAnswers(definition: Asking, onPage: readonly string[], answers: Answers): JsonObject {
  const elsewhere = Object.entries(answers).filter(([key]) => !onPage.includes(key))
  const asked = toKeysAskedAbout(definition, onPage)
  const { inputs } = toPageCalculations(toRuleEntries(definition.fields), new Set(onPage))
  const told = elsewhere.filter(([key]) => asked.has(key)).map(([key, answer]) => [key, withoutInside(answer)])
  const counted = Object.entries(answers).flatMap(([key, answer]) => {
    const parts = inputs.get(key)
    // Whether it is still asked is decided on this page: nobody knows before it is sent.
    const isOpen = [...toKeysAskedAbout(definition, [key])].some((other) => onPage.includes(other))
    return parts && !isOpen ? [[key, toParts(answer, parts)]] : []
  })
  return JSON.parse(JSON.stringify(Object.fromEntries([...told, ...counted])))
}

/** The keys of what conditions on a page ask about, there or on other pages, and of what those conditions rest on. */
function toKeysAskedAbout({ fields }: Asking, onPage: readonly string[]): Set<string> {
  const entries = new Map(toLiveEntries(fields).map((live) => [live.entry.key, live]))
  const asked = new Set<string>()
  const visit = (key: string): void => {
    const live = entries.get(key)
    if (!live) return
    for (const { field } of live.showWhen?.tests ?? []) {
      if (asked.has(field)) continue
      asked.add(field)
      visit(field)
    }
    if (live.section !== null) visit(live.section)
  }
  for (const key of onPage) visit(key)
  return asked
}

function withoutInside(answer: unknown): unknown {
  return Array.isArray(answer) ? answer.map((item: unknown) => (isJsonObject(item) ? {} : item)) : answer
}

function toParts(answer: unknown, keys: ReadonlySet<string>): unknown {
  if (Array.isArray(answer)) return answer.map((item: unknown) => toParts(item, keys))
  if (!isJsonObject(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).flatMap(([key, held]) => (keys.has(key) ? [[key, toParts(held, keys)]] : [])),
  )
}
