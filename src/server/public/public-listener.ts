import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isOpening } from '@/src/form-statistics/counting/is-opening'
import { localeCookieHeader, toPreferredLocale } from '@/src/http/chosen-language'
import { send } from '@/src/http/send'
import { speculationRules, speculationRulesPath } from '@/src/http/speculation-rules'
import { defaultLocale, type Locale } from '@/src/i18n/locales'
import { readFormHref } from '@/src/links/form-href'
import { readReturnHref } from '@/src/links/return-href'
import { streetMapPath } from '@/src/links/street-map-path'
import { localeOf, toHref } from '@/src/links/to-href'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import type { SiteHealth } from '@/src/publications/site-health-channel'
import { readStepHref } from '@/src/submissions/newsletter-steps'
import { type FileRoot, readPublicFile } from '../files/public-files'
import { answerStreetMap } from '../files/street-map'
import type { FormTaker } from '../forms/form-posts'
import { readHeldToken } from '../forms/held-answers'
import { toNetwork } from '../forms/visitor-limits'
import { type GuardedSite, guardRequest, readPath } from '../guard/guard'
import { plainAnswer } from '../guard/plain-answer'
import { createForwardingWatch } from '../guard/watch-forwarding'
import type { PageAnswers } from '../pages/page-source'
import { healthAnswer } from '../process/health'
import { readLanguageChoice } from './language-choice'
import { loginCookieHeader, readLogin, toPanelHref } from './login'
import { answerNewsletterStep } from './newsletter-answers'
import type { NewsletterPages } from './newsletter-pages'
import { countUp, type OpeningsOf } from './openings'
import { answerSealedDoor } from './sealed-door'

type PublicListenerOptions = GuardedSite & {
  pages: PageAnswers
  files: readonly FileRoot[]
  isSecure: boolean
  health: () => SiteHealth
  /** The file with the streets of the map, where the site has one. */
  streetMap?: string | undefined
  /** What the links of newsletter messages are answered with. */
  newsletter?: NewsletterPages
  /** Takes a form that is posted to its address, and answers its script. */
  forms?: FormTaker
  /** Where sealed reports are taken; null where there are none. */
  sealedPort?: number | null
  /** What is counted up when the page of an answer is opened. */
  openingsOf?: OpeningsOf
}

/** Answers everything an anonymous visitor can reach, and nothing else. */
export function createPublicListener(options: PublicListenerOptions): RequestListener {
  const watchForwarding = createForwardingWatch(env.proxyCount)
  return (request, response) => {
    watchForwarding(request.headers)
    answerRequest(request, response, options).catch((error: unknown) => {
      log.error('The public listener failed on a request', { error })
      return answerFailure(request, response, options)
    })
  }
}

