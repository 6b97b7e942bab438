import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { FormDefinition } from '../definition/form-definition'
import { libraryGroups } from '../definition/form-library'
import { toPlacedEntries } from '../definition/placed-entries'
import { describeChanges } from './changes/describe-changes'
import { toEntryName } from './entry-name'

/**
 * Warns of groups that were taken from the library and differ from it by now, whichever of the two was changed. What a form calls its copy, where it
 * stands and when it is shown is its own affair. Nothing of it keeps a form from being published.
 */
export function describeLibraryDifferences(definition: FormDefinition, locale: Locale): string[] {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.library' })
  const alone = { ...definition, rules: [], cases: [] }
  return toPlacedEntries(definition.fields).flatMap(({ entry }) => {
    if (entry.type !== 'group' || entry.origin === undefined || entry.retired) return []
    const { origin, fields } = entry
    const name = toEntryName(entry, locale)
    const kept = libraryGroups.find(({ group }) => group.key === origin)
    if (!kept) return [translate('gone', { entry: name, origin })]
    const before = { ...alone, fields: [{ ...entry, fields: kept.group.fields }] }
    const changes = describeChanges(before, { ...alone, fields: [{ ...entry, fields }] }, locale)
    return changes.map((change) => translate('differs', { change }))
  })
}
