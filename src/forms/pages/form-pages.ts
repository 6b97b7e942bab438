import type { Field } from '../definition/field'
import type { FormDefinition } from '../definition/form-definition'
import type { JsonObject } from '../definition/json'
import type { EntryInLanguage, FormInLanguage, PageInLanguage } from '../language/form-in-language'
import type { FormValidator } from '../validation/form-validator'

/** A page of a form, with what stands on it. */
export type FormPage = { page: PageInLanguage; entries: readonly EntryInLanguage[] }

/** The pages of a form in their order; none of a form that is asked as a whole. */
export function toPages(entries: readonly EntryInLanguage[]): FormPage[] {
  const pages: { page: PageInLanguage; entries: EntryInLanguage[] }[] = []
  for (const entry of entries) {
    if (entry.kind === 'page') pages.push({ page: entry, entries: [] })
    else pages.at(-1)?.entries.push(entry)
  }
  return pages
}

/** A form with the answers so far, as they were read. */
export type Walked = {
  form: Pick<FormInLanguage, 'entries'>
  validator: FormValidator
  answers: Readonly<Record<string, unknown>>
}

/** The pages that somebody is asked with these answers, in the order of the form. */
export function toAskedPages({ form, validator, answers }: Walked): FormPage[] {
  return toPages(form.entries).filter(({ page }) => validator.isShown(page.key, answers))
}

/**
 * The steps that somebody walks with these answers, by the keys of pages: all that are asked, and before the last one, which sends, the
 * check of all answers, which is null.
 */
export function toSteps(walked: Walked): (string | null)[] {
  const keys = toAskedPages(walked).map(({ page }) => page.key)
  return [...keys.slice(0, -1), null, ...keys.slice(-1)]
}

/** Whether a form is asked page by page. */
export function hasPages({ fields }: Pick<FormDefinition, 'fields'>): boolean {
  return fields.some(({ type, retired }) => type === 'page' && !retired)
}

/** The fields that stand on a page together: one list for each page, or one for all. What another page asks is in none of the others. */
export function toFieldsOfPages({ fields }: Pick<FormDefinition, 'fields'>): Field[][] {
  const pages: Field[][] = [[]]
  for (const entry of fields) {
    if (entry.type === 'page' && !entry.retired) pages.push([])
    else pages.at(-1)?.push(entry)
  }
  return pages
}

/** What was typed on one step, of what was typed on all. */
export function toValuesOfStep(entries: readonly EntryInLanguage[], at: string | null, values: JsonObject): JsonObject {
  const onPage = new Set(
    toPages(entries)
      .find(({ page }) => page.key === at)
      ?.entries.map(({ key }) => key),
  )
  return Object.fromEntries(Object.entries(values).filter(([key]) => onPage.has(key)))
}

/** The page on which an answer is asked, by the way to it; null of what no page asks. */
export function findPageOf(pages: readonly FormPage[], field: string): string | null {
  const [key] = field.split('.')
  return pages.find(({ entries }) => entries.some((entry) => entry.key === key))?.page.key ?? null
}
