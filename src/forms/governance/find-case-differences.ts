import { canonicalJson } from '../definition/canonical-json'
import type { FormDefinition } from '../definition/form-definition'
import type { GoldenCase } from '../definition/golden-case'
import { toPlaceName } from '../definition/show-name'
import type { AnswerError } from '../validation/validate-answers'
import { type JudgedCase, openCaseJudge } from './case-judge'
import type { Finding } from './finding'
import { isAsExpected } from './is-as-expected'

/**
 * The first golden case that turns out otherwise than compliance wrote, in the evaluator of the server or in that of the browser. The form
 * must be sound.
 */
export function findCaseDifferences(definition: FormDefinition): Finding[] {
  if (definition.cases.length === 0) return []
  const judge = openCaseJudge(definition)
  for (const golden of definition.cases) {
    const difference = toCaseDifference(judge(golden))
    if (difference) return [difference]
  }
  return []
}

/** In what a case turned out otherwise than it was written; null where it did not. */
export function toCaseDifference({ golden, server, browser }: JudgedCase): Finding | null {
  if (canonicalJson(server.single) !== canonicalJson(browser.single)) {
    const found = [...server.single, ...browser.single].map(({ text }) => text).join(' ')
    return { name: 'caseJudgedTwice', key: null, values: { case: golden.name, found } }
  }
  const errors = [...server.single, ...server.together]
  return isAsExpected(golden, errors) ? null : toDifference(golden, errors)
}

function toDifference({ name, expected }: GoldenCase, errors: readonly AnswerError[]): Finding {
  const wanted =
    expected.verdict === 'taken'
      ? { wanted: 'taken' }
      : { wanted: 'refused', field: toPlaceOf(expected.field), message: expected.message }
  const found = errors.map(({ text }) => text).join(' ')
  return { name: 'caseDiffers', key: null, values: { case: name, ...wanted, found } }
}

/** The place in the list of the question at the end of a way through answers. */
function toPlaceOf(way: string): string {
  return toPlaceName(way.split('.').filter((part) => !/^\d+$/.test(part)))
}
