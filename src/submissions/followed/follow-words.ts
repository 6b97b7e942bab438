import type { FollowWords } from '@/src/forms/theme/form-phase'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toReturnHref } from '@/src/links/return-href'

/** What is said with the code of what was received, this once. @param code in groups. */
export function toFollowWords(locale: Locale, code: string): FollowWords {
  const { once: text, title: name } = messagesByLocale[locale].savedForm.following
  return { text, code, href: toReturnHref(locale), name }
}
