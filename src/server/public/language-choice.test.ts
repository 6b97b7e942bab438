import { describe, expect, it } from 'vitest'
import { readLanguageChoice } from './language-choice'

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
