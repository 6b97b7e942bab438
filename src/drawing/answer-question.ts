import { withPostedForm } from '@/src/forms/submission/posted-channel'
import { localeOf } from '@/src/links/to-href'
import { computePage } from '@/src/publishing/draw-page'
import type { IslandScripts } from '@/src/publishing/place-scripts'
import type { Renderer } from '@/src/publishing/renderer'
import type { SiteLook } from '@/src/publishing/site-look'
import type { SiteSearch } from '@/src/search/search-channel'
import { toFactLabel } from '@/src/search/search-fact'
import { toSearchRequest } from '@/src/search/search-request'
import type { Suggestion } from '@/src/search/suggestion'
import type { DrawingQuestion, DrawnAnswer, WordsInVain } from './drawing-messages'
import { drawFormOnPage } from './form-on-page'

/** What questions are answered with. */
export type DrawingTools = {
  renderer: Pick<Renderer, 'render'>
  search: SiteSearch
  isSecure: boolean
  islands: IslandScripts | null
}

/**
 * Answers one question of the process that answers visitors. The CMS is not asked.
 *
 * @throws when it cannot be drawn.
 */
export async function answerQuestion(
  question: DrawingQuestion,
  { renderer, search, ...finishing }: DrawingTools,
): Promise<DrawnAnswer | Suggestion[]> {
  const optionsOf = (look: SiteLook) => ({ ...finishing, ...look })
  switch (question.kind) {
    case 'page': {
      const { page, query, look } = question
      const drawn = await computePage(renderer, page, query, optionsOf(look))
      return { page: drawn, inVain: findWordsInVain(search, page.href, query) }
    }
    case 'form': {
      const { page, posted, shownOn, look } = question
      const drawForm = (form: typeof posted) =>
        withPostedForm(form, (token) => computePage(renderer, page, '', { ...optionsOf(look), posted: token }))
      const onPage = shownOn && (await drawFormOnPage({ action: page.href, posted, shownOn, drawForm }))
      return { page: onPage ?? (await drawForm(posted)), inVain: null }
    }
    case 'suggestions': {
      const { locale, words, limit } = question
      const { answers, results } = search(locale, { words, limit })
      const stated = answers.map((fact) => ({
        kind: 'page' as const,
        href: fact.href,
        title: `${toFactLabel(fact)}: ${fact.value}`,
      }))
      const places = new Set(stated.map(({ href }) => href))
      const found = results.map(({ kind, href, title }) => ({
        kind,
        href,
        title: title.map(({ text }) => text).join(''),
      }))
      // The list tells its rows apart by where they lead.
      return [...oncePerHref(stated), ...found.filter(({ href }) => !places.has(href))].slice(0, limit)
    }
  }
}

function oncePerHref(suggestions: readonly Suggestion[]): Suggestion[] {
  const hrefs = suggestions.map(({ href }) => href)
  return suggestions.filter(({ href }, place) => hrefs.indexOf(href) === place)
}

/** The words of a search of everything that found nothing; null for every other question. */
function findWordsInVain(search: SiteSearch, href: string, query: string): WordsInVain | null {
  const { words, kind } = toSearchRequest(Object.fromEntries(new URLSearchParams(query)))
  if (words === '' || kind !== undefined) return null
  const locale = localeOf(href)
  return search(locale, { words, limit: 0 }).total === 0 ? { locale, words: words.toLowerCase() } : null
}
