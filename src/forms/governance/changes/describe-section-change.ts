import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { FormDefinition } from '../../definition/form-definition'
import { toLiveEntries } from '../../definition/shown-entries'
import { toNameOfKey } from '../entry-name'
import { toConditionWords } from './condition-words'

type Listed = Pick<FormDefinition, 'fields'>
type Compared = { key: string; name: string; before: Listed; after: Listed; locale: Locale }

/**
 * That an entry came into a section with a condition, or out of one: it is asked of other people then, although nobody touched
 * the entry itself. None when that did not change.
 */
export function describeSectionChange({ key, name, before, after, locale }: Compared): string[] {
  const [old, current] = [sectionOf(key, before), sectionOf(key, after)]
  if (old === current) return []
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.changes' })
  const heading = after.fields.find((entry) => entry.key === current)
  if (!heading?.showWhen) return [translate('outOfSection', { entry: name })]
  const section = toNameOfKey(after, { key: heading.key, locale })
  return [
    translate('inSection', { entry: name, section, condition: toConditionWords(heading.showWhen, after, locale) }),
  ]
}

/** The conditional section that an entry is in; null also when it is not asked. */
function sectionOf(key: string, { fields }: Listed): string | null {
  return toLiveEntries(fields).find(({ entry }) => entry.key === key)?.section ?? null
}
