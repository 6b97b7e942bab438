import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { PageCheck, PageQuestion, PageReport } from './page-report'

/**
 * Pages are drawn and looked at by the process, and asked for by the CMS, which Next has bundled with modules of its own: within
 * a process they meet at a named channel.
 */
const name = 'sona:page-check'

type Asked = { question: PageQuestion; answer: Promise<PageReport | null> | null }

/**
 * Answers questions about drafts that are asked anywhere in this process.
 *
 * @returns what ends answering.
 */
export function answerPageChecks(check: PageCheck): () => void {
  const onAsked = (message: unknown) => {
    if (isAsked(message)) message.answer = check(message.question)
  }
  subscribe(name, onAsked)
  return () => unsubscribe(name, onAsked)
}

/**
 * Asks what the finished page of a draft is like.
 *
 * @returns null when the draft has no page in the language; undefined when nothing in this process draws pages.
 * @throws when the page cannot be drawn or looked at.
 */
export async function askPageCheck(question: PageQuestion): Promise<PageReport | null | undefined> {
  const asked: Asked = { question, answer: null }
  channel(name).publish(asked)
  return asked.answer === null ? undefined : await asked.answer
}

function isAsked(message: unknown): message is Asked {
  return typeof message === 'object' && message !== null && 'question' in message && 'answer' in message
}