async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  {
    pages,
    files,
    allowedHosts,
    isSecure,
    health,
    streetMap,
    newsletter,
    forms,
    sealedPort,
    openingsOf,
  }: PublicListenerOptions,
): Promise<void> {
  const refusal = guardRequest(request, { allowedHosts })
  const url = request.url ?? '/'
  if (refusal) {
    if (refusal.status === 404) return send(request, response, await pages.notFound(url.split('?')[0] ?? '/'))
    // The body of a refused request is not read: the connection ends instead.
    response.shouldKeepAlive = false
    if (!request.complete) request.socket.pause()
    send(request, response, plainAnswer(refusal.status, localeOf(url)))
    // What came with the head is still taken apart, which for pieces of one byte takes four times as long when they are kept.
    if (refusal.status === 411) request.destroy()
    return
  }
  const path = readPath(url) ?? '/'
  if (path === speculationRulesPath) return send(request, response, speculationRules)
  const state = healthAnswer(path, health)
  if (state) return send(request, response, state)
  const streets = path === streetMapPath ? await answerStreetMap(streetMap, request.headers.range) : null
  if (streets) return send(request, response, streets)
  const step = readStepHref(path)
  if (step && newsletter) {
    const answer = await answerNewsletterStep(request, step, newsletter)
    endUnread(request, response)
    return send(request, response, answer)
  }
  if (path === '/login') return answerLogin(request, response, pages)
  const form = readFormHref(path)
  const returning = readReturnHref(path)
  const asker = form?.locale ?? returning
  const token = asker && request.method !== 'POST' ? readHeldToken(url) : null
  if (asker && token !== null && forms) return send(request, response, await forms.showAgain(asker, token))
  if (form && request.method !== 'POST' && request.headers.accept === 'application/json' && forms)
    return send(request, response, forms.issueTask(request, form))
  if (form && request.method === 'POST') {
    const answer = forms ? await forms.take(request, form) : plainAnswer(405, form.locale)
    endUnread(request, response)
    return send(request, response, answer)
  }
  if (returning && forms) {
    const answer = await (request.method === 'POST' ? forms.resume(request, returning) : forms.askForCode(returning))
    endUnread(request, response)
    return send(request, response, answer)
  }
  const door = sealedPort ? answerSealedDoor({ path, host: request.headers.host ?? '', sealedPort, isSecure }) : null
  if (door) return send(request, response, door)
  const choice = readLanguageChoice(url, request.headers)
  if (choice) {
    const headers = {
      Location: choice.target,
      'Set-Cookie': localeCookieHeader(choice.locale, isSecure),
      'Cache-Control': 'no-store',
    }
    return send(request, response, { status: 303, headers, body: Buffer.alloc(0) })
  }
  const preferred = path === '/' ? preferredOf(request) : defaultLocale
  if (preferred !== defaultLocale) {
    const headers = { Location: toHref(preferred, '/'), 'Cache-Control': 'no-store', Vary: 'Accept-Language, Cookie' }
    return send(request, response, { status: 302, headers, body: Buffer.alloc(0) })
  }
  // Whoever adds something above that answers the address of a page by itself enters it in `isApart`.
  const answer =
    (await readPublicFile(path, files)) ??
    (await pages.answer(path, new URLSearchParams(url.split('?')[1] ?? ''), toNetwork(request)))
  send(request, response, answer)
  if (openingsOf && request.method === 'GET' && isOpening(request.headers)) countUp(openingsOf(answer))
}

/** What was not read of a body that is too large or too slow is not waited for. */
function endUnread(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'POST' && !request.complete) response.shouldKeepAlive = false
}

/** Says that it is our fault, with the finished page when even that can be read. */
async function answerFailure(
  request: IncomingMessage,
  response: ServerResponse,
  { pages }: PublicListenerOptions,
): Promise<void> {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const url = request.url ?? '/'
  const answer = await pages.serverError(url).catch((error: unknown) => {
    log.error('The page for failures cannot be read', { error })
    return plainAnswer(500, localeOf(url))
  })
  send(request, response, answer)
}

async function answerLogin(request: IncomingMessage, response: ServerResponse, pages: PageAnswers): Promise<void> {
  if (request.method !== 'POST') {
    const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '')
    // Pages are the same for everybody: the cookie is read here, on the way to one.
    const headers = { Location: toPanelHref(query, request.headers.cookie), 'Cache-Control': 'no-store' }
    return send(request, response, { status: 302, headers, body: Buffer.alloc(0) })
  }
  const login = await readLogin(request)
  const target = login?.isComplete ? pages.internetBankingUrls()[login.audience] : ''
  endUnread(request, response)
  if (!login || target === '')
    return send(request, response, plainAnswer(422, localeOf(request.headers.referer ?? '/')))
  // 307: the browser posts the same form on, so that the user code never stands in an address.
  const headers = { Location: target, 'Set-Cookie': loginCookieHeader(login.audience), 'Cache-Control': 'no-store' }
  send(request, response, { status: 307, headers, body: Buffer.alloc(0) })
}

function preferredOf({ headers }: IncomingMessage): Locale {
  return toPreferredLocale({ cookie: headers.cookie, acceptLanguage: headers['accept-language'] })
}
