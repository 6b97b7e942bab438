import type { Locale } from '@/src/i18n/locales'
import type { FormDefinition } from '../definition/form-definition'
import { describeChanges } from './changes/describe-changes'
import type { PatternCheck } from './check-pattern'
import { checkPublication } from './check-publication'
import { describeLibraryDifferences } from './describe-library-differences'
import { toFindingText } from './to-finding-text'

/** What staff have to know before a form is published, in their language. */
export type FormReview = {
  /** What stands in the way, with the entry that it is about; null for the form as a whole. */
  problems: { key: string | null; text: string }[]
  /** Whether nothing but a golden case stands in the way: then all cases can be judged. */
  isSound: boolean
  /** Where it differs from the library, which is a warning, and what is new in it. @see describeNews */
  changes: string[]
}

type Reviewing = {
  /** The versions that were published before, the oldest first. */
  published: readonly FormDefinition[]
  locale: Locale
  /** What was found of its expressions beside this thread; without it they are judged here, which can take seconds. */
  check?: PatternCheck
}

/** Reviews a form as it would be published: the one judge for whoever writes, proposes and approves it. */
export function reviewForm(definition: FormDefinition, { published, locale, check }: Reviewing): FormReview {
  const findings = checkPublication(definition, published, check)
  return {
    problems: findings.map((finding) => ({ key: finding.key, text: toFindingText(finding, definition, locale) })),
    isSound: findings.every(({ name }) => name === 'caseDiffers' || name === 'caseJudgedTwice'),
    changes: [...describeLibraryDifferences(definition, locale), ...describeNews(definition, { published, locale })],
  }
}

/** What a visitor will find changed since the last version; for the first one, all that is asked. */
export function describeNews(
  definition: FormDefinition,
  { published, locale }: Pick<Reviewing, 'published' | 'locale'>,
): string[] {
  return describeChanges(published.at(-1) ?? { ...definition, fields: [], rules: [], cases: [] }, definition, locale)
}
