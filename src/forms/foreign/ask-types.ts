import { inLocales } from '@/src/i18n/locales'
import { type QuestionType, questionTypes } from '../definition/field'
import type { LocalizedText } from '../definition/localized-text'
import { toPlainJson } from '../placed-json/placed-json'
import { fieldTypes } from '../types/field-types'
import type { ForeignChoice, ForeignQuestion, ForeignTaken } from '../types/foreign-field'
import { type ForeignControls, plainOption, widgetOf } from './foreign-controls'
import type { ForeignReading } from './foreign-finding'
import type { ForeignSchema } from './foreign-schema'

type Asking = {
  kind: ForeignQuestion['kind']
  choices: readonly ForeignChoice[] | null
  items: ForeignQuestion | null
  controls: ForeignControls
  reading: ForeignReading
}

/** A schema as the types of questions are asked about it. */
export function toForeignQuestion(schema: ForeignSchema, { controls, reading, ...asking }: Asking): ForeignQuestion {
  return {
    ...asking,
    keyword: (name) => {
      const member = schema.keywords.get(name)
      return member && toPlainJson(member.value)
    },
    widget: widgetOf(controls),
    option: (name) => plainOption(controls, name),
    inLanguage: toLocalizer(reading),
    isExpert: reading.isExpert,
  }
}

/** Puts a text into the language in which the form is written; the others are not written yet. */
export function toLocalizer({ locale: written }: Pick<ForeignReading, 'locale'>): (text: string) => LocalizedText {
  return (text) => inLocales((locale) => (locale === written ? text : ''))
}

/** The type that comes closest to a question of another program, with what it takes over; null where none can ask it. */
export function askTypes(asked: ForeignQuestion): { type: QuestionType; taken: ForeignTaken } | null {
  const offers = questionTypes.flatMap((type) => {
    const taken = fieldTypes[type].foreign.takes(asked)
    return taken ? [{ type, taken }] : []
  })
  const [closest] = offers.toSorted((one, other) => other.taken.fit - one.taken.fit)
  return closest ?? null
}
