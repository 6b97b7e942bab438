import { autocompleteToken } from '../definition/autocomplete'
import { type Field, field, isQuestion } from '../definition/field'
import { isRuleName } from '../definition/rules'
import { isPersonalByNature } from '../governance/find-unmarked-answers'
import { rulesOf } from '../language/rules-of-question'
import { toPlainJson } from '../placed-json/placed-json'
import { askTypes, type toForeignQuestion, toLocalizer } from './ask-types'
import type { EntryPlace, ReadEntry } from './entry-place'
import { parseEntry, toEntryTexts } from './entry-texts'
import { controlOption, noteControls, plainOption } from './foreign-controls'
import { type ForeignSchema, membersOf, textOf } from './foreign-schema'
import type { ForeignSlot } from './foreign-slot'
import { noteKeywords } from './note-keywords'
import type { ForeignDocument } from './resolve-schema'

type QuestionPlace = EntryPlace & { asked: ReturnType<typeof toForeignQuestion> }

/** A question of the type that comes closest. */
export function readQuestion(
  slot: ForeignSlot,
  schema: ForeignSchema,
  { asked, ...place }: QuestionPlace,
): ReadEntry | null {
  const { controls, document } = place
  const { reading } = document
  const offer = askTypes(asked)
  if (!offer) {
    const format = schema.keywords.get('format')
    if (format)
      return reading.left(format.line, toFormatReason(textOf(schema.keywords, 'format')), {
        format: textOf(schema.keywords, 'format'),
      })
    return reading.left(slot.line, 'noType')
  }
  const { type, taken } = offer
  for (const { keyword, ...note } of taken.notes ?? []) {
    const ofItems = membersOf(schema.keywords.get('items')).get(keyword)
    const line = (schema.keywords.get(keyword) ?? ofItems ?? schema.unions[0])?.line
    const ofControl = controlOption(controls, keyword)?.line
    reading.note({
      source: line === undefined && ofControl ? 'uiSchema' : 'schema',
      line: line ?? ofControl ?? slot.line,
      ...note,
    })
  }
  if (asked.widget !== '' && !(taken.widgets ?? []).includes(asked.widget)) {
    const line = controlOption(controls, 'widget')?.line ?? slot.line
    reading.ofControl(line, 'changed', 'otherControl', { widget: asked.widget })
  }
  const autocomplete = autocompleteToken.safeParse(plainOption(controls, 'autocomplete'))
  const entry = parseEntry(slot, document, {
    ...toEntryTexts(slot, schema, place),
    ...taken.parts,
    key: place.key,
    type,
    required: slot.isRequired,
    ...(autocomplete.success && { autocomplete: autocomplete.data }),
  })
  noteKeywords(schema, taken.keywords ?? [], reading)
  noteControls(controls, { taken: taken.options ?? [], parts: new Set(['items']), reading })
  return entry && { entry: withMark(withErrors(entry, schema, document)), values: taken.values ?? new Map() }
}

/** No other program says which answers are personal: what is so by its nature is marked. */
function withMark(entry: Field): Field {
  return isQuestion(entry) && isPersonalByNature(entry) ? { ...entry, personal: true } : entry
}

/** Formats that no type of question has. */
function toFormatReason(format: string) {
  return format === 'date-time' || format === 'time' || format === 'duration' ? 'timeOfDay' : 'formatUnknown'
}

/** Which rule a keyword breaks, in schemas that bring their own messages. @see https://ajv.js.org/packages/ajv-errors.html */
const rulesOfKeywords = {
  required: ['required'],
  minLength: ['tooShort'],
  maxLength: ['tooLong'],
  pattern: ['pattern', 'lettersOnly'],
  format: ['email', 'date', 'phone'],
  type: ['number', 'wholeNumber'],
  minimum: ['tooSmall'],
  maximum: ['tooLarge'],
  enum: ['choice'],
  minItems: ['tooFew'],
  maxItems: ['tooMany'],
} as const

/** An entry with messages of its own, where the schema brings some for rules that the question has. */
function withErrors(entry: Field, { keywords }: ForeignSchema, { reading }: ForeignDocument): Field {
  const messages = membersOf(keywords.get('errorMessage'))
  if (!isQuestion(entry) || messages.size === 0) return entry
  const localize = toLocalizer(reading)
  const errors: Record<string, unknown> = {}
  for (const [keyword, { line, value }] of messages) {
    const text = toPlainJson(value)
    const known = Object.entries(rulesOfKeywords).find(([name]) => name === keyword)?.[1] ?? []
    const own = known.filter((rule) => isRuleName(rule) && rulesOf(entry).includes(rule))
    if (typeof text !== 'string' || text.length > 300 || own.length === 0)
      reading.left(line, 'messageLeft', { keyword })
    else for (const rule of own) errors[rule] = localize(text)
  }
  return field.parse({ ...entry, errors })
}
