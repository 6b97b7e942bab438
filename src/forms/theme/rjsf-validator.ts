import { dereference, validate } from '@cfworker/json-schema'
import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { JsonObject } from '../definition/json'

const noErrors = { errors: [], errorSchema: {} }

/**
 * What RJSF asks while it draws: which branch of a condition or choice some data is in. It never judges answers with it: that
 * is done by `validateAnswers`, and our forms switch RJSF's own way off.
 */
export const rjsfValidator: ValidatorType = {
  validateFormData: () => noErrors,
  rawValidation: () => noErrors,
  isValid: (schema, formData, rootSchema) => {
    if (formData === undefined) return false
    // RJSF keeps marks of its own in schemas and data, and so does the interpreter.
    const whole: JsonObject = JSON.parse(JSON.stringify({ ...toDefinitions(rootSchema), ...schema }))
    const data: unknown = JSON.parse(JSON.stringify(formData))
    return validate(data, whole, '2019-09', dereference(whole)).valid
  },
}

/** The parts of a schema that references lead to. */
function toDefinitions(rootSchema: RJSFSchema | undefined) {
  return { $defs: rootSchema?.['$defs'], definitions: rootSchema?.definitions }
}
