/** Where a request goes: the host with its port, and the address of a form. */
export type RequestPlace = { host: string; path: string }

/**
 * A request whose head, or whose way of sending a body, is the attack: what it is, its bytes, and the status of the answer, that it is
 * a page (or that there is none, as the site has it), or that the connection is ended.
 */
export type HostileRequest = readonly [
  what: string,
  toBytes: (place: RequestPlace) => string,
  status: number | 'page' | 'ended',
]

const cookies = 'a=b; '.repeat(100_000)
const form = 'application/x-www-form-urlencoded'
const post = ({ host, path }: RequestPlace, fields: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${form}\r\n${fields}\r\n\r\n`
const get = ({ host, path }: RequestPlace) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`

export const hostileRequests: readonly HostileRequest[] = [
  [
    'a hundred thousand cookies, for a page',
    ({ host }) => `GET / HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookies}\r\n\r\n`,
    431,
  ],
  [
    'a hundred thousand cookies, with a form',
    (place) => `${post(place, `Content-Length: 5\r\nCookie: ${cookies}`)}a=1&b`,
    431,
  ],
  [
    'a hundred thousand cookies, each in a head of its own',
    (place) => `${post(place, `Content-Length: 5\r\n${'Cookie: a=b\r\n'.repeat(100_000)}A: b`)}a=1&b`,
    431,
  ],
  ['a head of 20 kB', (place) => `${post(place, `Content-Length: 5\r\nA: ${'b'.repeat(20_000)}`)}a=1&b`, 431],
  ['lengths that differ', (place) => `${post(place, 'Content-Length: 5\r\nContent-Length: 900')}a=1&b`, 400],
  ['a length and pieces', (place) => `${post(place, 'Content-Length: 5\r\nTransfer-Encoding: chunked')}0\r\n\r\n`, 400],
  ['a piece without a length', (place) => `${post(place, 'Transfer-Encoding: chunked')}zz\r\na=1`, 411],
  [
    'a piece with a note of a megabyte',
    (place) => `${post(place, 'Transfer-Encoding: chunked')}1;${'a'.repeat(1_000_000)}\r\na\r\n0\r\n\r\n`,
    411,
  ],
  [
    'a hundred thousand pieces of one byte',
    (place) => `${post(place, 'Transfer-Encoding: chunked')}${'1\r\na\r\n'.repeat(100_000)}0\r\n\r\n`,
    411,
  ],
  ['a body that is packed', (place) => `${post(place, 'Content-Encoding: gzip\r\nContent-Length: 5')}a=1&b`, 409],
  ['fifty pages in one go, none of them packed', (place) => get(place).repeat(50), 'page'],
  ['two thousand pages in one go', (place) => get(place).repeat(2_000), 'ended'],
  ['another version of the protocol', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
]
