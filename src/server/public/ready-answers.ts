import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Counter } from '@/src/form-statistics/counting/form-counters'
import { isOpening } from '@/src/form-statistics/counting/is-opening'
import { readAcceptedEncodings } from '@/src/http/accepted-encodings'
import { toPreferredLocale } from '@/src/http/chosen-language'
import { keepReadings } from '@/src/http/keep-readings'
import { transportSecurityName } from '@/src/http/security-headers'
import { type Answer, toFields } from '@/src/http/send'
import { speculationRulesPath } from '@/src/http/speculation-rules'
import { createWholeAnswer, type WholeAnswer } from '@/src/http/whole-answer'
import { defaultLocale } from '@/src/i18n/locales'
import { readFormHref } from '@/src/links/form-href'
import { readIntakeHref } from '@/src/links/intake-href'
import { readReturnHref } from '@/src/links/return-href'
import { streetMapPath } from '@/src/links/street-map-path'
import { readStepHref } from '@/src/submissions/newsletter-steps'
import { type FileRoot, isFileName, readyPublicFile } from '../files/public-files'
import { type GuardedSite, guardRequest, readPath } from '../guard/guard'
import type { PageSource } from '../pages/page-source'
import type { ConnectionFields, QuickListener } from '../process/quick-listener'
import { readLanguageChoice } from './language-choice'
import { countUp, type OpeningsOf } from './openings'

type ReadyAnswersOptions = GuardedSite & {
  pages: Pick<PageSource, 'ready'>
  files: readonly FileRoot[]
  /** What every answer of the port says of its connection. */
  connection: ConnectionFields
  /** How many proxies of the bank stand before the site. */
  proxies: number
  /** What is counted up when the page of an answer is opened. */
  openingsOf?: OpeningsOf
}

/** What there is of an answer as bytes, each made when it is first asked for. */
type Forms = { tag: string | undefined; openings: readonly Counter[] } & Partial<
  Record<'unchanged' | 'brotli' | 'gzip' | 'plain', WholeAnswer>
>

/**
 * Answers, with what lies ready, those who ask for a finished page or an immutable file as nearly everybody does: nothing is parsed, hashed,
 * compressed or put together. Whoever asks in any other way is left to the listener for everybody, which would answer these the same.
 */
export function createReadyAnswers({
  pages,
  files,
  allowedHosts,
  connection,
  proxies,
  openingsOf = noOpenings,
}: ReadyAnswersOptions): QuickListener {
  const made = new WeakMap<Answer, Forms | 'apart'>()
  const names = proxies > 0 ? new Set([...usualNames, ...proxyNames]) : usualNames
  const own = connection.transportSecurity ? { [transportSecurityName]: connection.transportSecurity } : {}

  const isPlain = (url: string) =>
    !isApart(url) &&
    readPath(url) === url &&
    guardRequest({ method: 'GET', url, headers: { host: anyOf(allowedHosts) } }, { allowedHosts }) === null

  const formsOf = (url: string, answer: Answer, isPage: boolean): Forms | 'apart' => {
    const known = made.get(answer)
    if (known) return known
    // A file stands before a page, and one at this address may not have been asked for yet.
    const isHidden = isPage && isFileName(url)
    const forms =
      answer.status === 200 && !isHidden && isPlain(url)
        ? { tag: answer.headers['ETag'], openings: openingsOf(answer) }
        : 'apart'
    made.set(answer, forms)
    return forms
  }
  const make = (answer: Answer, encoding: 'br' | 'gzip' | undefined, body: Buffer): WholeAnswer => {
    const fields = { ...own, ...toFields(answer, { encoding, length: body.length }) }
    return createWholeAnswer({ status: answer.status, fields, idleMs: connection.idleMs, body })
  }
  const choose = (answer: Answer, forms: Forms, headers: IncomingHttpHeaders): WholeAnswer | null => {
    const known = headers['if-none-match']
    if (known !== undefined) {
      if (known !== forms.tag) return null
      const fields = { ...own, ...toFields(answer) }
      forms.unchanged ??= createWholeAnswer({ status: 304, fields, idleMs: connection.idleMs, body: nothing })
      return forms.unchanged
    }
    const { brotli, gzip, body } = answer
    const accepted = readAcceptedEncodings(headers['accept-encoding'])
    if (brotli && accepted.brotli) {
      forms.brotli ??= make(answer, 'br', brotli)
      return forms.brotli
    }
    if (gzip && accepted.gzip) {
      forms.gzip ??= make(answer, 'gzip', gzip)
      return forms.gzip
    }
    // Unpacked for those few who take it no other way, and not kept: it is several times as large.
    if (typeof body === 'function') return null
    forms.plain ??= make(answer, undefined, body)
    return forms.plain
  }

  return (request, response) => {
    const { method, url = '', headers } = request
    const isHead = method === 'HEAD'
    if ((method !== 'GET' && !isHead) || !staysOpen(request, response.shouldKeepAlive)) return false
    const page = pages.ready(url)
    const answer = page ?? readyPublicFile(url, files)
    if (!answer || !headers.host || !allowedHosts.has(headers.host) || !hasOnly(names, headers)) return false
    const forms = formsOf(url, answer, page !== null)
    if (forms === 'apart' || (url === '/' && isInOtherLanguage(headers))) return false
    const whole = choose(answer, forms, headers)
    if (whole === null) return false
    whole.send(response, isHead)
    if (forms.openings.length > 0 && !isHead && isOpening(headers)) countUp(forms.openings)
    return true
  }
}

const nothing = Buffer.alloc(0)
const noOpenings: OpeningsOf = () => []

/** What browsers send with every request, and what changes nothing about a page. Whoever sends anything else is looked at closely. */
const usualNames: ReadonlySet<string> = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'cache-control', 'connection', 'cookie', 'dnt', 'host'],
  ...['if-modified-since', 'if-none-match', 'pragma', 'priority', 'purpose', 'referer', 'save-data', 'sec-gpc'],
  ...['sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform', 'sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site'],
  ...['sec-fetch-user', 'sec-purpose', 'upgrade-insecure-requests', 'user-agent'],
])

/** What proxies add. Without a proxy that is known of, the listener for everybody takes notice of it. */
const proxyNames = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const

function hasOnly(names: ReadonlySet<string>, headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (!names.has(name)) return false
  return true
}

function staysOpen({ httpVersionMajor, httpVersionMinor }: IncomingMessage, isKept: boolean): boolean {
  return isKept && httpVersionMajor === 1 && httpVersionMinor === 1
}

/** Whether a first visit is led to the home page of another language. */
function isInOtherLanguage({ cookie, 'accept-language': acceptLanguage = '' }: IncomingHttpHeaders): boolean {
  if (cookie === undefined) return isOtherLanguage(acceptLanguage)
  return toPreferredLocale({ cookie, acceptLanguage }) !== defaultLocale
}

const isOtherLanguage = keepReadings(
  (acceptLanguage) => toPreferredLocale({ cookie: undefined, acceptLanguage }) !== defaultLocale,
)

/** Whether an address is answered by something else than its page or file, if only for some who ask: what the listener for everybody looks at first. */
function isApart(url: string): boolean {
  const isOther = [speculationRulesPath, streetMapPath, '/healthz', '/readyz', '/login'].includes(url)
  return (
    isOther ||
    [readFormHref, readStepHref, readReturnHref, readIntakeHref, readLanguageChoice].some((read) => read(url) !== null)
  )
}

function anyOf(hosts: ReadonlySet<string>): string {
  const [first = ''] = hosts
  return first
}
