import { expect, it } from 'vitest'
import { type TransportPromise, toTransportSecurity } from './security-headers'

it.each<[string | undefined, TransportPromise, string | undefined]>([
  ['https://bank.example', 'host', 'max-age=63072000'],
  ['https://bank.example', 'subdomains', 'max-age=63072000; includeSubDomains'],
  ['https://bank.example', 'preload', 'max-age=63072000; includeSubDomains; preload'],
  ['https://bank.example', 'off', undefined],
  ['http://bank.example', 'preload', undefined],
  [undefined, 'host', undefined],
])('%s binds browsers to TLS as far as is asked for: %s', (address, promise, header) => {
  expect(toTransportSecurity(address, promise)).toBe(header)
})
