import { expect, it } from 'vitest'
import { isFromElsewhere } from './foreign-origin'

const allowedHosts = new Set(['www.bank.example', 'localhost:3000'])

it.each<[what: string, headers: Record<string, string>, isElsewhere: boolean]>([
  ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: 'https://www.bank.example' }, false],
  ['a page of the site that hides where it is', { 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  ['a person, without any page', { 'sec-fetch-site': 'none' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ['another site that hides where it is', { 'sec-fetch-site': 'cross-site' }, true],
  ['a host beside this one', { 'sec-fetch-site': 'same-site', origin: 'https://blog.bank.example' }, true],
  ['a word that no browser says', { 'sec-fetch-site': 'same-origin, cross-site' }, true],
  ['an old browser on the site', { origin: 'https://www.bank.example' }, false],
  ['an old browser on this machine', { origin: 'http://localhost:3000' }, false],
  ['an old browser on another site', { origin: 'https://evil.example' }, true],
  ['an old browser on another port', { origin: 'http://localhost:3600' }, true],
  ['a frame that any site can make', { origin: 'null' }, true],
  ['what is no origin', { origin: 'www.bank.example' }, true],
  ['what says nothing', {}, false],
])('knows a post of %s', (_what, headers, isElsewhere) => {
  expect(isFromElsewhere({ headers, allowedHosts })).toBe(isElsewhere)
})
