import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import type { PostedForm } from '@/src/forms/submission/posted-channel'
import type { Locale } from '@/src/i18n/locales'
import { keepRequestId } from '@/src/platform/request-id'
import { inSpan } from '@/src/platform/spans'
import type { FinishedHead, FinishedPage } from '@/src/publishing/finished-page'
import type { SiteLook } from '@/src/publishing/site-look'
import type { Suggestion } from '@/src/search/suggestion'
import {
  type DrawingQuestion,
  type DrawnAnswer,
  drawnAnswer,
  type ShownForm,
  suggestionsAnswer,
} from './drawing-messages'
import type { DrawingProcess } from './drawing-process-keeper'
import { createFairQueue, type FairQueue } from './fair-queue'

/**
 * Draws and searches for visitors in another process. Each answer is null when the network that asks has too much under way.
 *
 * @throws when it cannot be drawn now.
 */
export type Drawing = {
  /** Draws a finished page for parameters that it has, in its own order. */
  page: (asked: { page: FinishedPage; query: string }, network: string) => Promise<DrawnAnswer | null>
  /** Draws a form with what was posted: on the page that it was posted from when it stands there, else on its own. */
  form: (asked: FormToDraw, network: string) => Promise<FinishedPage | null>
  /** Says what could be meant by what somebody is typing. */
  suggestions: (asked: { locale: Locale; words: string }, network: string) => Promise<Suggestion[] | null>
}

export type FormToDraw = {
  /** The form's own page. */
  page: FinishedPage
  posted: PostedForm
  shownOn: ShownForm | null
}

const mostSuggestions = 8

/** Two overlap what each waits for; the thread that draws is one. */
const pageTurns = { atOnce: 2, waitingPerNetwork: 12, waitingInAll: 120 } as const
/** Apart, so that nobody who types waits for a line of pages. */
const suggestionTurns = { atOnce: 4, waitingPerNetwork: 24, waitingInAll: 240 } as const

/** Whose turn comes later than that has left, or asked again: it is not done for nobody. */
const longestWaitMs = 10_000
/** Who is refused and asks again at once would be answered by nothing but refusals, as fast as pages are. */
const refusedAfterMs = 250

/**
 * @param draws the process that is asked.
 * @param look what the pages of now have in common.
 * @param pause ends when somebody is to be refused.
 */
export function openDrawing(
  draws: Pick<DrawingProcess, 'ask'>,
  look: () => SiteLook,
  pause: () => Promise<unknown> = () => wait(refusedAfterMs),
): Drawing {
  const pages = createFairQueue(pageTurns)
  const suggestions = createFairQueue(suggestionTurns)
  const askFor = async <Answer>(
    { queue, network, answer }: { queue: FairQueue; network: string; answer: z.ZodType<Answer> },
    question: () => DrawingQuestion,
  ): Promise<Answer | null> => {
    const askedAt = performance.now()
    const ask = keepRequestId(async () => {
      if (performance.now() - askedAt > longestWaitMs) return null
      const asked = question()
      const span = { name: `draw ${asked.kind}`, kind: 'internal' } as const
      return inSpan(span, () => draws.ask(asked))
    })
    const asked = queue.take(network, ask)
    if (!asked) await pause()
    const found = await asked
    return found === null ? null : answer.parse(found)
  }
  return {
    page: ({ page, query }, network) =>
      askFor({ queue: pages, network, answer: drawnAnswer }, () => ({
        kind: 'page',
        page: toHead(page),
        query,
        look: look(),
      })),
    form: async ({ page, posted, shownOn }, network) => {
      const drawn = await askFor({ queue: pages, network, answer: drawnAnswer }, () => ({
        kind: 'form',
        page: toHead(page),
        posted,
        shownOn,
        look: look(),
      }))
      return drawn?.page ?? null
    },
    suggestions: ({ locale, words }, network) =>
      askFor({ queue: suggestions, network, answer: suggestionsAnswer }, () => ({
        kind: 'suggestions',
        locale,
        words,
        limit: mostSuggestions,
      })),
  }
}

function toHead({ brotli: _brotli, gzip: _gzip, ...head }: FinishedPage): FinishedHead {
  return head
}
