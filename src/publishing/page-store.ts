import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { log } from '@/src/platform/log'
import type { FinishedPage } from './finished-page'
import { createKnownPages, type KnownPage, type KnownPages } from './known-pages'
import { pageFileName, readPageFile, removePageFile, writePageFile } from './page-file'
import { createPagesInMemory } from './pages-in-memory'
import { readMany } from './read-many'

/** Every finished page: in memory for visitors, on disk for restarts. */
export type PageStore = {
  /** The page of an address from memory, or from disk when memory had no room for it. */
  get: (href: string) => FinishedPage | Promise<FinishedPage | null> | null
  /** The same, where that needs no reading. */
  getFromMemory: (href: string) => FinishedPage | null
  has: (href: string) => boolean
  /** What is known of the pages that are here, without reading them. */
  known: Omit<KnownPages, 'forget' | 'note'>
  /** Replaces a page at once in memory; the promise ends when it is safe on disk, where the latest change wins too. */
  put: (page: FinishedPage) => Promise<void>
  /** Takes a page away at once; the promise ends when it is gone from disk. */
  remove: (href: string) => Promise<void>
  /** Ends when what was last asked for an address is on disk. @throws when it could not be written. */
  written: (href: string) => Promise<void>
  hrefs: () => string[]
  /**
   * Whether there is a page at an address that cannot be read: nobody knows what it says until it is drawn again, but it is not
   * nothing.
   */
  isTorn: (href: string) => boolean
  /** Takes the torn pages away whose addresses have none any more. @param hrefs the addresses that should have one. */
  keepTorn: (hrefs: ReadonlySet<string>) => Promise<void>
  /** Every address with the status it is answered with, and where it leads when that is a redirect. */
  index: () => { href: string; status: number; location: string | undefined }[]
  /** Reads what an earlier process left; torn pages stay on disk and are known as such. */
  load: () => Promise<number>
  /** Takes everything away, for a site that is drawn anew. */
  clear: () => Promise<void>
}

type PageStoreOptions = {
  directory: string
  /** Most bytes of content that are kept in memory. */
  mostBytes: number
  /** Is told of a page that turned out to be torn when it was asked for. */
  onTorn?: (href: string) => void
}

/** Opens the store of a directory, which belongs to this process alone. */
export function openPageStore({ directory, mostBytes, onTorn }: PageStoreOptions): PageStore {
  mkdirSync(directory, { recursive: true })
  const known = createKnownPages()
  /** Names of the files that cannot be read. */
  const torn = new Set<string>()
  /** Pages that disk does not have yet: they cannot leave memory. */
  const unwritten = new Map<string, FinishedPage>()
  const inMemory = createPagesInMemory({ mostBytes, isNeeded: (href) => unwritten.has(href) })
  /** Pages that are being read from disk, so that many visitors of one cost one reading. */
  const beingRead = new Map<string, Promise<FinishedPage | null>>()
  /** The last change of each address that is on its way to disk. */
  const writing = new Map<string, Promise<void>>()
  const inTurn = async (href: string, write: () => Promise<void>) => {
    const turn = (writing.get(href) ?? Promise.resolve()).then(write, write)
    writing.set(href, turn)
    try {
      await turn
    } finally {
      if (writing.get(href) === turn) writing.delete(href)
    }
  }

  const forget = (href: string) => {
    known.forget(href)
    inMemory.drop(href)
  }
  const remember = (page: FinishedPage) => {
    known.note(page)
    inMemory.keep(page)
    torn.delete(pageFileName(page.href))
  }
  const get = (href: string): FinishedPage | Promise<FinishedPage | null> | null => {
    const page = inMemory.get(href)
    if (page) return page
    const entry = known.get(href)
    if (!entry) return null
    const reading = beingRead.get(href) ?? read(entry)
    beingRead.set(href, reading)
    return reading
  }
  const read = async (entry: KnownPage): Promise<FinishedPage | null> => {
    const { href } = entry
    const page = await readPageFile(join(directory, pageFileName(href))).finally(() => beingRead.delete(href))
    // It was replaced or taken away meanwhile.
    if (known.get(href) !== entry) return get(href)
    // What is asked for comes back into memory: nothing else would ever bring it there.
    if (page) inMemory.keep(page)
    else if (!torn.has(pageFileName(href))) {
      torn.add(pageFileName(href))
      onTorn?.(href)
    }
    return page
  }

  return {
    get,
    getFromMemory: inMemory.get,
    has: (href) => known.get(href) !== undefined,
    known,
    put: async (page) => {
      unwritten.set(page.href, page)
      remember(page)
      await inTurn(page.href, () => writePageFile(directory, page))
      if (unwritten.get(page.href) === page) unwritten.delete(page.href)
    },
    remove: async (href) => {
      unwritten.delete(href)
      forget(href)
      torn.delete(pageFileName(href))
      await inTurn(href, () => removePageFile(directory, href))
    },
    written: (href) => writing.get(href) ?? Promise.resolve(),
    isTorn: (href) => torn.size > 0 && torn.has(pageFileName(href)),
    keepTorn: async (hrefs) => {
      const wanted = new Set(Array.from(hrefs, pageFileName))
      for (const name of torn) {
        if (wanted.has(name)) continue
        torn.delete(name)
        await rm(join(directory, name), { force: true, recursive: true })
      }
    },
    hrefs: () => Array.from(known.all(), ({ href }) => href),
    index: () =>
      Array.from(known.all(), ({ href, status, headers }) => ({ href, status, location: headers['Location'] })),
    load: async () => {
      let count = 0
      const names = await readdir(directory)
      for await (const found of readMany(names, (name) => readOrRemove(join(directory, name)))) {
        if (found === null) continue
        if ('torn' in found) {
          torn.add(found.torn)
          continue
        }
        remember(found)
        count++
      }
      return count
    },
    clear: async () => {
      for (const { href } of [...known.all()]) {
        forget(href)
        await removePageFile(directory, href)
      }
      for (const name of torn) await rm(join(directory, name), { force: true, recursive: true })
      torn.clear()
    },
  }
}

/** Reads the page of a file; what is half written or not at its place is removed, what is torn is named. */
async function readOrRemove(path: string): Promise<FinishedPage | { torn: string } | null> {
  const name = basename(path)
  const page = name.endsWith('.page') ? await readOrTorn(path) : null
  if (page === 'torn') return { torn: name }
  if (page && pageFileName(page.href) === name) return page
  await rm(path, { force: true })
  return null
}

/** One file that the disk does not give back must not keep all others from visitors. */
async function readOrTorn(path: string): Promise<FinishedPage | 'torn'> {
  try {
    return (await readPageFile(path)) ?? 'torn'
  } catch (error) {
    log.error('A finished page cannot be read', { path, error })
    return 'torn'
  }
}
