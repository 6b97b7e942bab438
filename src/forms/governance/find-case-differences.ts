import { canonicalJson } from '../definition/canonical-json'
import type { FormDefinition } from '../definition/form-definition'
import type { GoldenCase } from '../definition/golden-case'
import { toPlaceName } from '../definition/show-name'
import { toFormSchema } from '../definition/to-form-schema'
import { createAjvValidator } from '../validation/ajv-validator'
import { createInterpreter } from '../validation/interpreter'
import type { AnswerError } from '../validation/validate-answers'
import type { Finding } from './finding'
import { isAsExpected } from './is-as-expected'
import { judgeGoldenCase } from './judge-golden-case'

/**
 * The first golden case that turns out otherwise than compliance wrote, in the evaluator of the server or in that of the browser. The form
 * must be sound.
 */
export function findCaseDifferences(definition: FormDefinition): Finding[] {
  if (definition.cases.length === 0) return []
  const schema = toFormSchema(definition)
  for (const golden of definition.cases) {
    const server = judgeGoldenCase(definition, golden, createAjvValidator(schema, golden.day))
    const browser = judgeGoldenCase(definition, golden, createInterpreter(schema, golden.day))
    const [first, other] = [server, browser].map(({ single }) => single)
    if (canonicalJson(first) !== canonicalJson(other)) {
      const found = [...(first ?? []), ...(other ?? [])].map(({ text }) => text).join(' ')
      return [{ name: 'caseJudgedTwice', key: null, values: { case: golden.name, found } }]
    }
    const errors = [...server.single, ...server.together]
    if (!isAsExpected(golden, errors)) return [toDifference(golden, errors)]
  }
  return []
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
