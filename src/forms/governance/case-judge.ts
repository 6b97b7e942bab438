import type { FormDefinition } from '../definition/form-definition'
import type { GoldenCase } from '../definition/golden-case'
import { toFormSchema } from '../definition/to-form-schema'
import { createAjvValidator } from '../validation/ajv-validator'
import { atDay } from '../validation/at-day'
import { createInterpreter } from '../validation/interpreter'
import { type CaseVerdict, judgeGoldenCase } from './judge-golden-case'

/** What the evaluator of the server says of a case, and that of the browser. */
export type JudgedCase = { golden: GoldenCase; server: CaseVerdict; browser: CaseVerdict }

/**
 * Judges the golden cases of a form in both evaluators. Compiling a schema takes longer than all cases of a form together: it is done
 * once for all days on which the form means the same.
 * @param definition sound
 */
export function openCaseJudge(definition: FormDefinition): (golden: GoldenCase) => JudgedCase {
  const schema = toFormSchema(definition)
  const made = new Map<string, ReturnType<typeof makeValidators>>()
  return (golden) => {
    const meant = JSON.stringify(atDay(schema, golden.day))
    const validators = made.get(meant) ?? makeValidators(schema, golden.day)
    made.set(meant, validators)
    return {
      golden,
      server: judgeGoldenCase(definition, golden, validators.server),
      browser: judgeGoldenCase(definition, golden, validators.browser),
    }
  }
}

function makeValidators(schema: ReturnType<typeof toFormSchema>, day: string) {
  return { server: createAjvValidator(schema, day), browser: createInterpreter(schema, day) }
}
