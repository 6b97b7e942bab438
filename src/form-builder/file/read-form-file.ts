import type { z } from 'zod'
import { type Field, isGroup } from '@/src/forms/definition/field'
import { type FormDefinition, formDefinition } from '@/src/forms/definition/form-definition'
import { isJsonObject, type Json } from '@/src/forms/definition/json'
import { formFileEnvelope } from '@/src/forms/file/form-file'
import { findNewExpressions } from '@/src/forms/governance/new-expressions'
import { parsePlacedJson } from '@/src/forms/placed-json/parse-placed-json'
import { findLine, type PlacedJson, toPlainJson } from '@/src/forms/placed-json/placed-json'
import type { Locale } from '@/src/i18n/locales'
import { toValueProblemText } from '../problems/value-problem-text'
import { sayText } from '../texts/builder-language'
import { fileTexts } from '../texts/file-texts'
import { toJsonMistakeText } from './json-mistake-text'

/** What is wrong with a line of a file, in a sentence. */
export type LineRefusal = { line: number; text: string }

type Reading = {
  /** Of the form that takes the file in. A form never changes its key, so the file's gives way to it. */
  key: string
  language: Locale
  /** Whether who takes it in may write expressions. */
  isExpert: boolean
  /** The form as it is: expressions that it has already are no new ones. */
  before: FormDefinition | null
}

/** The form of a file, whole, or what is wrong with it by line. A file with one mistake gives nothing. */
export function readFormFile(text: string, reading: Reading): { form: FormDefinition } | { refusals: LineRefusal[] } {
  const { language } = reading
  const parsed = parsePlacedJson(text)
  if ('mistakes' in parsed) {
    return {
      refusals: parsed.mistakes.map((mistake) => ({ line: mistake.line, text: toJsonMistakeText(mistake, language) })),
    }
  }
  const { json } = parsed
  const envelope = formFileEnvelope.safeParse(toPlainJson(json))
  if (!envelope.success) return { refusals: [toEnvelopeRefusal(json, language)] }
  const placed = json.kind === 'object' ? json.members.get('form')?.value : undefined
  if (!placed) throw new Error('What has an envelope has a form')
  const plain = toPlainJson(placed)
  const read = formDefinition.safeParse(plain)
  if (!read.success)
    return { refusals: inOrder(read.error.issues.flatMap((issue) => toRefusals(issue, placed, language))) }
  const unknown = findUnknown(placed, JSON.parse(JSON.stringify(read.data)))
  if (unknown.length > 0) {
    return {
      refusals: unknown.map(({ line, name }) => ({ line, text: sayText(fileTexts.unknownPart, language, { name }) })),
    }
  }
  const form = { ...read.data, key: reading.key }
  const expressions = reading.isExpert ? [] : findExpressionLines(form, placed, reading)
  return expressions.length > 0 ? { refusals: expressions } : { form }
}

function inOrder(refusals: LineRefusal[]): LineRefusal[] {
  return refusals.toSorted((one, other) => one.line - other.line)
}

/** What is wrong with what stands around the form: another format, another version, parts that files do not have. */
function toEnvelopeRefusal(json: PlacedJson, language: Locale): LineRefusal {
  if (json.kind !== 'object') return { line: json.line, text: sayText(fileTexts.otherFormat, language) }
  const plain = new Map([...json.members].map(([name, { value }]) => [name, toPlainJson(value)]))
  if (plain.get('format') !== formFileEnvelope.shape.format.value) {
    return { line: findLine(json, ['format']), text: sayText(fileTexts.otherFormat, language) }
  }
  if (plain.get('version') !== formFileEnvelope.shape.version.value) {
    const version = String(plain.get('version') ?? '–')
    return { line: findLine(json, ['version']), text: sayText(fileTexts.otherVersion, language, { version }) }
  }
  if (!plain.has('form')) return { line: json.line, text: sayText(fileTexts.formMissing, language) }
  const name = [...plain.keys()].find((key) => !(key in formFileEnvelope.shape)) ?? ''
  return { line: findLine(json, [name]), text: sayText(fileTexts.unknownPart, language, { name }) }
}

type Issue = z.core.$ZodIssue

/** An issue in sentences: of a union, what is wrong in the branch that comes nearest. */
function toRefusals(issue: Issue, form: PlacedJson, language: Locale): LineRefusal[] {
  if (issue.code === 'invalid_union') {
    const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
    if (nearest && nearest.length > 0) {
      return nearest.flatMap((inner) => toRefusals({ ...inner, path: [...issue.path, ...inner.path] }, form, language))
    }
  }
  const line = findLine(form, issue.path)
  const name = issue.path.map(String).join(' › ')
  if (issue.code === 'invalid_type' && isMissing(form, issue.path)) {
    return [{ line, text: sayText(fileTexts.missingPart, language, { name }) }]
  }
  return [{ line, text: `${name}: ${toValueProblemText(issue, language)}` }]
}

function isMissing(json: PlacedJson, path: readonly PropertyKey[]): boolean {
  const [first, ...rest] = path
  if (first === undefined) return false
  const inner = json.kind === 'object' ? json.members.get(String(first))?.value : null
  if (json.kind === 'list') {
    const item = json.items[Number(first)]
    return item === undefined || isMissing(item, rest)
  }
  return !inner || isMissing(inner, rest)
}

/** The parts of a file that the form did not take over: without this, a misspelled name would lose what stands behind it. */
function findUnknown(json: PlacedJson, taken: Json | undefined): { line: number; name: string }[] {
  if (json.kind === 'value') return []
  if (json.kind === 'list') {
    const items: readonly Json[] = isList(taken) ? taken : []
    return json.items.flatMap((item, place) => findUnknown(item, items[place]))
  }
  const parts = isJsonObject(taken) ? taken : {}
  return [...json.members].flatMap(([name, { line, value }]) => {
    if (name in parts) return findUnknown(value, parts[name])
    // Own error messages in which nothing is written say nothing.
    return isSilent(toPlainJson(value)) ? [] : [{ line, name }]
  })
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

function isSilent(value: Json): boolean {
  return isJsonObject(value) && Object.values(value).every((text) => text === '' || text === null)
}

/** Expressions that are new, where who takes the file in may not write any. The server refuses them as well. */
function findExpressionLines(form: FormDefinition, placed: PlacedJson, { before, language }: Reading): LineRefusal[] {
  return findNewExpressions(before, form).map((place) => ({
    line: findLine(placed, toPathOf(form.fields, place.split('-'))),
    text: sayText(fileTexts.newExpression, language, { name: place }),
  }))
}

/** The way to an entry of the list, by the keys on it. */
function toPathOf(fields: readonly Field[], [key, ...rest]: readonly string[]): PropertyKey[] {
  const place = fields.findIndex((entry) => entry.key === key)
  const entry = fields[place]
  if (!entry) return []
  return ['fields', place, ...(isGroup(entry) ? toPathOf(entry.fields, rest) : ['pattern'])]
}
