import type { FileTrick } from './file-trick'
import { fileTricks } from './file-tricks'
import { hostileBodies } from './hostile-bodies'
import { hostileFiles } from './hostile-files'
import { hostileRequests, type RequestPlace } from './hostile-requests'

/** Something that strangers send to keep others from being answered. */
export type HostileKind = { what: string } & HostileSending

type HostileSending =
  | { by: 'body'; body: string; type: string }
  | { by: 'file'; name: string; make: FileTrick[2]; objections: FileTrick[3] }
  | { by: 'request'; toBytes: (place: RequestPlace) => string; status: number | 'page' | 'ended' }
  | SlowSending

/** A request that comes a byte at a time, on so many connections from so many networks. */
export type SlowSending = {
  by: 'slowness'
  begin: (place: RequestPlace) => string
  everyMs: number
  connections: number
  networks: number
}

const slow: readonly HostileKind[] = [
  {
    what: 'slow bodies from 50 networks',
    by: 'slowness',
    begin: ({ host, path }) =>
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x`,
    everyMs: 100,
    connections: 200,
    networks: 50,
  },
  {
    what: 'heads that do not end, from 50 networks',
    by: 'slowness',
    begin: ({ host }) => `GET / HTTP/1.1\r\nHost: ${host}\r\nCookie: a`,
    everyMs: 500,
    connections: 200,
    networks: 50,
  },
]

/**
 * Every kind of hostile post there is, in one list: the benchmark measures how long pages wait beside each, and
 * `src/server/forms/hostile-files.test.ts` holds that none of it is worked on where pages are answered.
 */
export const hostileKinds: readonly HostileKind[] = [
  ...hostileBodies.map(([what, body, type]): HostileKind => ({ what, by: 'body', body, type })),
  ...[...fileTricks, ...hostileFiles].map(
    ([what, name, make, objections]): HostileKind => ({ what, by: 'file', name, make, objections }),
  ),
  ...hostileRequests.map(([what, toBytes, status]): HostileKind => ({ what, by: 'request', toBytes, status })),
  ...slow,
]
