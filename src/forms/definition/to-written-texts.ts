import type { Locale } from '@/src/i18n/locales'
import { type Field, isGroup, isQuestion } from './field'
import type { FormDefinition } from './form-definition'
import type { WrittenEntryTexts, WrittenTexts } from './generated-form'
import { toPlaceName } from './show-name'

/** What staff wrote of a form in one language. */
export function toWrittenTexts({ title, texts, fields, rules }: FormDefinition, locale: Locale): WrittenTexts {
  return {
    title: title[locale],
    submit: texts.submit[locale],
    sending: texts.sending[locale],
    errorTitle: texts.errorTitle[locale],
    errorText: texts.errorText[locale],
    successTitle: texts.successTitle[locale],
    successText: texts.successText[locale],
    failureTitle: texts.failureTitle[locale],
    failureText: texts.failureText[locale],
    entries: Object.fromEntries(toAllTexts(fields, { groups: [], locale })),
    ...(rules.length > 0 && { rules: Object.fromEntries(rules.map(({ key, message }) => [key, message[locale]])) }),
  }
}

/** The texts of entries, and of those in groups, by their places. */
function toAllTexts(
  fields: readonly Field[],
  { groups, locale }: { groups: readonly string[]; locale: Locale },
): [string, WrittenEntryTexts][] {
  return fields
    .filter(({ retired }) => !retired)
    .flatMap((entry) => {
      const place = [...groups, entry.key]
      return [
        [toPlaceName(place), toEntryTexts(entry, locale)],
        ...(isGroup(entry) ? toAllTexts(entry.fields, { groups: place, locale }) : []),
      ]
    })
}

function toEntryTexts(entry: Field, locale: Locale): WrittenEntryTexts {
  const label = 'label' in entry ? entry.label[locale] : ''
  const hint = 'hint' in entry ? entry.hint[locale] : ''
  const text = 'text' in entry ? entry.text[locale] : ''
  const errors = isQuestion(entry)
    ? Object.fromEntries(Object.entries(entry.errors).map(([rule, error]) => [rule, error[locale]]))
    : {}
  const options =
    'options' in entry ? Object.fromEntries(entry.options.map(({ value, label }) => [value, label[locale]])) : {}
  const itemName = entry.type === 'repeat' ? { itemName: entry.itemName[locale] } : {}
  return { label, hint, text, errors, options, ...itemName }
}
