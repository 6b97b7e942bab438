import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import type { Counter, FormCounters } from './form-counters'

/** A form as a page shows it. */
type Shown = { formKey: string; version: string }

type FormsOfPage = { shown: readonly Shown[]; locale: Locale }

/** Finds what to count up when a page is opened. */
export type PageOpenings = (page: FormsOfPage) => readonly Counter[]

type OpeningsOptions = {
  counters: Pick<FormCounters, 'counterOf'>
  /** The version that a page was drawn with; null of one that is not known. */
  findVersion: (formKey: string, hash: string) => FormVersion | null
}

/** Of forms that only investigators read nothing is counted. */
export function createPageOpenings({ counters, findVersion }: OpeningsOptions): PageOpenings {
  return ({ shown, locale }) =>
    shown.flatMap(({ formKey, version: hash }) => {
      const version = findVersion(formKey, hash)
      if (version?.audience !== 'staff') return []
      return [counters.counterOf({ formKey, version: version.number, locale, step: 'opened', place: '', rule: null })]
    })
}
