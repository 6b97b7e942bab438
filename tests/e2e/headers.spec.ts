import { createHash } from 'node:crypto'
import { symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readProduct } from '../support/product'
import { sendRaw } from '../support/raw-request'

/** What every answer carries, whatever its kind. Written out here a second time: a change has to be made on purpose. */
const security = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

const policies = {
  page: "default-src 'none'; script-src 'none'; connect-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self' https://internetbanking.bcs.example; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  plain: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  file: "default-src 'none'; frame-ancestors 'none'; sandbox",
  document: "default-src 'none'; frame-ancestors 'none'; object-src 'self'",
  data: "default-src 'none'; frame-ancestors 'none'",
} as const

/** Headers that say how an answer travels. */
const transport: ReadonlySet<string> = new Set(['connection', 'content-length', 'date', 'keep-alive'])

/** A page with islands may load their scripts, from here and by name. */
const islandScripts = (origin: string) => new RegExp(`script-src(?: ${origin}/_islands/[\\w.-]+)+;`)

type AnswerClass = {
  name: string
  target: string
  status: number
  policy: keyof typeof policies
  /** The headers besides the common ones and the policy, exactly. */
  others: readonly string[]
  headers?: string
  method?: string
  body?: string
}

const pageHeaders = ['cache-control', 'content-type', 'etag', 'speculation-rules', 'vary'] as const
const plainHeaders = ['cache-control', 'content-type'] as const
const unknownHeaders = ['cache-control', 'content-type', 'speculation-rules', 'vary'] as const
const fileHeaders = ['cache-control', 'content-type', 'etag'] as const
const brokenFile = '/_next/static/read-me-if-you-can.png'

const login = 'audience=private&userCode=AB1234'

const classes: readonly AnswerClass[] = [
  { name: 'a page', target: '/en/corporate', status: 200, policy: 'page', others: pageHeaders },
  {
    name: 'a page, compressed',
    target: '/empresas',
    headers: 'Accept-Encoding: gzip, br\r\n',
    status: 200,
    policy: 'page',
    others: [...pageHeaders, 'content-encoding'],
  },
  { name: 'a page with an island', target: 'ISLAND', status: 200, policy: 'page', others: pageHeaders },
  { name: 'an unknown address', target: '/no/such/page', status: 404, policy: 'page', others: unknownHeaders },
  { name: 'an address of the CMS', target: '/api/graphql', status: 404, policy: 'page', others: unknownHeaders },
  { name: 'a failure on our side', target: brokenFile, status: 500, policy: 'page', others: pageHeaders },
  {
    name: 'a moved address',
    target: '/denuncias',
    status: 301,
    policy: 'plain',
    others: ['cache-control', 'location'],
  },
  {
    name: 'the root for a visitor who reads English',
    target: '/',
    headers: 'Accept-Language: en\r\n',
    status: 302,
    policy: 'plain',
    others: ['cache-control', 'location', 'vary'],
  },
  {
    name: 'a language choice',
    target: '/language/en',
    status: 303,
    policy: 'plain',
    others: ['cache-control', 'location', 'set-cookie'],
  },
  { name: 'an address that cannot be read', target: '/%2e%2e/', status: 400, policy: 'plain', others: plainHeaders },
  { name: 'no request at all', target: '', status: 400, policy: 'plain', others: plainHeaders },
  {
    name: 'a method that changes things',
    target: '/en',
    method: 'PUT',
    status: 405,
    policy: 'plain',
    others: ['allow', ...plainHeaders],
  },
  {
    name: 'a body where none belongs',
    target: '/en',
    headers: 'Content-Length: 3\r\n',
    status: 413,
    policy: 'plain',
    others: plainHeaders,
  },
  { name: 'a long address', target: `/${'a'.repeat(3000)}`, status: 414, policy: 'plain', others: plainHeaders },
  { name: 'an incomplete login', target: '/login', method: 'POST', status: 422, policy: 'plain', others: plainHeaders },
  {
    name: 'a login on its way',
    target: '/login',
    method: 'POST',
    headers: `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${login.length}\r\n`,
    body: login,
    status: 307,
    policy: 'plain',
    others: ['cache-control', 'location', 'set-cookie'],
  },
  {
    name: 'a head that is too large',
    target: '/en',
    headers: `X: ${'x'.repeat(20_000)}\r\n`,
    status: 431,
    policy: 'plain',
    others: plainHeaders,
  },
  { name: 'a style of the build', target: 'STYLE', status: 200, policy: 'file', others: [...fileHeaders, 'vary'] },
  {
    name: 'the script of an island',
    target: 'SCRIPT',
    status: 200,
    policy: 'file',
    others: [...fileHeaders, 'vary'],
  },
  { name: 'the name of the build', target: '/_build/latest.json', status: 200, policy: 'file', others: fileHeaders },
  {
    name: 'the content of a page as data',
    target: '/_content/en/corporate.json',
    status: 200,
    policy: 'data',
    others: [...fileHeaders, 'x-robots-tag'],
  },
  {
    name: 'a page that answers what is asked',
    target: '/en/search?q=account',
    status: 200,
    policy: 'page',
    others: [...pageHeaders, 'x-robots-tag'],
  },
  { name: 'a drawing', target: '/favicon.svg', status: 200, policy: 'file', others: fileHeaders },
  {
    name: 'the security contact',
    target: '/.well-known/security.txt',
    status: 200,
    policy: 'file',
    others: fileHeaders,
  },
  { name: 'an image', target: '/icon-512.png', status: 200, policy: 'file', others: fileHeaders },
  {
    name: 'a document',
    target: '/documents/price-list-private-2026.pdf',
    status: 200,
    policy: 'document',
    others: [...fileHeaders, 'content-disposition'],
  },
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'].map(
    (target): AnswerClass => ({
      name: target,
      target,
      status: 200,
      policy: 'data',
      others: [...fileHeaders, 'vary'],
    }),
  ),
  {
    name: 'what may be fetched ahead',
    target: '/speculation-rules.json',
    status: 200,
    policy: 'file',
    others: fileHeaders,
  },
  ...['/healthz', '/readyz'].map(
    (target): AnswerClass => ({ name: target, target, status: 200, policy: 'data', others: plainHeaders }),
  ),
]

