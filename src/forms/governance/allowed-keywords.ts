import { ownKeywords } from '../validation/own-keywords'

/**
 * The keywords of JSON Schema that a form may use: those that both validators are proved to read alike, and that cannot make a
 * schema look outside itself. Everything else is refused when a form is published, misspelt keywords included.
 */
export const allowedKeywords: ReadonlySet<string> = new Set([
  '$schema',
  '$defs',
  '$ref',
  'type',
  'const',
  'enum',
  'properties',
  'required',
  'unevaluatedProperties',
  'allOf',
  'anyOf',
  'not',
  'if',
  'then',
  'items',
  'contains',
  'uniqueItems',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  ...ownKeywords,
])
