import { describe, expect, it } from 'vitest'
import { guardRequest, readPath } from './guard'

const site = { allowedHosts: new Set(['www.bcs.example', 'localhost:3000']) }

type Head = { method?: string; url?: string; headers?: Record<string, string | undefined> }

const statusOf = ({ method = 'GET', url = '/', headers = {} }: Head) =>
  guardRequest({ method, url, headers: { host: 'www.bcs.example', ...headers } }, site)?.status ?? 'let through'

describe('guardRequest refuses', () => {
  it.each(['/login', '/_forms/newsletter', '/en/_forms/whistleblowing', '/_newsletter/confirm?t=x'])(
    'what a page of another site posts to %s',
    (url) => {
      const posted = (headers: Record<string, string>) => statusOf({ method: 'POST', url, headers })
      expect(posted({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403)
      expect(posted({ origin: 'https://evil.example' })).toBe(403)
      expect(posted({ 'sec-fetch-site': 'same-origin' })).toBe('let through')
    },
  )

  it.each([
    ['http://www.bcs.example/', 400],
    ['*', 400],
    ['', 400],
    ['//evil.example/', 400],
    ['/en//evil.example', 400],
    ['/../etc/passwd', 400],
    ['/media/..', 400],
    ['/media/./x.png', 400],
    ['/%2e%2e/etc/passwd', 400],
    ['/.%2E/etc/passwd', 400],
    ['/media%2Fx.png', 400],
    ['/media%5Cx.png', 400],
    ['/media\\x.png', 400],
    ['/x%00.png', 400],
    ['/x%0d%0aSet-Cookie:a', 400],
    ['/%7f', 400],
    ['/admin;x=1', 400],
    ['/%', 400],
    ['/%c3', 400],
    ['/%ff', 400],
    // Read again by the framework, these would become a query or a fragment and leave the path `/admin`.
    ['/admin%3Fx', 400],
    ['/site-index%23', 400],
    [`/${'a'.repeat(2048)}`, 414],
    [`/search?q=${'a'.repeat(2048)}`, 414],
  ])('the address %s with %s', (url, status) => {
    expect(statusOf({ url })).toBe(status)
  })

  it.each([
    '/admin',
    '/admin/login',
    '/%61dmin',
    '/en/admin',
    '/api/graphql',
    '/api?depth=9',
    '/pt',
    '/pt/particulares',
    '/en/pt',
    '/gallery',
    '/gallery/pt/faq?scheme=dark',
    '/gallery/frame/en/faq/default',
    '/gallery/thumbnails/faq.webp',
    '/en/gallery',
    '/site-index',
    '/site-index/',
    '/form-page/newsletter',
    '/en/form-page/newsletter',
    '/newsletter-page/confirm',
    '/return-page',
    '/en/return-page',
    '/form-versions',
    '/page-not-found',
    '/en/page-not-found',
    '/server-error',
    '/en/server-error',
    '/_next',
    '/_next/image?url=%2Fx',
    '/_next/data/build/index.json',
    '/en/_next/data',
    '/?_rsc=1',
    '/en?a=b&_rsc',
    '/index.rsc',
    '/index.rs%63',
    '/en.rsc?x',
    '/en.segments/_tree.segment.rsc',
    '/en.%73egments/x',
  ])('what belongs to the CMS or the framework, as if it did not exist: %s', (url) => {
    expect(statusOf({ url })).toBe(404)
  })

  it.each([
    'rsc',
    'rsc-action-id',
    'next-action',
    'next-url',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'x-middleware-subrequest',
    'x-middleware-prefetch',
    'x-nextjs-data',
    'x-invoke-path',
    'x-matched-path',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'upgrade',
  ])('the header %s, even when empty', (name) => {
    expect(statusOf({ headers: { [name]: '' } })).toBe(400)
    expect(statusOf({ url: '/login', method: 'POST', headers: { [name]: '1' } })).toBe(400)
  })

  it.each([undefined, '', 'evil.example', 'www.bcs.example.evil.example', 'www.bcs.example:3000', 'localhost'])(
    'the host %s',
    (host) => {
      expect(statusOf({ headers: { host } })).toBe(421)
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'PROPFIND'])(
    'the method %s on a page',
    (method) => {
      expect(statusOf({ method })).toBe(405)
    },
  )

  it('a POST to anything but a form itself', () => {
    for (const url of [
      '/_forms',
      '/_forms/',
      '/_forms/a/b',
      '/_forms/A',
      '/fr/_forms/a',
      '/_forms/a.json',
      '/en/_forms/9',
    ])
      expect(statusOf({ method: 'POST', url }), url).toBe(405)
    for (const url of ['/_forms/newsletter', '/en/_forms/jobApplication?receipt=x'])
      expect(statusOf({ method: 'POST', url }), url).toBe('let through')
    expect(statusOf({ method: 'POST', url: '/en/login' })).toBe(405)
    expect(statusOf({ method: 'POST', url: '/login/' })).toBe(405)
    expect(statusOf({ method: 'PUT', url: '/login' })).toBe(405)
  })

  it('a body where none belongs', () => {
    expect(statusOf({ headers: { 'content-length': '1' } })).toBe(413)
    expect(statusOf({ headers: { 'transfer-encoding': 'chunked' } })).toBe(413)
    expect(statusOf({ url: '/login', headers: { 'content-length': '1' } })).toBe(413)
  })
})

describe('guardRequest lets through', () => {
  it.each([
    '/',
    '/en',
    '/particulares/contas/conta-flex',
    '/en/private/accounts/flex-account',
    '/pesquisar?q=taxa%20de%20juro;%20cr%C3%A9dito%2Fcasa&p=2',
    '/language/en?to=%2Fen%2Fsearch',
    '/media/sede-960.avif',
    '/documents/price-list-private-2026.pdf',
    '/documents/Pre%C3%A7%C3%A1rio%202026.pdf',
    '/_next/static/css/4f1b.css',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/healthz',
    '/login',
    '/administracao',
    '/apis',
    '/en/ptolemy',
    '/quem-somos/api',
    `/${'a'.repeat(2047)}`,
  ])('%s', (url) => {
    expect(statusOf({ url })).toBe('let through')
    expect(statusOf({ url, method: 'HEAD' })).toBe('let through')
  })

  it('the login form, whatever the letters of the host name', () => {
    const headers = { host: 'WWW.BCS.example', 'content-length': '40' }
    expect(statusOf({ method: 'POST', url: '/login', headers })).toBe('let through')
  })

  it('a browser that says there is no body', () => {
    expect(statusOf({ headers: { 'content-length': '0' } })).toBe('let through')
  })
})

describe('readPath', () => {
  it('reads escapes once and leaves the query out', () => {
    expect(readPath('/documents/Pre%C3%A7o%2525.pdf?x=%2F')).toBe('/documents/Preço%25.pdf')
  })
})
