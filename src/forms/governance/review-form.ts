import type { Locale } from '@/src/i18n/locales'
import type { FormDefinition } from '../definition/form-definition'
import { describeChanges } from './changes/describe-changes'
import { checkPublication } from './check-publication'
import { toFindingText } from './to-finding-text'

/** What staff have to know before a form is published, in their language. */
export type FormReview = {
  /** What stands in the way, with the entry that it is about; null for the form as a whole. */
  problems: { key: string | null; text: string }[]
  /** What a visitor will find changed since the last version; for the first one, all that is asked. */
  changes: string[]
}

/**
 * Reviews a form as it would be published: the one judge for whoever writes, proposes and approves it.
 *
 * @param published the versions that were published before, the oldest first.
 */
export function reviewForm(
  definition: FormDefinition,
  { published, locale }: { published: readonly FormDefinition[]; locale: Locale },
): FormReview {
  const before = published.at(-1) ?? { ...definition, fields: [] }
  return {
    problems: checkPublication(definition, published).map((finding) => ({
      key: finding.key,
      text: toFindingText(finding, definition, locale),
    })),
    changes: describeChanges(before, definition, locale),
  }
}
