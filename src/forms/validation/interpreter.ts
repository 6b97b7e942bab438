import { dereference, type OutputUnit, validate } from '@cfworker/json-schema'
import { isJsonObject, type JsonObject } from '../definition/json'
import { toShowName } from '../definition/show-name'
import { atDay } from './at-day'
import type { FormValidator, SchemaFailure } from './form-validator'
import { toPath } from './json-pointer'

const draft = '2020-12'

/**
 * The validator of the browser: it reads the schema as data and makes no code, so that pages need no `unsafe-eval`.
 * @param today the day it is in Luanda, 2026-11-21
 * @see ../../../docs/decisions/020-validator-of-the-browser.md
 */
export function createInterpreter(schema: JsonObject, today: string): FormValidator {
  // A copy, because the library leaves marks.
  const root = atDay(schema, today)
  const lookup = dereference(root)
  const definitions = isJsonObject(root['$defs']) ? root['$defs'] : {}
  return {
    check: (answers) => {
      const { valid, errors } = validate(answers, root, draft, lookup, false)
      return { isValid: valid, failures: valid ? [] : errors.flatMap((error) => toFailures(error, { root, answers })) }
    },
    isShown: (key, answers) => {
      const condition = definitions[toShowName(key)]
      return isJsonObject(condition) ? validate(answers, condition, draft, lookup).valid : true
    },
  }
}

/** Keywords that only say that something inside them failed. What no rule speaks of fails as the schema `false`. */
const wrappers = new Set(['properties', 'items', 'if', 'allOf', 'anyOf', 'oneOf', '$ref', 'unevaluatedProperties'])

function toFailures(
  { instanceLocation, keyword, keywordLocation }: OutputUnit,
  { root, answers }: { root: JsonObject; answers: unknown },
): SchemaFailure[] {
  if (wrappers.has(keyword)) return []
  const path = toPath(instanceLocation)
  if (keyword === 'false') return [{ path, keyword: 'unevaluatedProperties' }]
  if (keyword !== 'required') return [{ path, keyword }]
  const required = resolve(root, toPath(keywordLocation))
  const instance = resolve(answers, path)
  return (Array.isArray(required) ? required : [])
    .filter((name) => !isJsonObject(instance) || !Object.hasOwn(instance, name))
    .map((name) => ({ path: [...path, String(name)], keyword }))
}

function resolve(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    value,
  )
}
