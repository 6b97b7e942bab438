import { mkdirSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { log } from '@/src/platform/log'
import { unlessMissing } from '@/src/platform/unless-missing'
import { writeDurably } from '@/src/platform/write-durably'
import { answersDirectoryName } from '@/src/publications/publishing-notes'
import { type SearchEntry, searchEntry } from '@/src/search/search-entry'
import { pageKey } from './page-file'
import { readMany } from './read-many'

/** The data beside each page: its content for other channels, and what it was drawn from when it has parameters. */
export type ContentFiles = {
  /** Writes the data of a page. A failure is logged only: visitors have the page. */
  write: (href: string, data: PageData) => Promise<void>
  remove: (href: string) => Promise<void>
  /** What can be found on each page, one page after the other. */
  readSearch: () => AsyncIterable<PageSearch>
  /** The content of a page as JSON; null when there is none. */
  readContent: (href: string) => Promise<Buffer | null>
}

/** The first two as JSON; null where a page has none. */
export type PageData = { content: string | null; answers: string | null; search: readonly SearchEntry[] }

const pageSearch = z.object({ href: z.string(), search: z.array(searchEntry) })
type PageSearch = z.infer<typeof pageSearch>

/** Opens the data of a site's directory, which belongs to this process alone. */
export function openContentFiles(directory: string): ContentFiles {
  const directories = {
    content: join(directory, 'content'),
    answers: join(directory, answersDirectoryName),
    search: join(directory, 'search'),
  }
  for (const path of Object.values(directories)) mkdirSync(path, { recursive: true })
  const fileOf = (kind: keyof PageData, href: string) => join(directories[kind], `${pageKey(href)}.json`)
  const replace = async (file: string, text: string | null) => {
    if (text === null) return rm(file, { force: true })
    await writeDurably(file, text, { temporary: `${file}.new`, survives: 'kill' })
  }
  return {
    write: async (href, { content, answers, search }) => {
      try {
        // What it was drawn from first: it is what the page itself needs.
        await replace(fileOf('answers', href), answers)
        await replace(fileOf('search', href), search.length > 0 ? JSON.stringify({ href, search }) : null)
        await replace(fileOf('content', href), content)
      } catch (error) {
        log.error('The data of a page could not be written beside it', { href, error })
      }
    },
    remove: async (href) => {
      await replace(fileOf('content', href), null)
      await replace(fileOf('answers', href), null)
      await replace(fileOf('search', href), null)
    },
    readSearch: async function* () {
      const names = (await readdir(directories.search)).filter((name) => name.endsWith('.json'))
      const read = async (name: string) => {
        // It may have been taken away since, by the process that publishes.
        const text = await unlessMissing(readFile(join(directories.search, name)))
        if (text === null) return null
        const found = parseSearch(text.toString('utf8'))
        if (!found)
          log.error('What a search finds on a page could not be read; it comes back when the page is drawn', { name })
        return found
      }
      for await (const found of readMany(names, read)) if (found) yield found
    },
    readContent: (href) => unlessMissing(readFile(fileOf('content', href))),
  }
}

function parseSearch(text: string): PageSearch | null {
  try {
    return pageSearch.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
