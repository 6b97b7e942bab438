import type { IncomingHttpHeaders } from 'node:http'

/** An answer of an https address. */
type Scored = { headers: IncomingHttpHeaders; html: string }

/**
 * What MDN's HTTP Observatory gives an answer: 100 points to begin with, and what its rules take away or add. Written after
 * `@mdn/mdn-http-observatory` 1.4.8 (src/grader/charts.js, src/analyzer/tests); redirection and CORS, which take nothing away here,
 * are left out, and so is the list of names that browsers ship. Points are only added to 90 and more.
 *
 * @see https://github.com/mdn/mdn-http-observatory
 */
export function scoreOf({ headers, html }: Scored): { score: number; points: Readonly<Record<string, number>> } {
  const policy = readPolicy(String(headers['content-security-policy'] ?? ''))
  const points = {
    policy: ofPolicy(policy),
    framing: ofFraming(policy, headers['x-frame-options']),
    cookies: ofCookies([headers['set-cookie'] ?? []].flat()),
    transport: ofTransport(headers['strict-transport-security']),
    resources: /^same-(?:origin|site)$/.test(String(headers['cross-origin-resource-policy'])) ? 10 : 0,
    referrer: ofReferrer(headers['referrer-policy']),
    contentType: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    scripts: ofScripts(html),
  }
  const all = Object.values(points)
  const base = 100 + all.filter((point) => point < 0).reduce((sum, point) => sum + point, 0)
  const extra = all.filter((point) => point > 0).reduce((sum, point) => sum + point, 0)
  return { score: Math.max(0, base >= 90 ? base + extra : base), points }
}

type Policy = ReadonlyMap<string, readonly string[]>

const broad: ReadonlySet<string> = new Set([
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
])
const inline: ReadonlySet<string> = new Set(["'unsafe-inline'", 'data:'])

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((entry) => entry.trim().toLowerCase().split(/\s+/))
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])))
}

function ofPolicy(policy: Policy): number {
  if (policy.size === 0) return -25
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  // A nonce or a hash takes the effect of 'unsafe-inline' away.
  const effective = (name: string) => {
    const sources = sourcesOf(name)
    const isNarrow = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
    return isNarrow ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  }
  const [scripts, styles] = [effective('script-src'), effective('style-src')]
  const isUnsafe = scripts.some((source) => broad.has(source) || inline.has(source))
  if (isUnsafe || sourcesOf('object-src').some((source) => broad.has(source))) return -20
  const passive = new Set(['img-src', 'media-src'])
  const active = [...policy].flatMap(([name, sources]) => (passive.has(name) ? [] : sources))
  if (active.some((source) => /^(?:http|ftp):/.test(source))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  const shown = [...passive].flatMap(sourcesOf)
  if (shown.some((source) => /^(?:http|ftp):/.test(source))) return -10
  if (styles.some((source) => broad.has(source) || inline.has(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function ofFraming(policy: Policy, header: string | string[] | undefined): number {
  const ancestors = policy.get('frame-ancestors')
  if (ancestors) return ancestors.some((source) => broad.has(source)) ? -20 : 5
  return /^(?:deny|sameorigin)$/i.test(String(header)) ? 0 : -20
}

/** Every cookie for TLS only; a login out of reach of script; and none for other sites, which alone is rewarded. */
function ofCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  const all = cookies.map((cookie) => {
    const [pair = '', ...attributes] = cookie.toLowerCase().split(';')
    const names = attributes.map((attribute) => attribute.trim().split('=')[0])
    return {
      isLogin: /login|sess/.test(pair.split('=')[0] ?? ''),
      isSecure: names.includes('secure'),
      isHidden: names.includes('httponly'),
      isOwn: /;\s*samesite=(?:strict|lax)/i.test(cookie),
    }
  })
  if (all.some(({ isLogin, isSecure }) => isLogin && !isSecure)) return -40
  if (all.some(({ isLogin, isHidden }) => isLogin && !isHidden)) return -30
  if (all.some(({ isSecure }) => !isSecure)) return -20
  return all.every(({ isOwn }) => isOwn) ? 5 : 0
}

function ofTransport(header: string | undefined): number {
  const seconds = /max-age=(\d+)/.exec(header ?? '')?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) >= 15_552_000 ? 0 : -10
}

function ofReferrer(header: string | string[] | undefined): number {
  if (header === undefined) return 0
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(String(header)) ? 5 : -5
}

function ofScripts(html: string): number {
  const foreign = (html.match(/<script\b[^>]{0,2000}>/g) ?? []).filter((tag) => /\ssrc="(?:https?:)?\/\//.test(tag))
  if (foreign.length === 0) return 0
  if (foreign.some((tag) => /\ssrc="http:/.test(tag))) return -50
  return foreign.every((tag) => /\sintegrity="/.test(tag)) ? 5 : -5
}
