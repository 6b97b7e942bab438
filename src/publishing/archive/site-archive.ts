import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { sha256 } from '../history/history-entry'
import { archivedFiles, type HandedSet, type KnownSet, knownSets, recorded, type SetKind } from './archive-messages'

/** Asks the CMS, as the platform. A body makes it a post. @throws when it does not answer. */
export type AskCms = (path: string, body?: Buffer | string) => Promise<{ status: number; body: Buffer }>

/** A content as it is handed over: compressed with Brotli. Null when it is not here any more, or another one. */
export type ReadCompressed = (hash: string) => Promise<Buffer | null>

/** What outlives this machine, as the CMS keeps it for all sites. */
export type SiteArchive = {
  /** @throws NoArchive where the CMS keeps none. @throws ContentLost when a content that it does not have is not here either. */
  record: (what: 'history' | 'sets', message: object, read: ReadCompressed) => Promise<void>
  findSets: (kind: SetKind) => Promise<readonly KnownSet[]>
  /** The files of a set, by their paths. */
  readSet: (kind: SetKind, name: string) => Promise<HandedSet['files']>
  /** @throws when it is not there, or is not what its name says. */
  readContent: (hash: string) => Promise<Buffer>
}

/** What is read of it, also where another site answers in its place. */
export type ReadArchive = Pick<SiteArchive, 'findSets' | 'readSet' | 'readContent'>

/** The CMS keeps no archive: it has no object store, or does not take this site for one of its own. */
export class NoArchive extends Error {}

/** The CMS does not answer yet, or not now. */
export class CmsAway extends Error {}

/** A content was to be handed over and is not what it was. */
export class ContentLost extends Error {
  constructor(readonly hash: string) {
    super(`The content ${hash} is not here any more`)
  }
}

const decompress = promisify(brotliDecompress)
/** No file of a page is larger. */
const maxOutputLength = 50_000_000

/** The CMS says so of itself, or a proxy in front of it that reaches none. */
const awayStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Reaches the archive. */
export function openSiteArchive(askCms: AskCms): SiteArchive {
  const ask = async (path: string, body?: Buffer | string) => {
    const answer = await askCms(`/api/archive/${path}`, body).catch((cause: unknown) => {
      throw new CmsAway('The CMS does not answer', { cause })
    })
    if (awayStatuses.has(answer.status)) throw new CmsAway(`The CMS answered ${answer.status}`)
    if (answer.status === 404 || answer.status === 403) throw new NoArchive(`The CMS answered ${answer.status}`)
    if (answer.status !== 200) throw new Error(`The archive of the CMS answered ${answer.status} to ${path}`)
    return answer.body
  }
  const askJson = async (path: string, body?: string): Promise<unknown> => JSON.parse(String(await ask(path, body)))
  return {
    record: async (what, message, read) => {
      const text = JSON.stringify(message)
      const { missing } = recorded.parse(await askJson(what, text))
      if (missing.length === 0) return
      for (const hash of missing) {
        const content = await read(hash)
        if (content === null) throw new ContentLost(hash)
        await ask(`content?sha256=${hash}`, content)
      }
      const left = recorded.parse(await askJson(what, text)).missing
      if (left.length > 0) throw new Error('The archive of the CMS does not have what it has taken')
    },
    findSets: async (kind) => knownSets.parse(await askJson(`sets?kind=${kind}`)).sets,
    readSet: async (kind, name) =>
      archivedFiles.parse(await askJson(`set?kind=${kind}&name=${encodeURIComponent(name)}`)).files,
    readContent: async (hash) => {
      const content = await decompress(await ask(`content?sha256=${hash}`), { maxOutputLength })
      if (sha256(content) !== hash) throw new Error('The archive of the CMS has another content under this name')
      return content
    },
  }
}
