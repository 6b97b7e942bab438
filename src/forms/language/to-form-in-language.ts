import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { isQuestion, type Question } from '../definition/field'
import { fileKinds } from '../definition/file-kinds'
import type { FormDefinition, FormTextName } from '../definition/form-definition'
import { type LiveEntry, toLiveEntries } from '../definition/shown-entries'
import { toFormSchema } from '../definition/to-form-schema'
import { toWidget } from '../definition/to-ui-schema'
import { toCountryOptions } from './country-options'
import type { EntryInLanguage, FormInLanguage, OptionInLanguage, QuestionInLanguage } from './form-in-language'
import { currencySigns, formatFileKinds, formatFileSize } from './format-values'
import { toErrorTexts } from './to-error-texts'

/** A form as a page in one language needs it. Texts that staff did not write are the product's own. */
export function toFormInLanguage(definition: FormDefinition, locale: Locale): FormInLanguage {
  const words = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.words' })
  const errors = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.errors' })
  return {
    key: definition.key,
    locale,
    schema: toFormSchema(definition),
    title: definition.title[locale],
    entries: toLiveEntries(definition.fields).map((entry) => toEntry(entry, locale)),
    texts: toTexts(definition, locale),
    words: {
      error: words('error'),
      pageTitle: words('pageTitle', { title: '{title}' }),
      optional: words('optional'),
      day: words('day'),
      month: words('month'),
      year: words('year'),
      choose: words('choose'),
      unknown: errors('unknown'),
      leaveEmpty: words('leaveEmpty'),
    },
  }
}

function toTexts({ texts }: FormDefinition, locale: Locale): Record<FormTextName, string> {
  const translate = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.texts' })
  const toText = (name: FormTextName) => texts[name][locale] || translate(name)
  return {
    submit: toText('submit'),
    sending: toText('sending'),
    errorTitle: toText('errorTitle'),
    errorText: toText('errorText'),
    successTitle: toText('successTitle'),
    successText: toText('successText'),
    failureTitle: toText('failureTitle'),
    failureText: toText('failureText'),
  }
}

function toEntry({ entry, section, isConditional }: LiveEntry, locale: Locale): EntryInLanguage {
  if (isQuestion(entry)) return toQuestion(entry, { section, isConditional, locale })
  const { key } = entry
  if (entry.type === 'information')
    return { kind: 'information', key, text: entry.text[locale], section, isConditional }
  return { kind: 'section', key, label: entry.label[locale], hint: entry.hint[locale], isConditional }
}

type Place = { section: string | null; isConditional: boolean; locale: Locale }

function toQuestion(question: Question, { section, isConditional, locale }: Place): QuestionInLanguage {
  const { key, type, required } = question
  return {
    kind: 'question',
    key,
    type,
    widget: toWidget(question),
    label: question.label[locale],
    hint: question.hint[locale],
    format: toFormat(question, locale),
    required,
    autocomplete: 'autocomplete' in question ? question.autocomplete : null,
    rows: question.type === 'longText' ? question.rows : 1,
    accept: question.type === 'file' ? question.kinds.flatMap((kind) => fileKinds[kind].extensions).join(',') : '',
    most: question.type === 'file' ? question.most : 1,
    options: toOptions(question, locale),
    errors: toErrorTexts(question, locale),
    section,
    isConditional,
  }
}

function toFormat(question: Question, locale: Locale): string {
  const words = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.words' })
  if (question.type === 'date') return words('dateHint')
  if (question.type === 'amount') return words('currency', { currency: currencySigns[question.currency] })
  if (question.type !== 'file') return ''
  return words('fileHint', {
    kinds: formatFileKinds(locale, question.kinds),
    size: formatFileSize(locale, question.largest),
    most: question.most,
  })
}

function toOptions(question: Question, locale: Locale): readonly OptionInLanguage[] {
  const words = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.words' })
  switch (question.type) {
    case 'oneChoice':
    case 'manyChoices':
      return question.options.map(({ value, label }) => ({ value, label: label[locale] }))
    case 'yesNo':
      return [
        { value: 'true', label: words('yes') },
        { value: 'false', label: words('no') },
      ]
    case 'country':
      return toCountryOptions(locale)
    default:
      return []
  }
}
