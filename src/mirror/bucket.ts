import { createHash } from 'node:crypto'
import { readListing } from '@/src/file-store/read-listing'
import { askStore, type StoreAnswer, storeFailure, usualPatience } from '@/src/file-store/s3-request'
import type { StorePlace } from '@/src/platform/store-settings'
import { askedPlace, bucketPlaces, objectEnding, saidPlace } from './bucket-places'
import type { MirroredAnswer } from './mirrored-answer'
import { toObjectHead } from './object-head'

const places = [...Object.values(bucketPlaces), askedPlace] as const
type Place = (typeof places)[number]

/**
 * What somebody takes, each with an object of its own, in which body, head and encoding of an answer are one: no encoding, gzip alone, or Brotli
 * too, as all browsers of today.
 */
export const objectCodings = ['plain', 'br', 'gz'] as const

/** A bucket from which nginx answers, with nothing else running. */
export type MirrorBucket = {
  /** The addresses that it has something for. */
  addresses: () => Iterable<string>
  /** @param refusal is answered where the address is asked something; null where it answers no questions. */
  put: (path: string, answer: MirroredAnswer, refusal: MirroredAnswer | null) => Promise<void>
  remove: (path: string) => Promise<void>
  say: (name: string, answer: MirroredAnswer) => Promise<void>
}

/** Opens a bucket that belongs to one mirror alone, and reads what lies there. @throws StoreFailure */
export async function openMirrorBucket(place: StorePlace): Promise<MirrorBucket> {
  const known = new Map<string, Set<Place>>()
  const said = new Map<string, string>()
  const ask = async (question: Parameters<typeof askStore>[1], expected: readonly number[]): Promise<StoreAnswer> => {
    const answer = await askStore(place, question, usualPatience)
    if (!expected.includes(answer.status) && answer.code !== 'NoSuchKey')
      throw storeFailure(place, `answered ${answer.status} ${answer.code ?? ''}`.trim())
    return answer
  }
  const putAll = async (where: string, path: string, answer: MirroredAnswer) => {
    for (const coding of objectCodings) {
      const { headers, body } = toObjectHead(answer, coding)
      await ask({ method: 'PUT', path: toKey(where, coding, path), headers, body }, [200])
    }
  }
  const removeFrom = async (where: Place, path: string) => {
    for (const coding of objectCodings) await ask({ method: 'DELETE', path: toKey(where, coding, path) }, [200, 204])
    known.get(path)?.delete(where)
  }
  const note = (path: string, where: Place) => known.set(path, (known.get(path) ?? new Set()).add(where))
  for await (const key of listKeys(ask)) {
    const [, where, path] = /^(\w+)\/(?:plain|br|gz)(\/.*)\.answer$/.exec(key) ?? []
    const found = places.find((one) => one === where)
    if (found && path !== undefined) note(path, found)
  }
  return {
    addresses: () => known.keys(),
    put: async (path, answer, refusal) => {
      const where = placeOf(answer.status)
      // Before the page: whoever asks it something must never be answered as if nothing were asked.
      if (refusal) await putAll(askedPlace, path, refusal)
      await putAll(where, path, answer)
      if (refusal) note(path, askedPlace)
      note(path, where)
      for (const other of places)
        if (other !== where && (other !== askedPlace || !refusal) && known.get(path)?.has(other))
          await removeFrom(other, path)
    },
    remove: async (path) => {
      for (const where of known.get(path) ?? []) await removeFrom(where, path)
      known.delete(path)
    },
    say: async (name, answer) => {
      const mark = createHash('sha256').update(JSON.stringify(answer)).digest('base64url')
      if (said.get(name) === mark) return
      await putAll(saidPlace, `/${name}`, answer)
      said.set(name, mark)
    },
  }
}

function placeOf(status: number): Place {
  if (status === 200 || status === 410 || status === 301) return bucketPlaces[status]
  throw new Error(`No bucket keeps an answer of ${status}`)
}

/** As the signature wants it: an address has no other escapes. */
function toKey(where: string, coding: string, path: string): string {
  const escaped = `${path}${objectEnding}`
    .split('/')
    .map((segment) =>
      encodeURIComponent(segment).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
    )
  return `/${where}/${coding}${escaped.join('/')}`
}

async function* listKeys(
  ask: (question: Parameters<typeof askStore>[1], expected: readonly number[]) => Promise<StoreAnswer>,
): AsyncGenerator<string> {
  let token: string | null = null
  do {
    const query: Record<string, string> = { 'list-type': '2' }
    if (token !== null) query['continuation-token'] = token
    const answer: StoreAnswer = await ask({ method: 'GET', path: '/', query }, [200])
    const listing = readListing(answer.body.toString('utf8'))
    for (const { key } of listing.objects) yield key
    token = listing.next
  } while (token !== null)
}
