import { until } from './until'

const mostAsked = 200
const mostWatched = 40
const limitMs = 600_000

/** Pages of a site that show a text, some of all that do, spread over its addresses. */
export type ShowingPages = {
  count: number
  /** Ends when each of them has another text, each asked for again until it has. */
  untilAllShow: (text: string) => Promise<void>
}

/** @param origin of the site, whose site map is read. */
export async function findShowingPages(origin: string, text: string): Promise<ShowingPages> {
  const urls = text === '' ? [] : spread(await readSitemap(`${origin}/sitemap.xml`), mostAsked)
  const shown = await Promise.all(urls.map(async (url) => (await readPage(url)).includes(text)))
  const watched = spread(
    urls.filter((_, index) => shown[index]),
    mostWatched,
  )
  return {
    count: watched.length,
    untilAllShow: async (next) => {
      const waiting = new Set(watched)
      const look = async () => {
        for (const url of waiting) {
          if (!(await readPage(url)).includes(next)) return false
          waiting.delete(url)
        }
        return true
      }
      await until(look, { what: 'What shows the page', limitMs, everyMs: 10 })
    },
  }
}

/** The addresses of a site map, on the origin that it was read from; those of its parts where it has some. */
async function readSitemap(address: string): Promise<string[]> {
  const text = await readPage(address)
  const found = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => {
    const { pathname } = new URL(url)
    return new URL(pathname, address).href
  })
  if (!text.includes('<sitemapindex')) return found
  return (await Promise.all(found.map(readSitemap))).flat()
}

function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

async function readPage(url: string): Promise<string> {
  return (await fetch(url, { headers: { 'accept-language': 'pt' } })).text()
}
