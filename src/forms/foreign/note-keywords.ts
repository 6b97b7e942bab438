import { toPlainJson } from '../placed-json/placed-json'
import type { ForeignReading } from './foreign-finding'
import type { ForeignSchema } from './foreign-schema'

/** Keywords that are taken over for everything that is asked, or that say nothing of answers. */
const common: ReadonlySet<string> = new Set([
  ...['type', 'title', 'description', 'required', 'properties', 'definitions', '$defs', 'errorMessage'],
  ...['dependencies', 'dependentSchemas', 'dependentRequired', '$schema', '$id', 'id', '$comment', 'discriminator'],
  ...['contentEncoding', 'contentMediaType', '$anchor', 'deprecated'],
])

/** Why what a keyword says cannot be said here. */
const reasons = {
  default: 'defaultLeft',
  examples: 'examplesLeft',
  example: 'examplesLeft',
  readOnly: 'readOnly',
  writeOnly: 'readOnly',
  multipleOf: 'multipleOf',
  additionalProperties: 'ownNames',
  patternProperties: 'ownNames',
  propertyNames: 'ownNames',
  unevaluatedProperties: 'ownNames',
  minProperties: 'countOfAnswers',
  maxProperties: 'countOfAnswers',
  uniqueItems: 'uniqueItems',
  additionalItems: 'additionalItems',
  contains: 'containsSomething',
  not: 'notSomething',
  minLength: 'ownForm',
  maxLength: 'ownForm',
  pattern: 'ownForm',
  format: 'ownForm',
} as const

/** Notes the keywords that a question or group does not take over. What forbids what forms forbid anyway is said already. */
export function noteKeywords({ keywords }: ForeignSchema, taken: readonly string[], reading: ForeignReading): void {
  for (const [name, { line, value }] of keywords) {
    if (common.has(name) || taken.includes(name) || name.startsWith('x-') || toPlainJson(value) === false) continue
    const known = Object.entries(reasons).find(([keyword]) => keyword === name)
    reading.left(line, known ? known[1] : 'keywordUnknown', { keyword: name })
  }
}
