import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { FormDefinition } from '../../definition/form-definition'
import { toEntryName } from '../entry-name'
import { describeEntryChanges } from './describe-entry-changes'
import { findMovedKeys } from './moved-keys'
import { findFormTextChanges } from './text-changes'
import { toTextSentence } from './text-sentence'

/**
 * What a new version of a form changes, in sentences that staff can check: “Phone became required.” None means that nothing
 * changed; whatever changed has a sentence.
 */
export function describeChanges(before: FormDefinition, after: FormDefinition, locale: Locale): string[] {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const old = new Map(before.fields.map((entry) => [entry.key, entry]))
  const current = new Set(after.fields.map(({ key }) => key))
  const moved = new Set(findMovedKeys([...old.keys()], [...current]))
  const sentences = after.fields.flatMap((entry) => {
    const previous = old.get(entry.key)
    const name = toEntryName(previous ?? entry, locale)
    if (!previous) return [translate('added', { entry: name })]
    return [
      ...describeEntryChanges({ before: previous, after: entry, form: after, locale }),
      ...(moved.has(entry.key) ? [translate('moved', { entry: name })] : []),
    ]
  })
  const removed = before.fields
    .filter(({ key }) => !current.has(key))
    .map((entry) => translate('removed', { entry: toEntryName(entry, locale) }))
  const texts = findFormTextChanges(before, after).map((change) => toTextSentence(change, { entry: null, locale }))
  return [...sentences, ...removed, ...texts]
}
