import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Locale } from '@/src/i18n/locales'
import type { SearchAnswer, SearchQuestion } from './search-index'

/**
 * The index lives with the finished pages, and pages are drawn by Next, whose bundler has modules of its own: within a process
 * they meet at a named channel.
 */
const name = 'sona:search'

export type SiteSearch = (locale: Locale, question: SearchQuestion) => SearchAnswer

type Asked = { locale: Locale; question: SearchQuestion; answer: SearchAnswer | null }

/**
 * Answers questions asked anywhere in this process.
 *
 * @returns what ends answering.
 */
export function answerSearches(search: SiteSearch): () => void {
  const onAsked = (message: unknown) => {
    if (isAsked(message)) message.answer = search(message.locale, message.question)
  }
  subscribe(name, onAsked)
  return () => unsubscribe(name, onAsked)
}

/** Asks the index of this process. @returns null when there is none, as in development. */
export function askSearch(locale: Locale, question: SearchQuestion): SearchAnswer | null {
  const asked: Asked = { locale, question, answer: null }
  channel(name).publish(asked)
  return asked.answer
}

function isAsked(message: unknown): message is Asked {
  return typeof message === 'object' && message !== null && 'question' in message && 'answer' in message
}
