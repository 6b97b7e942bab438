import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { z } from 'zod'
import type { JsonObject } from '../definition/json'
import { toShowName } from '../definition/show-name'
import { atDay } from './at-day'
import type { FormValidator, SchemaFailure } from './form-validator'
import { toPath } from './json-pointer'
import { ownKeywords } from './own-keywords'

const rootName = 'form'

/**
 * The validator of the server, which decides. It compiles the schema to code: never give it a schema that was not checked when
 * it was published.
 * @param today the day it is in Luanda, 2026-11-21
 * @throws when the schema is not valid or has a keyword that nobody knows.
 */
export function createAjvValidator(schema: JsonObject, today: string): FormValidator {
  const ajv = new Ajv2020({
    strict: true,
    // Conditions speak of fields that are declared elsewhere in the schema.
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    ownProperties: true,
  })
  ajv.addVocabulary([...ownKeywords])
  const validate = ajv.addSchema(atDay(schema, today), rootName).compile({ $ref: rootName })
  return {
    check: (answers) => {
      const isValid = validate(answers)
      return { isValid, failures: isValid ? [] : (validate.errors ?? []).flatMap(toFailure) }
    },
    isShown: (key, answers) => {
      const isMet = ajv.getSchema(`${rootName}#/$defs/${toShowName(key)}`)
      return isMet ? isMet(answers) === true : true
    },
  }
}

/** Keywords that only say that something inside them failed. */
const wrappers = new Set(['if', 'allOf', 'anyOf', 'oneOf', '$ref'])
const missing = z.object({ missingProperty: z.string() })
const unevaluated = z.object({ unevaluatedProperty: z.string() })

function toFailure({ instancePath, keyword, params }: ErrorObject): SchemaFailure[] {
  if (wrappers.has(keyword)) return []
  const path = toPath(instancePath)
  if (keyword === 'required') return [{ path: [...path, missing.parse(params).missingProperty], keyword }]
  if (keyword === 'unevaluatedProperties') {
    return [{ path: [...path, unevaluated.parse(params).unevaluatedProperty], keyword }]
  }
  return [{ path, keyword }]
}
