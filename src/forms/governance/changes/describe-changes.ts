import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { type Field, isGroup, isTyped } from '../../definition/field'
import type { FormDefinition } from '../../definition/form-definition'
import { fieldTypeOf } from '../../types/field-types'
import { toTypeTexts } from '../../types/type-texts'
import { toEntryName } from '../entry-name'
import { toConditionWords } from './condition-words'
import { describeCaseChanges } from './describe-case-changes'
import { describeEntryChanges } from './describe-entry-changes'
import { describeRuleChanges } from './describe-rule-changes'
import { describeSectionChange } from './describe-section-change'
import { findMovedKeys } from './moved-keys'
import { findFormTextChanges } from './text-changes'
import { toTextSentence } from './text-sentence'

/**
 * What a new version of a form changes, in sentences that staff can check: “Phone became required.” None means that nothing
 * changed; whatever changed has a sentence.
 */
export function describeChanges(before: FormDefinition, after: FormDefinition, locale: Locale): string[] {
  const texts = findFormTextChanges(before, after).map((change) => toTextSentence(change, { entry: null, locale }))
  return [
    ...describeList(before, after, locale),
    ...describeRuleChanges(before, after, locale),
    ...describeCaseChanges(before, after, locale),
    ...describeCodes(before, after, locale),
    ...texts,
  ]
}

/** For what visitors are given a code: to continue what they save, and to follow what they send. */
function describeCodes(before: FormDefinition, after: FormDefinition, locale: Locale): string[] {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  return [
    ...(before.savable === after.savable ? [] : [translate(after.savable ? 'savable' : 'notSavable')]),
    ...(before.followable === after.followable ? [] : [translate(after.followable ? 'followable' : 'notFollowable')]),
  ]
}

/** A list of entries: a form's, or a group's. */
type Listed = Pick<FormDefinition, 'fields'>

function describeList(before: Listed, after: Listed, locale: Locale): string[] {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const old = new Map(before.fields.map((entry) => [entry.key, entry]))
  const current = new Set(after.fields.map(({ key }) => key))
  const moved = new Set(findMovedKeys([...old.keys()], [...current]))
  const sentences = after.fields.flatMap((entry) => {
    const previous = old.get(entry.key)
    const name = toEntryName(previous ?? entry, locale)
    const placed = describeSectionChange({ key: entry.key, name, before, after, locale })
    const inside = describeInside(previous, entry, { name, locale })
    if (!previous)
      return [describeAdded(entry, after, locale), ...describeCalculation(entry, locale), ...placed, ...inside]
    return [
      ...placed,
      ...describeEntryChanges({ before: previous, after: entry, form: after, locale }),
      ...(moved.has(entry.key) ? [translate('moved', { entry: name })] : []),
      ...inside,
    ]
  })
  const removed = before.fields
    .filter(({ key }) => !current.has(key))
    .map((entry) => translate('removed', { entry: toEntryName(entry, locale) }))
  return [...sentences, ...removed]
}

/** What happened to what a group holds. @param before what it was; of another type, or not there, it held nothing */
function describeInside(
  before: Field | undefined,
  after: Field,
  { name: group, locale }: { name: string; locale: Locale },
): string[] {
  if (!isGroup(after)) return []
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const held = before && isGroup(before) ? before : { fields: [] }
  return describeList(held, after, locale).map((change) => translate('inGroup', { group, change }))
}

/** How something new is calculated. */
function describeCalculation(entry: Field, locale: Locale): string[] {
  if (entry.type !== 'calculated') return []
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const { expression = '', unit = '', decimals = '0' } = fieldTypeOf(entry).language.limits?.(entry, locale) ?? {}
  return [
    translate('calculatedAs', { entry: toEntryName(entry, locale), expression, unit, decimals: Number(decimals) }),
  ]
}

/** What is new, with all that decides what it asks of visitors. */
function describeAdded(entry: Field, form: Listed, locale: Locale): string {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const { type, showWhen } = entry
  return translate('added', {
    entry: toEntryName(entry, locale),
    type: toTypeTexts(type).word[locale],
    obligation: isTyped(entry) ? (entry.required ? 'required' : 'optional') : 'none',
    shown: showWhen ? 'sometimes' : 'always',
    condition: showWhen ? toConditionWords(showWhen, form, locale) : '',
  })
}
