import { isJsonObject, type Json, type JsonObject } from '../definition/json'
import { createAjvValidator } from '../validation/ajv-validator'
import { allowedKeywords } from './allowed-keywords'
import type { Finding } from './finding'

/** Nesting beyond this no form needs: a file in a group in a group, each under a condition. */
const deepest = 20

const holdsSchema = new Set(['not', 'if', 'then', 'items', 'contains', 'unevaluatedProperties'])
const holdsList = new Set(['allOf', 'anyOf'])
const holdsNamed = new Set(['properties', '$defs'])

/**
 * What a schema says that no form may: keywords that are not on the list, references out of the schema, too much nesting, or
 * anything that is no JSON Schema. A schema that is made from a field list passes; one that was edited must show it.
 */
export function findSchemaMistakes(schema: JsonObject): Finding[] {
  const unwanted = [...new Set([...collectUnwanted(schema, 0), ...collectClosing(schema, schema)])]
  if (unwanted.length > 0) {
    return unwanted.map((keyword) => ({ name: 'keywordNotAllowed', key: null, values: { keyword } }))
  }
  const mistake = findCompilationMistake(schema)
  return mistake === null ? [] : [{ name: 'schemaMalformed', key: null, values: { mistake } }]
}

function collectUnwanted(schema: Json, depth: number): string[] {
  if (typeof schema === 'boolean') return []
  if (!isJsonObject(schema)) return ['?']
  if (depth > deepest) return ['…']
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (!allowedKeywords.has(keyword)) return [keyword]
    if (keyword === '$ref' && !(typeof value === 'string' && value.startsWith('#/$defs/')))
      return [`$ref ${String(value)}`]
    return toInnerSchemas(keyword, value).flatMap((inner) => collectUnwanted(inner, depth + 1))
  })
}

function toInnerSchemas(keyword: string, value: Json): readonly Json[] {
  if (holdsSchema.has(keyword)) return [value]
  if (holdsList.has(keyword)) return Array.isArray(value) ? value : [value]
  if (holdsNamed.has(keyword)) return isJsonObject(value) ? Object.values(value) : [value]
  return []
}

const closing = 'unevaluatedProperties'

/**
 * Conditions that close a form, themselves or by reference: Ajv 8.20 takes what a condition has looked at for evaluated also when
 * the condition fails, and would let in fields that nothing speaks of.
 */
function collectClosing(schema: Json, root: JsonObject): string[] {
  if (!isJsonObject(schema)) return []
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const isClosing = keyword === 'if' && closes(value, root, new Set())
    return [
      ...(isClosing ? [`if > ${closing}`] : []),
      ...toInnerSchemas(keyword, value).flatMap((inner) => collectClosing(inner, root)),
    ]
  })
}

/** Whether a schema, or one that it refers to, says what of its fields nothing else speaks of. */
function closes(schema: Json, root: JsonObject, seen: Set<string>): boolean {
  if (!isJsonObject(schema)) return false
  if (closing in schema) return true
  return Object.entries(schema).some(([keyword, value]) => {
    if (keyword !== '$ref' || typeof value !== 'string')
      return toInnerSchemas(keyword, value).some((inner) => closes(inner, root, seen))
    if (seen.has(value)) return false
    seen.add(value)
    const named = isJsonObject(root['$defs']) ? root['$defs'][value.slice('#/$defs/'.length)] : undefined
    return named !== undefined && closes(named, root, seen)
  })
}

/** What day it is changes what dates a condition asks for, and nothing of the schema's shape. */
const anyDay = '2026-11-21'

function findCompilationMistake(schema: JsonObject): string | null {
  try {
    createAjvValidator(schema, anyDay)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
