import { inStaffLanguages, type StaffLanguage, staffLanguages } from '@/messages/staff/languages'

/** What is said to staff, in each language that they can work in. The words stand in `messages/staff`. */
export type StaffText = Record<StaffLanguage, string>

/** What stands in place of the names of a text: the same in each language, or in its own words. */
export type TextValues = Readonly<Record<string, string | number | Readonly<StaffText>>>

/** A text with what it speaks of put in: `{name}` by name. A name without a value stays as it is written. */
export function fillText(text: Readonly<StaffText>, values: TextValues): StaffText {
  return inStaffLanguages((language) =>
    text[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole
      return typeof value === 'object' ? value[language] : String(value)
    }),
  )
}

/** The language of the staff that a word from outside names; otherwise the usual one. */
export function toStaffLanguage(word: unknown): StaffLanguage {
  return staffLanguages.find((language) => language === word) ?? staffLanguages[0]
}
