import type { FlattenedField, Payload } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { inStaffLanguages } from '@/messages/staff/languages'
import type { Change } from '@/src/governance/change'
import { toChangeKey } from '@/src/governance/change-key'
import type { Review } from '@/src/governance/review'
import { parseSubject, type Subject } from '@/src/governance/subject'
import type { Locale } from '@/src/i18n/locales'
import type { StaffText } from '@/src/i18n/staff-text'
import { type FieldValue, walkFields } from '../gate/walk-fields'
import { liveLocales, type StoredSubject } from '../read-subject'
import { diffInnerOrder } from './diff-inner-order'
import { placeByRows } from './place-by-rows'
import { isSame, valueInWords } from './value-in-words'

const words = staffTexts.changes

/** Filled in by the CMS, or said elsewhere: what becomes of addresses is a consequence and no change of words. */
const computed: ReadonlySet<string> = new Set([
  '_status',
  'createdAt',
  'globalType',
  'id',
  'key',
  'path',
  'translationSources',
  'updatedAt',
])

type Options = {
  payload: Payload
  review: Pick<Review, 'kind' | 'languages' | 'subject'>
  newest: StoredSubject
  live: StoredSubject | null
}

/**
 * What a request changes for the public, in each language that it is about. What belongs to no language stands under the first.
 *
 * Rows are known by their ids, so that what only moved is not taken for something new.
 */
export async function listChanges({ payload, review, newest, live }: Options): Promise<Change[]> {
  const { kind, languages } = review
  if (kind !== 'publish') return languages.map((locale) => toChange(locale, leaving(kind)))
  const fields = fieldsOf(payload, parseSubject(review.subject))
  const isLive = (locale: Locale) => liveLocales(live).includes(locale)
  const found = await Promise.all(
    languages.map((locale, position) => {
      const before = live && isLive(locale) ? live.document : null
      return listIn({ payload, fields, before, after: newest.document, locale, isFirst: position === 0 })
    }),
  )
  return found.flat()
}

type Described = Omit<Change, 'key' | 'locale'>

function leaving(kind: 'delete' | 'takeDown' | 'unpublish'): Described {
  const isDeleted = kind === 'delete'
  return {
    kind: isDeleted ? 'deleted' : 'takenBack',
    row: null,
    name: isDeleted ? words.deleted : words.takenBack,
    parts: [],
  }
}

function toChange(locale: Locale, described: Described): Change {
  const key = toChangeKey(locale, described)
  return { key, locale, ...described }
}

function fieldsOf(payload: Payload, subject: Subject): FlattenedField[] {
  const fields =
    'global' in subject
      ? payload.globals.config.find(({ slug }) => slug === subject.global)?.flattenedFields
      : payload.collections[subject.collection].config.flattenedFields
  return (fields ?? []).filter(({ name }) => !computed.has(name))
}

type Sides = {
  payload: Payload
  fields: readonly FlattenedField[]
  before: unknown
  after: unknown
  locale: Locale
  /** What belongs to no language is looked at once. */
  isFirst: boolean
}

async function listIn({ payload, fields, before, after, locale, isFirst }: Sides): Promise<Change[]> {
  const [then, now] = [before, after].map((document) => readRows(payload, fields, document))
  if (!then || !now) return []
  const changes: Described[] = []
  for (const row of new Set([...now.keys(), ...then.keys()])) {
    const [old, current] = [then.get(row), now.get(row)]
    const parts = await diffRow({ payload, locale, isFirst, old: old?.values, current: current?.values })
    if (parts.length === 0) continue
    const kind = row === whole ? 'changed' : old === undefined ? 'added' : current === undefined ? 'removed' : 'changed'
    changes.push({ kind, row: row === whole ? null : row, name: (current ?? old)?.name ?? words.whole, parts })
  }
  const order = isFirst && before ? diffOrder(then, now, locale) : null
  return [...changes, ...(order ? [order] : [])].map((described) => toChange(locale, described))
}

const whole = ''
type Row = { name: StaffText; values: Map<string, FieldValue> }

/** The values of a document by the block or row that they stand in, and by their place in it. */
function readRows(payload: Payload, fields: readonly FlattenedField[], document: unknown): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const value of walkFields(payload, document, fields)) {
    const { row, field, place, blockType } = placeByRows(document, value.at)
    const id = row ?? whole
    const name = row === null ? words.whole : nameOf(payload, blockType, labelOf(field, fields))
    const known = rows.get(id) ?? { name, values: new Map<string, FieldValue>() }
    known.values.set(place, value)
    rows.set(id, known)
  }
  return rows
}

const text = z.object(inStaffLanguages(() => z.string()))

function nameOf(payload: Payload, blockType: string | null, otherwise: StaffText): StaffText {
  const labels = Object.values(payload.blocks).find(({ slug }) => slug === blockType)?.labels
  return text.catch(otherwise).parse(labels?.singular)
}

function labelOf(name: string, fields: readonly FlattenedField[]): StaffText {
  const field = fields.find((known) => known.name === name)
  return readLabel(field && 'label' in field ? field.label : null, name)
}

function readLabel(label: unknown, name: string): StaffText {
  const plain = typeof label === 'string' ? label : name
  return text.catch(inStaffLanguages(() => plain)).parse(label)
}

type RowSides = {
  payload: Payload
  locale: Locale
  isFirst: boolean
  old: Row['values'] | undefined
  current: Row['values'] | undefined
}

async function diffRow({ payload, locale, isFirst, old, current }: RowSides): Promise<Change['parts']> {
  const parts: Change['parts'] = []
  for (const place of new Set([...(current?.keys() ?? []), ...(old?.keys() ?? [])])) {
    const [was, is] = [old?.get(place), current?.get(place)]
    const field = (is ?? was)?.field
    if (!field) continue
    const isLocalized = 'localized' in field && field.localized === true
    if (!isLocalized && !isFirst) continue
    if (isSame(was, is, locale)) continue
    const [before, after] = [await valueInWords(payload, was, locale), await valueInWords(payload, is, locale)]
    if (before === '' && after === '') continue
    const label = readLabel('label' in field ? field.label : null, field.name)
    // The same words with another link or emphasis are a change too.
    const said = before === after ? `${after} (${words.formatting[locale]})` : after
    parts.push({ label, ...(is ? { at: is.at } : {}), before, after: said })
  }
  return isFirst && old && current ? [...parts, ...(await diffInnerOrder({ payload, locale, old, current }))] : parts
}

/** What stands in another order than before, of what was there before. */
function diffOrder(then: Map<string, Row>, now: Map<string, Row>, locale: Locale): Described | null {
  const before = [...then.keys()].filter((row) => row !== whole && now.has(row))
  const after = [...now.keys()].filter((row) => row !== whole && then.has(row))
  if (before.every((row, position) => row === after[position])) return null
  const say = (order: readonly string[], rows: Map<string, Row>) =>
    order.map((row, position) => `${position + 1}. ${rows.get(row)?.name[locale] ?? ''}`).join('\n')
  const part = { label: words.order, before: say(before, then), after: say(after, now) }
  return { kind: 'order', row: null, name: words.order, parts: [part] }
}
