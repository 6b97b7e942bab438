import type { Locale } from '@/src/i18n/locales'
import { sayText } from '../texts/builder-language'
import { reviewTexts } from '../texts/review-texts'
import type { Person } from './review-answers'

/** What somebody is called; by number only where the account is gone. */
export function toPersonName(person: NonNullable<Person>, { userId, language }: { userId: number; language: Locale }) {
  if (person.id === userId) return sayText(reviewTexts.you, language)
  return person.name ?? sayText(reviewTexts.person, language, { id: person.id })
}
