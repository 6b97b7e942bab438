import { openProcessChannel } from '@/src/platform/process-channel'
import type { PageCheck, PageQuestion, PageReport } from './page-report'

/** Pages are drawn and looked at by the process, and asked for by the CMS. */
const checks = openProcessChannel<PageQuestion, Promise<PageReport | null>>('sona:page-check')

/**
 * Answers questions about drafts that are asked anywhere in this process.
 *
 * @returns what ends answering.
 */
export function answerPageChecks(check: PageCheck): () => void {
  return checks.answer(check)
}

/**
 * Asks what the finished page of a draft is like.
 *
 * @returns null when the draft has no page in the language; undefined when nothing in this process draws pages.
 * @throws when the page cannot be drawn or looked at.
 */
export async function askPageCheck(question: PageQuestion): Promise<PageReport | null | undefined> {
  const answer = checks.ask(question)
  return answer === null ? undefined : await answer
}
