import { describe, expect, it } from 'vitest'
import { localeCookieHeader, prefersEnglish, readCookie, readLanguageChoice } from './language'

describe('the language cookie', () => {
  it('lasts exactly 365 days, for the whole site, and is out of reach of script', () => {
    expect(localeCookieHeader('en', false)).toBe('sona-locale=en; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly')
  })

  it('is sent over encrypted connections only where there are some', () => {
    expect(localeCookieHeader('pt', true)).toBe(
      'sona-locale=pt; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly; Secure',
    )
  })
})

describe('readLanguageChoice', () => {
  it('leads to the address that was asked for', () => {
    const url = '/language/en?to=%2Fen%2Fprivate%2Faccounts'
    expect(readLanguageChoice(url)).toEqual({ locale: 'en', target: '/en/private/accounts' })
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '/@evil.example',
    '/%2f/evil.example',
    '/%2e%2e/evil',
    '/../evil',
    '/./evil',
    '/a//evil.example',
    '/a?b',
    '/a#b',
    '/a;b',
    '/a:b',
    '/\tevil.example',
    '/a\r\nSet-Cookie: x=1',
    '/a\n',
    ' /a',
    '/а',
    '/ｅvil。example',
    '//bücher.example',
    '/\u200bevil',
    '',
  ])('leads home and not to %j', (to) => {
    const query = new URLSearchParams({ to }).toString()
    expect(readLanguageChoice(`/language/en?${query}`)?.target).toBe('/en')
    expect(readLanguageChoice(`/language/pt?${query}`)?.target).toBe('/')
  })

  it('takes what the page was asked along, from this site only', () => {
    const url = '/language/en?to=%2Fen%2Fsearch'
    const targetFrom = (referer: string) => readLanguageChoice(url, { host: 'bcs.example', referer })?.target
    expect(targetFrom('https://bcs.example/pesquisar?q=cr%C3%A9dito&kind=page')).toBe(
      '/en/search?q=cr%C3%A9dito&kind=page',
    )
    expect(targetFrom('https://bcs.example/pesquisar')).toBe('/en/search')
    expect(targetFrom('https://evil.example/pesquisar?q=x')).toBe('/en/search')
    expect(targetFrom('no address')).toBe('/en/search')
    expect(targetFrom('https://bcs.example/p?a%0d%0a=x&q=a%0d%0aSet-Cookie:x')).toBe(
      '/en/search?q=a%0D%0ASet-Cookie%3Ax',
    )
    expect(targetFrom(`https://bcs.example/p?q=${'x'.repeat(201)}`)).toBe('/en/search')
  })

  it('never leaves the site when the address is not escaped either', () => {
    expect(readLanguageChoice('/language/en?to=/a?b')?.target).toBe('/a')
    expect(readLanguageChoice('/language/en?to=//evil.example')?.target).toBe('/en')
    expect(readLanguageChoice('/language/en?to=/a&to=//evil.example')?.target).toBe('/a')
  })

  it.each(['/language/fr?to=/', '/language/en/x', '/language/', '/language', '/en/language/en', '/language/EN'])(
    'is not made by %s',
    (url) => {
      expect(readLanguageChoice(url)).toBeNull()
    },
  )
})

describe('prefersEnglish', () => {
  it.each([
    ['en', true],
    ['en-GB,en;q=0.9,pt;q=0.8', true],
    ['pt-AO,pt;q=0.9,en;q=0.8', false],
    ['pt;q=0.5, en;q=0.51', true],
    ['fr, en;q=0.2', true],
    ['EN-us ; Q=1, pt;q=0.9', true],
    // As much of one as of the other, or of neither: the site's own language.
    ['en,pt', false],
    ['fr,de;q=0.5', false],
    ['*', false],
    ['en;q=0', false],
    ['', false],
    // Not weights: they may neither count as the default of 1 nor outdo an honest one.
    ['en;q=abc', false],
    ['en;q=', false],
    ['pt, en;q=5', false],
    ['pt, en;q=Infinity', false],
    ['pt;q=0.1, en;q=-1', false],
    ['pt;q=0.1, en;q=0x1', false],
    ['pt;q=0.1, en;q=1e0', false],
    [',;;,=,', false],
    [`${'fr,'.repeat(20)}en`, false],
  ])('with "Accept-Language: %s" is %s', (acceptLanguage, expected) => {
    expect(prefersEnglish({ cookie: undefined, acceptLanguage })).toBe(expected)
  })

  it('follows what the visitor chose before what the browser asks for', () => {
    expect(prefersEnglish({ cookie: 'a=b; sona-locale=en', acceptLanguage: 'pt' })).toBe(true)
    expect(prefersEnglish({ cookie: 'sona-locale=pt', acceptLanguage: 'en' })).toBe(false)
    expect(prefersEnglish({ cookie: 'sona-locale=xx', acceptLanguage: 'en' })).toBe(true)
    expect(prefersEnglish({ cookie: undefined, acceptLanguage: undefined })).toBe(false)
  })
})

describe('readCookie', () => {
  it('reads the cookie of exactly that name, with all of its value', () => {
    expect(readCookie('xsona-locale=pt;sona-locale=a=b ; other=1', 'sona-locale')).toBe('a=b')
    expect(readCookie('sona-locale-old=pt', 'sona-locale')).toBeUndefined()
    expect(readCookie(undefined, 'sona-locale')).toBeUndefined()
  })
})
