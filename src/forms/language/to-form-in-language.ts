import { createTranslator } from 'next-intl'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toReturnHref } from '@/src/links/return-href'
import type { AutocompleteToken } from '../definition/autocomplete'
import { definitionOf, type Group, isGroup, isQuestion, type Question } from '../definition/field'
import type { FormDefinition, FormTextName } from '../definition/form-definition'
import { type LiveEntry, toLiveEntries } from '../definition/shown-entries'
import { toFormSchema } from '../definition/to-form-schema'
import { fieldTypeOf } from '../types/field-types'
import type {
  EntryInLanguage,
  FormInLanguage,
  GroupInLanguage,
  PageWords,
  QuestionInLanguage,
  SaveWords,
} from './form-in-language'
import { toErrorTexts } from './to-error-texts'
import { toGroupErrors } from './to-group-errors'

/** A form as a page in one language needs it. Texts that staff did not write are the product's own. */
export function toFormInLanguage(definition: FormDefinition, locale: Locale): FormInLanguage {
  const words = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.words' })
  const errors = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.errors' })
  const entries = toLiveEntries(definition.fields).map((entry) => toEntry(entry, locale))
  return {
    key: definition.key,
    locale,
    schema: toFormSchema(definition),
    title: definition.title[locale],
    entries,
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
      unreachedTitle: words('unreachedTitle'),
      unreachedText: words('unreachedText'),
      charactersLeft: words('charactersLeft', { number: '{number}' }),
      charactersTooMany: words('charactersTooMany', { number: '{number}' }),
      removeFile: words('removeFile', { name: '{name}' }),
      keptFile: words('keptFile', { name: '{name}' }),
    },
    ...(entries.some(({ kind }) => kind === 'page') && { pageWords: toPageWords(locale) }),
    ...(definition.savable && { saveWords: toSaveWords(locale) }),
    unsentWords: messagesByLocale[locale].forms.unsent,
  }
}

function toPageWords(locale: Locale): PageWords {
  return messagesByLocale[locale].forms.pages
}

function toSaveWords(locale: Locale): SaveWords {
  return { ...messagesByLocale[locale].forms.saving, returnHref: toReturnHref(locale) }
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
  if (isGroup(entry)) return toGroup(entry, { section, isConditional, locale })
  const { key } = entry
  if (entry.type === 'information')
    return { kind: 'information', key, text: entry.text[locale], section, isConditional }
  return { kind: entry.type, key, label: entry.label[locale], hint: entry.hint[locale], isConditional }
}

type Place = { section: string | null; isConditional: boolean; locale: Locale }

function toGroup(group: Group, { section, isConditional, locale }: Place): GroupInLanguage {
  return {
    kind: 'group',
    key: group.key,
    label: group.label[locale],
    hint: group.hint[locale],
    entries: toLiveEntries(group.fields).map((entry) => toEntry(entry, locale)),
    repeat: toRepeat(group, locale),
    errors: toGroupErrors(group, locale),
    section,
    isConditional,
  }
}

function toRepeat(group: Group, locale: Locale): GroupInLanguage['repeat'] {
  if (group.type === 'group') return null
  const words = createTranslator({ locale, messages: messagesByLocale[locale], namespace: 'forms.groups' })
  const itemName = group.itemName[locale] || group.label[locale]
  return {
    least: group.minimum,
    most: group.maximum,
    itemName,
    titleFrom: group.titleFrom,
    add: words('add', { item: itemName }),
    remove: words('remove', { item: '{item}' }),
  }
}

function toQuestion(question: Question, { section, isConditional, locale }: Place): QuestionInLanguage {
  const { key, type, required } = question
  const { language } = fieldTypeOf(question)
  return {
    kind: 'question',
    key,
    type,
    widget: definitionOf(question).toWidget(question),
    label: question.label[locale],
    hint: question.hint[locale],
    format: language.format?.(question, locale) ?? '',
    required,
    autocomplete: 'autocomplete' in question ? toLineToken(question.autocomplete) : null,
    ...{ rows: 1, longest: null, accept: '', most: 1, typing: null, ...language.control?.(question) },
    options: language.options?.(question, locale) ?? [],
    errors: toErrorTexts(question, locale),
    section,
    isConditional,
  }
}

/** What a browser fills in is asked in lines: of a whole address, which HTML has in several, its first line. */
function toLineToken(token: AutocompleteToken | null): string | null {
  return token === 'street-address' ? 'address-line1' : token
}
