import { describe, expect, it } from 'vitest'
import { judgeUrl } from './safe-url'

const hosts = ['www.bna.ao', 'maps.example']

describe('judgeUrl', () => {
  it.each([
    'https://www.bna.ao',
    'https://www.bna.ao/',
    'https://www.bna.ao:443/x?a=b&c=%20d#e',
    'https://maps.example/@-8.8,13.2,15z',
    'HTTPS://WWW.BNA.AO/X',
    'mailto:apoio@bcs.example',
    'mailto:apoio@bcs.example?subject=Conta',
    'tel:+244222000000',
    'TEL:923',
  ])('allows %s', (url) => {
    expect(judgeUrl(url, hosts)).toBe('allowed')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript://www.bna.ao/%0aalert(1)',
    'data:text/html,x',
    'vbscript:msgbox(1)',
    'blob:https://www.bna.ao/1',
    'file:///etc/passwd',
    'view-source:https://www.bna.ao',
    'ftp://www.bna.ao',
    'sms:923',
    'http://www.bna.ao',
  ])('refuses the protocol of %s', (url) => {
    expect(judgeUrl(url, hosts)).toBe('protocol')
  })

  it.each([
    'https://evil.example',
    'https://bna.ao',
    'https://x.www.bna.ao',
    'https://www.bna.ao.evil.example',
    'https://evil.example/www.bna.ao',
    'https://evil.example?www.bna.ao',
    'https://evil.example#@www.bna.ao',
    'https://www.bna.ao:8443',
    'https://www.bna.ao.',
    // Cyrillic а, Greek ο, Turkish dotless ı: other hosts, however alike they look.
    'https://www.bnа.ao',
    'https://www.bna.aο',
    'https://maps.examplе',
    'https://www.xn--bn-5cd.ao',
    'https://127.0.0.1',
    'https://[::1]',
  ])('refuses the host of %s', (url) => {
    expect(judgeUrl(url, hosts)).toBe('host')
  })

  it.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a space before it', ' https://www.bna.ao'],
    ['a space inside', 'tel:+244 222'],
    ['a tab inside', 'java\tscript:alert(1)'],
    ['a line break inside', 'java\nscript:alert(1)'],
    ['a carriage return at the end', 'https://www.bna.ao\r'],
    ['a NUL', 'https://www.bna.ao\0'],
    ['a control character before it', '\u0001javascript:alert(1)'],
    ['a no-break space', 'https://www.bna.ao/\u00a0'],
    ['a soft hyphen', 'https://www.b\u00adna.ao'],
    ['a zero-width space', 'java\u200bscript:alert(1)'],
    ['a zero-width joiner', 'https://www.bna\u200d.ao'],
    ['a byte-order mark', '\ufeffhttps://www.bna.ao'],
    ['a text that turns about', 'https://www.bna.ao/\u202egpj.exe'],
    ['a line separator', 'https://www.bna.ao/\u2028'],
    ['a word joiner', 'https://www.\u2060bna.ao'],
    ['a decimal entity', '&#106;avascript:alert(1)'],
    ['an entity', 'javascript&colon;alert(1)'],
    ['a backslash for a slash', 'https:\\\\www.bna.ao'],
    ['a backslash before the host', 'https://evil.example\\@www.bna.ao'],
    ['a user name that looks like a host', 'https://www.bna.ao@evil.example'],
    ['a password', 'https://user:pass@www.bna.ao'],
    ['a mark of HTML', 'https://www.bna.ao/"onclick=alert(1)'],
    ['a bracket of HTML', 'https://www.bna.ao/<script>'],
    ['no slashes, which leads into the own site', 'https:www.bna.ao'],
    ['one slash', 'https:/www.bna.ao'],
    ['three slashes', 'https:///www.bna.ao'],
    ['no protocol', 'www.bna.ao'],
    ['the protocol of the page', '//www.bna.ao'],
    ['no host', '/particulares'],
    ['a port that is none', 'https://www.bna.ao:99999'],
    ['nobody to call', 'tel:'],
    ['nobody to write to', 'mailto:?subject=x'],
  ])('refuses as invalid an address with %s', (_what, url) => {
    expect(judgeUrl(url, hosts)).toBe('invalid')
  })

  it('allows no host at all without a list, and takes no list entry for a pattern', () => {
    expect(judgeUrl('https://www.bna.ao', [])).toBe('host')
    expect(judgeUrl('https://www.bna.ao', ['bna.ao', '*', '*.bna.ao', 'www.bna.ao/', ''])).toBe('host')
  })
})
