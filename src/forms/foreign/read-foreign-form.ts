import type { Locale } from '@/src/i18n/locales'
import { type FormDefinition, formDefinition } from '../definition/form-definition'
import { type JsonMistake, parsePlacedJson } from '../placed-json/parse-placed-json'
import type { PlacedJson, PlacedMember } from '../placed-json/placed-json'
import { toLocalizer } from './ask-types'
import { controlOption, textOption, toControls } from './foreign-controls'
import { type ForeignFinding, ForeignReading } from './foreign-finding'
import { kindsOf } from './foreign-kind'
import { type ForeignSchema, membersOf, textOf } from './foreign-schema'
import { readEntries } from './read-entries'
import { withDefinitions } from './referred-controls'
import { type ForeignDocument, findReferred, resolveSchema } from './resolve-schema'

export type ForeignTexts = {
  /** JSON Schema, or an object with `schema` and `uiSchema` as RJSF's playground writes them. */
  schema: string
  /** Empty where there is none, or where it stands beside the schema. */
  uiSchema: string
}

export type ForeignMistake = { source: ForeignFinding['source']; mistake: JsonMistake }
type Imported =
  | { form: FormDefinition; findings: ForeignFinding[] }
  | { mistakes: ForeignMistake[] }
  | { findings: ForeignFinding[] }

type Importing = {
  /** Of the form that it becomes. */
  key: string
  /** In which it is written. */
  locale: Locale
  /** Whether who imports it may write expressions. */
  isExpert: boolean
}

/**
 * A form of React JSON Schema Form as a form of ours, as far as a field list can say it, with what it cannot by line; without a form where
 * nothing of it can be asked.
 */
export function readForeignForm({ schema, uiSchema }: ForeignTexts, { key, locale, isExpert }: Importing): Imported {
  const parsed = parsePlacedJson(schema)
  const besides = uiSchema.trim() === '' ? null : parsePlacedJson(uiSchema)
  const mistakes = [
    ...('mistakes' in parsed ? parsed.mistakes.map((mistake) => ({ source: 'schema' as const, mistake })) : []),
    ...(besides && 'mistakes' in besides
      ? besides.mistakes.map((mistake) => ({ source: 'uiSchema' as const, mistake }))
      : []),
  ]
  if (mistakes.length > 0 || 'mistakes' in parsed || (besides && 'mistakes' in besides)) return { mistakes }
  const reading = new ForeignReading({ locale, isExpert })
  const parts = toParts(parsed.json, reading)
  const said = toControls(besides?.json ?? parts.uiSchema)
  const document = { root: parts.schema, definitions: membersOf(said.get('ui:definitions')), reading }
  const controls = withDefinitions(
    new Map([...said].filter(([name]) => name !== 'ui:definitions')),
    parts.schema,
    document,
  )
  const root = toObject(document)
  if (!root) return { findings: inOrder(reading.findings, parts.isTogether && !besides) }
  noteDefinitions(document)
  const fields = readEntries(root, {
    controls: root.isWrapped ? new Map([['answer', { line: 1, value: toObjectJson(controls) }]]) : controls,
    depth: 0,
    document,
  })
  const localize = toLocalizer(reading)
  const description = textOption(controls, 'description') || textOf(root.keywords, 'description')
  const introduction =
    description === '' ? [] : [{ key: 'introduction', type: 'information', text: localize(description.slice(0, 4000)) }]
  const submit = controlOption(controls, 'submitButtonOptions')
  const submitText = textOf(membersOf(submit), 'submitText')
  const findings = inOrder(reading.findings, parts.isTogether && !besides)
  if (fields.length === 0) return { findings }
  const form = formDefinition.parse({
    key,
    title: localize((textOption(controls, 'title') || textOf(root.keywords, 'title')).slice(0, 200)),
    fields: [...introduction, ...fields].slice(0, 120),
    texts: submitText === '' ? {} : { submit: localize(submitText.slice(0, 120)) },
  })
  return { form, findings }
}

/** By line. Where both stand in one text its lines are those of one text. */
function inOrder(findings: readonly ForeignFinding[], isTogether: boolean): ForeignFinding[] {
  const placed = findings.map((finding): ForeignFinding => (isTogether ? { ...finding, source: 'schema' } : finding))
  return placed.toSorted((one, other) =>
    one.source === other.source ? one.line - other.line : one.source === 'schema' ? -1 : 1,
  )
}

type Parts = { schema: PlacedJson; uiSchema: PlacedJson | null; isTogether: boolean }

/** A schema with what stands beside it in RJSF's playground. Answers and notes of errors are no part of a form. */
function toParts(json: PlacedJson, reading: ForeignReading): Parts {
  const schema = json.kind === 'object' && !json.members.has('type') ? json.members.get('schema')?.value : undefined
  if (json.kind !== 'object' || schema?.kind !== 'object') return { schema: json, uiSchema: null, isTogether: false }
  for (const [name, { line, value }] of json.members) {
    const isSilent = value.kind === 'object' && value.members.size === 0
    if (name !== 'schema' && name !== 'uiSchema' && !isSilent) reading.left(line, 'noPartOfAForm', { name })
  }
  return { schema, uiSchema: json.members.get('uiSchema')?.value ?? null, isTogether: true }
}

type Root = ForeignSchema & { isWrapped: boolean }

/** The schema of the whole form. One that is no object is a form of one question. */
function toObject(document: ForeignDocument): Root | null {
  const { root: node, reading } = document
  const schema = resolveSchema(node, new Set(), document)
  if (!schema) return null
  const kinds = kindsOf(schema, null, document)
  if (kinds.length === 1 && kinds[0] === 'object') return { ...schema, isWrapped: false }
  if (kinds.length === 0 && schema.unions.length === 0) return reading.left(node.line, 'noSchema')
  reading.changed(node.line, 'oneQuestion')
  const properties: PlacedMember = {
    line: node.line,
    value: { kind: 'object', line: node.line, members: new Map([['answer', { line: node.line, value: node }]]) },
  }
  const title = schema.keywords.get('title')
  const keywords = new Map([['properties', properties], ...(title ? [['title', title] as const] : [])])
  return { ...schema, keywords, branches: [], unions: [], isWrapped: true }
}

/** What is said of definitions that the schema does not have. */
function noteDefinitions({ root, definitions, reading }: ForeignDocument): void {
  for (const [name, { line }] of definitions) {
    if (!findReferred(root, name)) reading.ofControl(line, 'left', 'partUnknown', { name })
  }
}

const toObjectJson = (members: ReadonlyMap<string, PlacedMember>): PlacedJson => ({ kind: 'object', line: 1, members })
