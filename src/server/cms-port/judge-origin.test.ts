import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isFromOwnOrigin } from './judge-origin'

const own = 'https://cms.bank.example'
const isAllowed = (method: string, headers: IncomingHttpHeaders) => isFromOwnOrigin({ method, headers }, new Set([own]))
const session = { cookie: 'payload-token=of-somebody' }

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('a request that changes something (%s)', (method) => {
  it.each([
    ['a page of the CMS', { ...session, origin: own, 'sec-fetch-site': 'same-origin' }],
    ['a page of the CMS in a browser that says its origin only', { ...session, origin: own }],
    ['a program with a secret', { authorization: 'Bearer of-a-site' }],
    ['a program that logs in', {}],
    ['a program that keeps cookies and says who it is', { ...session, authorization: 'JWT of-somebody' }],
  ])('goes on from %s', (_name, headers) => {
    expect(isAllowed(method, headers)).toBe(true)
  })

  it.each([
    ['a sibling host', { ...session, origin: 'https://www.bank.example', 'sec-fetch-site': 'same-site' }],
    ['a sibling host in an old browser', { ...session, origin: 'https://www.bank.example' }],
    ['another port', { ...session, origin: `${own}:8443`, 'sec-fetch-site': 'same-site' }],
    ['the same name without TLS', { ...session, origin: 'http://cms.bank.example' }],
    ['another site', { ...session, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a frame without an origin', { ...session, origin: 'null' }],
    ['a frame without an origin, without a session', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a browser that hides its origin', { ...session, 'sec-fetch-site': 'same-site' }],
    ['a browser that hides its origin and says it is at home', { ...session, 'sec-fetch-site': 'same-origin' }],
    ['nobody knows where, with a session', session],
    ['an origin of its own that the browser does not confirm', { origin: own, 'sec-fetch-site': 'cross-site' }],
    ['another origin with a secret', { authorization: 'Bearer of-a-site', origin: 'https://evil.example' }],
    ['another origin without a session, to log somebody in', { origin: 'https://www.bank.example' }],
  ])('ends from %s', (_name, headers) => {
    expect(isAllowed(method, headers)).toBe(false)
  })
})

describe.each(['GET', 'HEAD'])('a request that reads (%s)', (method) => {
  it.each([
    ['a page of the CMS', { ...session, 'sec-fetch-site': 'same-origin' }],
    ['an address that was typed', { ...session, 'sec-fetch-site': 'none' }],
    [
      'a link elsewhere',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['a program', { 'sec-fetch-mode': 'cors' }],
    ['a browser that says nothing', session],
  ])('goes on from %s', (_name, headers) => {
    expect(isAllowed(method, headers)).toBe(true)
  })

  it.each([
    [
      'an image of a sibling host',
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    [
      'a frame of a sibling host',
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ],
    ['script elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ])('ends from %s', (_name, headers) => {
    expect(isAllowed(method, headers)).toBe(false)
  })
})
