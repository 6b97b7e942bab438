import { filePolicy } from '@/src/http/policy'
import { immutableCaching, pageCaching, replaceableCaching } from '@/src/http/security-headers'
import type { Answer } from '@/src/http/send'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import type { FileRoot } from '../files/public-files'
import { toJsonAnswer } from './json-answer'
import type { PageSource } from './page-source'

type BuildOptions = Pick<PublishingEngine, 'facts' | 'store' | 'version'> & {
  /** The build of the site that is running. */
  build: string
  files: readonly FileRoot[]
}

const latestBuildPath = '/_build/latest.json'

/** The list of all pages is made when something has changed, and at most this often, however many ask. */
const freshForMs = 1_000

/**
 * Answers what a page, or another program, may ask about the build of the site: `/_build/latest.json` names it, and
 * `/_build/<name>.json` says how long each kind of address may be kept, which pages are finished and which addresses lead on.
 * Every other address is the pages' own matter.
 */
export function withBuildAnswers(pages: PageSource, options: BuildOptions): PageSource {
  const latest = toJson({ id: options.build })
  let kept: { answer: Answer; version: number; redirects: unknown; until: number } | undefined
  const details = (): Answer => {
    const [version, { redirects }] = [options.version(), options.facts()]
    const isOther = kept?.version !== version || kept.redirects !== redirects
    if (!kept || (isOther && kept.until < Date.now()))
      kept = { answer: toJson(toBuildDetails(options)), version, redirects, until: Date.now() + freshForMs }
    return kept.answer
  }
  return {
    ...pages,
    answer: async (path, ...rest) => {
      if (path === latestBuildPath) return latest
      if (path === `/_build/${options.build}.json`) return details()
      return pages.answer(path, ...rest)
    },
  }
}

function toBuildDetails({ build, files, facts, store }: BuildOptions): unknown {
  const index = store.index().sort((one, other) => (one.href < other.href ? -1 : 1))
  const moved = index.flatMap(({ href, location }) => (location ? [{ from: href, to: location }] : []))
  const fileRules = files
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, isImmutable }) => toRule(`${prefix}*`, isImmutable ? immutableCaching : replaceableCaching))
  return {
    id: build,
    routeRules: [...fileRules, toRule('/*', pageCaching)],
    finished: index.filter(({ status }) => status === 200).map(({ href }) => href),
    redirects: [...facts().redirects.map(({ from, to }) => ({ from, to })), ...moved],
  }
}

function toRule(match: string, caching: string): unknown {
  return { match, headers: { 'Cache-Control': caching } }
}

const toJson = (value: unknown) =>
  toJsonAnswer(Buffer.from(JSON.stringify(value)), { 'Content-Security-Policy': filePolicy })
