import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { canonicalJson } from '../../definition/canonical-json'
import { type Field, isGroup, isQuestion, type Question } from '../../definition/field'
import type { FormDefinition } from '../../definition/form-definition'
import { fieldTypeOf } from '../../types/field-types'
import { toEntryName } from '../entry-name'
import { toConditionWords } from './condition-words'
import { findOptionChanges } from './option-changes'
import { findTextChanges } from './text-changes'
import { toTextSentence } from './text-sentence'

type Compared<Entry> = { before: Entry; after: Entry; form: Pick<FormDefinition, 'fields'>; locale: Locale }

/** What a new version changes in one entry of the list. Entries are named as they were. */
export function describeEntryChanges({ before, after, form, locale }: Compared<Field>): string[] {
  if (canonicalJson(withoutHeld(before)) === canonicalJson(withoutHeld(after))) return []
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const entry = toEntryName(before, locale)
  if (before.type !== after.type) return [translate('retyped', { entry })]
  const sentences = [
    ...(before.retired !== after.retired ? [translate(after.retired ? 'retired' : 'restored', { entry })] : []),
    ...findTextChanges(before, after).map((change) => toTextSentence(change, { entry, locale })),
    ...(canonicalJson(before.showWhen) !== canonicalJson(after.showWhen)
      ? [
          after.showWhen
            ? translate('shownWhen', { entry, condition: toConditionWords(after.showWhen, form, locale) })
            : translate('shownAlways', { entry }),
        ]
      : []),
    ...describeTimes(before, after, locale),
    ...(isQuestion(before) && isQuestion(after) ? describeQuestionChanges({ before, after, form, locale }) : []),
  ]
  return sentences.length > 0 ? sentences : [translate('settings', { entry })]
}

/** The entry by itself: what a group holds is told apart. */
function withoutHeld(entry: Field): object {
  return isGroup(entry) ? { ...entry, fields: [] } : entry
}

/** How often a group can be answered. */
function describeTimes(before: Field, after: Field, locale: Locale): string[] {
  if (before.type !== 'repeat' || after.type !== 'repeat') return []
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const entry = toEntryName(before, locale)
  return (['minimum', 'maximum'] as const)
    .filter((limit) => before[limit] !== after[limit])
    .map((limit) => translate('limit', { entry, limit, from: String(before[limit]), to: String(after[limit]) }))
}

function describeQuestionChanges({ before, after, locale }: Compared<Question>): string[] {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const entry = toEntryName(before, locale)
  const old = fieldTypeOf(before).language.limits?.(before, locale) ?? {}
  const current = fieldTypeOf(after).language.limits?.(after, locale) ?? {}
  return [
    ...(before.required !== after.required ? [translate(after.required ? 'required' : 'optional', { entry })] : []),
    ...(before.personal !== after.personal ? [translate(after.personal ? 'personal' : 'notPersonal', { entry })] : []),
    ...Object.entries(current)
      .filter(([limit, words]) => old[limit] !== words)
      .map(([limit, to]) => translate('limit', { entry, limit, from: old[limit] ?? '', to })),
    ...describeOptionChanges({ before, after, locale }),
    ...(toManner(before) !== toManner(after) ? [translate('settings', { entry })] : []),
  ]
}

/** How a question is drawn and filled in, which no rule speaks of. */
function toManner(question: Question): string {
  return canonicalJson([
    'display' in question ? question.display : null,
    'rows' in question ? question.rows : null,
    'autocomplete' in question ? question.autocomplete : null,
  ])
}

function describeOptionChanges({
  before,
  after,
  locale,
}: {
  before: Question
  after: Question
  locale: Locale
}): string[] {
  if (!('options' in before && 'options' in after)) return []
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const entry = toEntryName(before, locale)
  const { added, removed, relabelled, areMoved } = findOptionChanges(before.options, after.options, locale)
  return [
    ...added.map((option) => translate('optionAdded', { entry, option })),
    ...removed.map((option) => translate('optionRemoved', { entry, option })),
    ...relabelled.map((change) => toTextSentence(change, { entry, locale })),
    ...(areMoved ? [translate('optionsMoved', { entry })] : []),
  ]
}
