import staffTexts from '@/messages/staff/forms.json' with { type: 'json' }
import { inLocales, type Locale } from '@/src/i18n/locales'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import type { Condition } from '../definition/condition'
import { type Field, isQuestion, isTyped, type Question } from '../definition/field'
import { type FormDefinition, formTextNames } from '../definition/form-definition'
import type { LocalizedText } from '../definition/localized-text'
import { toLiveEntries } from '../definition/shown-entries'
import type { Setting } from '../types/field-builder'
import { fieldTypeOf } from '../types/field-types'
import { toTypeTexts } from '../types/type-texts'
import { toConditionWords } from './changes/condition-words'
import { toEntryName } from './entry-name'
import { toRuleText } from './rule-text'

const words = staffTexts.entryWords

/** One thing that a form says or asks, under the name that staff know it by. */
export type EntryPart = { name: string; label: StaffText; words: string }

/** An entry where it stands: the list around it, and the groups that hold it, the outermost first, each in the list around it. */
export type EntryPlace = { entry: Field; list: readonly Field[]; groups: readonly EntryPlace[] }

/** What an entry says to visitors in one language: its texts, what can be chosen, and its own messages. */
export function toEntryTexts(entry: Field, locale: Locale): EntryPart[] {
  if (entry.type === 'information') return written('text', words.text, entry.text, locale)
  return [
    ...written('label', words.label, entry.label, locale),
    ...written('hint', words.hint, entry.hint, locale),
    ...(entry.type === 'repeat' ? written('itemName', words.itemName, entry.itemName, locale) : []),
    ...('options' in entry ? [toOptions(entry.options, locale)] : []),
    ...(isQuestion(entry) ? toErrors(entry, locale) : []),
  ]
}

function written(name: string, label: StaffText, text: LocalizedText, locale: Locale): EntryPart[] {
  return text[locale] === '' ? [] : [{ name, label, words: text[locale] }]
}

function toOptions(options: readonly { value: string; label: LocalizedText }[], locale: Locale): EntryPart {
  const lines = options.map(({ value, label }, position) => `${position + 1}. ${label[locale] || value}`)
  return { name: 'options', label: staffTexts.settings.optionsSetting.options.label, words: lines.join('\n') }
}

function toErrors({ errors }: Question, locale: Locale): EntryPart[] {
  return Object.entries(errors).flatMap(([rule, text]) => {
    const label = fillText(words.error, { rule: inLocales((each) => toRuleText(rule, each)) })
    return written(`error ${rule}`, label, text, locale)
  })
}

/**
 * What an entry asks and by which rules, whatever language it is read in: its type, whether it has to be answered, when it is shown, also
 * because of what it stands in, and every limit.
 */
export function toEntryRules(place: EntryPlace, language: Locale): EntryPart[] {
  const { entry } = place
  const say = (text: StaffText) => text[language]
  return [
    { name: 'type', label: words.type, words: toTypeTexts(entry.type).word[language] },
    ...(isTyped(entry)
      ? [{ name: 'required', label: words.answer, words: say(entry.required ? words.required : words.optional) }]
      : []),
    { name: 'shown', label: words.shown, words: toShownWords(place, language) },
    ...(isQuestion(entry) ? toLimits(entry, language) : []),
    ...(entry.type === 'repeat' ? [toTimes(entry, language), toTitle(entry, language)] : []),
    ...(isQuestion(entry)
      ? [{ name: 'personal', label: words.personal, words: sayTicked(entry.personal, language) }]
      : []),
  ]
}

/** When visitors are asked: by the entry’s own condition, and by those of the section and the groups that it stands in. */
function toShownWords({ entry, list, groups }: EntryPlace, language: Locale): string {
  if (entry.retired) return words.retired[language]
  const around = groups.flatMap((group) => [
    ...toConditions(group.entry, group.list, { language, within: words.inGroup }),
    ...toSection(group.entry, group.list, language),
  ])
  const lines = [
    ...toConditions(entry, list, { language, within: words.when }),
    ...toSection(entry, list, language),
    ...around,
  ]
  return lines.length === 0 ? words.always[language] : lines.join('\n')
}

type Said = { language: Locale; within: StaffText }

function toConditions(entry: Field, list: readonly Field[], { language, within }: Said): string[] {
  return entry.showWhen ? [sayCondition(within, { entry, condition: entry.showWhen, list, language })] : []
}

function toSection(entry: Field, list: readonly Field[], language: Locale): string[] {
  const key = toLiveEntries(list).find((live) => live.entry.key === entry.key)?.section
  const section = list.find((other) => other.key === key)
  if (!section?.showWhen) return []
  return [sayCondition(words.inSection, { entry: section, condition: section.showWhen, list, language })]
}

type Conditional = { entry: Field; condition: Condition; list: readonly Field[]; language: Locale }

function sayCondition(text: StaffText, { entry, condition, list, language }: Conditional): string {
  return fillText(text, {
    name: toEntryName(entry, language),
    condition: toConditionWords(condition, { fields: [...list] }, language),
  })[language]
}

function toLimits(question: Question, language: Locale): EntryPart[] {
  const type = fieldTypeOf(question)
  const limits = type.language.limits?.(question, language) ?? {}
  const settings = type.builder.settings.filter(({ control }) => control !== 'options')
  return settings.map((setting) => ({
    name: setting.part,
    label: setting.label,
    words: limits[setting.part] ?? toSettingWords(setting, question, language),
  }))
}

function toSettingWords<Asked>(setting: Setting<Asked>, question: Asked, language: Locale): string {
  switch (setting.control) {
    case 'tick':
      return sayTicked(setting.read(question), language)
    case 'choice': {
      const chosen = setting.read(question)
      return setting.choices(language).find(({ value }) => value === chosen)?.label ?? chosen
    }
    case 'ticks': {
      const chosen = setting.read(question)
      const ticked = setting.choices(language).filter(({ value }) => chosen.includes(value))
      return ticked.map(({ label }) => label).join(', ')
    }
    case 'autocomplete': {
      const token = setting.read(question)
      return token === null ? words.none[language] : staffTexts.autocomplete[token][language]
    }
    default: {
      const value: unknown = setting.read(question)
      return value === null || value === undefined ? words.none[language] : String(value)
    }
  }
}

function toTimes({ minimum, maximum }: Extract<Field, { type: 'repeat' }>, language: Locale): EntryPart {
  return { name: 'times', label: words.times, words: fillText(words.fromTo, { minimum, maximum })[language] }
}

function toTitle({ fields, titleFrom }: Extract<Field, { type: 'repeat' }>, language: Locale): EntryPart {
  const named = fields.find(({ key }) => key === titleFrom)
  return {
    name: 'titleFrom',
    label: words.titleFrom,
    words: named ? toEntryName(named, language) : words.none[language],
  }
}

function sayTicked(value: boolean, language: Locale): string {
  return (value ? words.yes : words.no)[language]
}

/** What the texts around the fields of a form are called, and what they say in a language. */
export function toFormTexts({ title, texts }: FormDefinition, locale: Locale): EntryPart[] {
  const all = { title, ...texts }
  return (['title', ...formTextNames] as const).flatMap((name) =>
    written(name, staffTexts.formText[name], all[name], locale),
  )
}
