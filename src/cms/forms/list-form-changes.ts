import staffTexts from '@/messages/staff/cms/forms.json' with { type: 'json' }
import { inStaffLanguages } from '@/messages/staff/languages'
import { canonicalJson } from '@/src/forms/definition/canonical-json'
import { type Field, isGroup } from '@/src/forms/definition/field'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { toPlaceName } from '@/src/forms/definition/show-name'
import { findMovedKeys } from '@/src/forms/governance/changes/moved-keys'
import { toEntryName } from '@/src/forms/governance/entry-name'
import {
  type EntryPart,
  type EntryPlace,
  toEntryRules,
  toEntryTexts,
  toFormTexts,
} from '@/src/forms/governance/entry-words'
import type { Change } from '@/src/governance/change'
import { toChangeKey } from '@/src/governance/change-key'
import { type Locale, locales } from '@/src/i18n/locales'

const words = staffTexts.listFormChanges

type Sides = { before: FormDefinition | null; after: FormDefinition; language: Locale }
type Placed = EntryPlace & { place: string }

/**
 * What the next version of a form changes: each question with all that it says and every rule of it in words, the texts around them, the
 * rules across questions, and the order. Rules stand under the first language; texts under their own.
 *
 * @param before the version before; null for the first.
 * @param language in which rules are said. Whoever reads them in another has seen the same.
 */
export function listFormChanges({ before, after, language }: Sides): Change[] {
  const [old, current] = [before ? toPlaces(before.fields) : [], toPlaces(after.fields)]
  const then = new Map(old.map((placed) => [placed.place, placed]))
  const now = new Map(current.map((placed) => [placed.place, placed]))
  return locales.flatMap((locale, position) => {
    const isFirst = position === 0
    const say = { locale, isFirst, language }
    return [
      ...diffTexts(before, after, locale),
      ...[...new Set([...now.keys(), ...then.keys()])].flatMap((place) =>
        diffEntry({ place, was: then.get(place), is: now.get(place), ...say }),
      ),
      ...diffRules(before, after, say),
      ...(isFirst ? diffOrder({ then, now, locale, language }) : []),
    ]
  })
}

function toPlaces(fields: readonly Field[], groups: readonly EntryPlace[] = []): Placed[] {
  return fields.flatMap((entry) => {
    const placed = { entry, list: fields, groups }
    const place = toPlaceName([...groups, placed].map((held) => held.entry.key))
    return [{ ...placed, place }, ...(isGroup(entry) ? toPlaces(entry.fields, [...groups, placed]) : [])]
  })
}

type Saying = { locale: Locale; isFirst: boolean; language: Locale }
type EntrySides = Saying & { place: string; was: Placed | undefined; is: Placed | undefined }

function diffEntry({ place, was, is, locale, isFirst, language }: EntrySides): Change[] {
  const toParts = (placed: Placed | undefined) =>
    placed ? [...toEntryTexts(placed.entry, locale), ...(isFirst ? toEntryRules(placed, language) : [])] : []
  const parts = diffParts(toParts(was), toParts(is))
  const shown = is ?? was
  if (parts.length === 0 || !shown) return []
  const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
  const name = inStaffLanguages((each) =>
    [...shown.groups, shown].map(({ entry }) => toEntryName(entry, each)).join(' – '),
  )
  // The same in every language of the staff: what is stored, and not what is said of it.
  const stored = [was, is].map((side) => (side ? canonicalJson([side.entry, toAround(side)]) : null))
  return [{ key: toChangeKey(locale, [place, stored]), locale, kind, row: place, name, parts }]
}

/** What of the entries around one decides whether it is shown. */
function toAround({ list, groups }: EntryPlace): unknown {
  const conditions = (fields: readonly Field[]) =>
    fields.map(({ key, leavesSection, retired, showWhen, type }) => ({ key, leavesSection, retired, showWhen, type }))
  return [conditions(list), groups.map((group) => conditions(group.list))]
}

function diffTexts(before: FormDefinition | null, after: FormDefinition, locale: Locale): Change[] {
  const [old, current] = [before ? toFormTexts(before, locale) : [], toFormTexts(after, locale)]
  const parts = diffParts(old, current)
  if (parts.length === 0) return []
  const key = toChangeKey(locale, [old.map((part) => part.words), current.map((part) => part.words)])
  return [{ key, locale, kind: before ? 'changed' : 'added', row: null, name: words.texts, parts }]
}

function diffRules(
  before: FormDefinition | null,
  after: FormDefinition,
  { locale, isFirst }: Pick<Saying, 'locale' | 'isFirst'>,
): Change[] {
  const then = new Map((before?.rules ?? []).map((rule) => [rule.key, rule]))
  const now = new Map(after.rules.map((rule) => [rule.key, rule]))
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((rule): Change[] => {
    const [was, is] = [then.get(rule), now.get(rule)]
    const toParts = (side: typeof was): EntryPart[] =>
      side
        ? [
            ...(isFirst ? [{ name: 'expression', label: words.expression, words: side.expression }] : []),
            { name: 'message', label: words.message, words: side.message[locale] },
          ]
        : []
    const parts = diffParts(toParts(was), toParts(is))
    if (parts.length === 0) return []
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
    const key = toChangeKey(locale, [rule, was ?? null, is ?? null])
    return [{ key, locale, kind, row: null, name: words.rule, parts }]
  })
}

function diffParts(old: readonly EntryPart[], current: readonly EntryPart[]): Change['parts'] {
  const [then, now] = [old, current].map((parts) => new Map(parts.map((part) => [part.name, part])))
  return [...new Set([...(now?.keys() ?? []), ...(then?.keys() ?? [])])].flatMap((name) => {
    const [was, is] = [then?.get(name), now?.get(name)]
    const label = (is ?? was)?.label
    if (!label || was?.words === is?.words) return []
    return [{ label, before: was?.words ?? '', after: is?.words ?? '' }]
  })
}

type Ordered = {
  then: ReadonlyMap<string, Placed>
  now: ReadonlyMap<string, Placed>
  locale: Locale
  language: Locale
}

/** What stands in another order than before, of what was there before. */
function diffOrder({ then, now, locale, language }: Ordered): Change[] {
  const [before, after] = [[...then.keys()], [...now.keys()]]
  if (findMovedKeys(before, after).length === 0) return []
  const say = (order: readonly string[], places: ReadonlyMap<string, Placed>) =>
    order
      .flatMap((place) => places.get(place) ?? [])
      .map(({ entry }, position) => `${position + 1}. ${toEntryName(entry, language)}`)
      .join('\n')
  const part = { label: words.order, before: say(before, then), after: say(after, now) }
  return [
    { key: toChangeKey(locale, [before, after]), locale, kind: 'order', row: null, name: words.order, parts: [part] },
  ]
}
