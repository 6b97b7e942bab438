import { describe, expect, it } from 'vitest'
import { localeCookieHeader, toPreferredLocale } from './chosen-language'

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

describe('toPreferredLocale', () => {
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
  ])('with "Accept-Language: %s" is English: %s', (acceptLanguage, expected) => {
    expect(toPreferredLocale({ cookie: undefined, acceptLanguage })).toBe(expected ? 'en' : 'pt')
  })

  it('follows what the visitor chose before what the browser asks for', () => {
    expect(toPreferredLocale({ cookie: 'a=b; sona-locale=en', acceptLanguage: 'pt' })).toBe('en')
    expect(toPreferredLocale({ cookie: 'sona-locale=pt', acceptLanguage: 'en' })).toBe('pt')
    expect(toPreferredLocale({ cookie: 'sona-locale=xx', acceptLanguage: 'en' })).toBe('en')
    expect(toPreferredLocale({ cookie: undefined, acceptLanguage: undefined })).toBe('pt')
  })
})
