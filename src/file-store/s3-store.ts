import type { StorePlace } from '@/src/platform/store-settings'
import { checkName, type FileStore } from './file-store'
import { readListing } from './read-listing'
import { askStore, type Patience, type StoreAnswer, storeFailure, usualPatience } from './s3-request'

type S3Options = {
  /** What all names begin with in the bucket, such as `uploads/`. */
  prefix: string
  patience?: Patience
}

/** Keeps contents in a bucket. Nothing is asked before something is needed. */
export function openS3Store(place: StorePlace, { prefix, patience = usualPatience }: S3Options): FileStore {
  const pathOf = (name: string) => `/${prefix}${checkName(name)}`
  const refuse = ({ status, code }: StoreAnswer) => storeFailure(place, `answered ${status} ${code ?? ''}`.trim())
  return {
    put: async (name, content) => {
      const answer = await askStore(place, { method: 'PUT', path: pathOf(name), body: content }, patience)
      if (answer.status !== 200) throw refuse(answer)
    },
    get: async (name) => {
      const answer = await askStore(place, { method: 'GET', path: pathOf(name) }, patience)
      if (answer.status === 200) return answer.body
      // A bucket that is not there, or an address that is no store, says 404 as well.
      if (answer.status === 404 && answer.code === 'NoSuchKey') return null
      throw refuse(answer)
    },
    remove: async (name) => {
      const answer = await askStore(place, { method: 'DELETE', path: pathOf(name) }, patience)
      if (answer.status !== 204 && answer.status !== 200 && answer.code !== 'NoSuchKey') throw refuse(answer)
    },
    list: async function* list() {
      let token: string | null = null
      do {
        const query: Record<string, string> = { 'list-type': '2', prefix }
        if (token !== null) query['continuation-token'] = token
        const answer: StoreAnswer = await askStore(place, { method: 'GET', path: '/', query }, patience)
        if (answer.status !== 200) throw refuse(answer)
        const listing = readListing(answer.body.toString('utf8'))
        for (const { key, since } of listing.objects) yield { name: key.slice(prefix.length), since }
        token = listing.next
      } while (token !== null)
    },
  }
}
