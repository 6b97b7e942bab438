import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { PostObjection } from './post-judge'

/** The status and the sentence with which a post is refused that was objected to. */
export function toObjectionAnswer(objection: PostObjection, locale: Locale): { status: 422 | 429; text: string } {
  const texts = messagesByLocale[locale].postObjections
  if (objection.rule === 'trap') return { status: 422, text: texts.trap }
  if (objection.rule === 'tooFast') return { status: 429, text: texts.tooFast }
  const minutes = Math.ceil(objection.retrySeconds / 60)
  return { status: 429, text: texts.tooMany.replace('{minutes}', String(minutes)) }
}