const { site } = readProduct()
const pageWithIsland = '/en'
const { host, port } = new URL(site)
/**
 * A file that is there and cannot be read: the first bytes of a process’s memory are nobody’s (EIO). Not a link in a circle: Next follows
 * every link of the build when a product starts, and others start beside this file.
 */
const brokenPath = join('.next', 'static', 'read-me-if-you-can.png')
// One worker: the file is there once.
test.describe.configure({ mode: 'default' })
test.beforeAll(() => symlinkSync('/proc/self/mem', brokenPath))
test.afterAll(() => unlinkSync(brokenPath))

function ask(method: string, target: string, headers = '', body = '') {
  if (target === '') return sendRaw(Number(port), 'nonsense\r\n\r\n')
  return sendRaw(
    Number(port),
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n${body}`,
  )
}

/** Addresses that change with the content or the build. */
async function resolveTarget(target: string): Promise<string> {
  const find = async (pattern: RegExp, href: string) =>
    pattern.exec((await ask('GET', href)).body.toString('utf8'))?.[1] ?? ''
  if (target === 'STYLE') return find(/href="(\/_next\/static\/[^"]+\.css)"/, '/en')
  if (target === 'SCRIPT') return find(/src="(\/_islands\/[^"]+\.js)"/, pageWithIsland)
  return target === 'ISLAND' ? pageWithIsland : target
}

/** The policy with the very styles that the page brings in itself, and no others. */
async function withOwnStyles(policy: string, target: string): Promise<string> {
  const html = (await ask('GET', target)).body.toString('utf8')
  const sheets = Array.from(html.matchAll(/<style[^>]*>([^<]*)<\/style>/g), ([, sheet = '']) => sheet)
  const hashes = sheets.map((sheet) => ` 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
  return policy.replace("style-src 'self'", `style-src 'self'${hashes.join('')}`)
}

async function expected({ policy, others }: AnswerClass, target: string) {
  const names = [...Object.keys(security), 'content-security-policy', ...others]
  const exact = policy === 'page' ? await withOwnStyles(policies.page, target) : policies[policy]
  return { names: names.sort(), fields: { ...security, 'content-security-policy': exact } }
}

function split(fields: readonly [string, string][]) {
  const kept = fields
    .filter(([name]) => !transport.has(name))
    .map(([name, value]) => [name, value.replace(islandScripts(site), "script-src 'none';")] as const)
  // A list, not a record: a header that is there twice must show.
  return { names: kept.map(([name]) => name).sort(), fields: Object.fromEntries(kept) }
}

for (const kind of classes) {
  test(`${kind.name} carries exactly its headers`, async () => {
    const { method = 'GET', status, headers, body } = kind
    const target = await resolveTarget(kind.target)
    const answer = await ask(method, target, headers, body)
    expect(answer.status).toBe(status)
    const { names, fields } = split(answer.fields)
    const right = await expected(kind, target)
    expect(names).toEqual(right.names)
    expect(fields).toMatchObject(right.fields)
    if (method !== 'GET' || kind.target === '') return

    const head = await ask('HEAD', target, headers)
    expect(head.status).toBe(status)
    expect(split(head.fields)).toEqual({ names, fields })
    expect(head.body.length).toBe(status === 431 ? answer.body.length : 0)

    if (!names.includes('etag') || status !== 200) return
    const again = await ask('GET', target, `${headers ?? ''}If-None-Match: ${fields['etag']}\r\n`)
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    const { 'content-encoding': _encoding, ...unchanged } = fields
    expect(split(again.fields)).toEqual({ names: Object.keys(unchanged).sort(), fields: unchanged })
  })
}
