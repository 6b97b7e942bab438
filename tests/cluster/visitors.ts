import { setTimeout as wait } from 'node:timers/promises'
import { askPlainly } from '../support/ask-plainly'
import { readRoutes } from '../support/routes'

/** What visitors saw who read pages with all that these are drawn with. */
export type Visits = {
  count: number
  /** What was not a page in its language, or had a file that nobody could send, in words. */
  failures: string[]
}

export type Visitors = {
  /** Ends them, once the page that they read is read. */
  stop: () => Promise<Visits>
}

const named = /(?:href|src)="(\/(?:_next\/static|_islands)\/[^"]+)"/g
const betweenMs = 60

/** Reads all pages of the route table one after the other, again and again, each with its styles and scripts. @param site where. */
export function startVisitors(site: string): Visitors {
  const pages = readRoutes().flatMap(({ pt, en }) => [
    { href: pt, language: 'pt' },
    { href: en, language: 'en' },
  ])
  const failures: string[] = []
  let [isOver, count] = [false, 0]

  async function visit(href: string, language: string): Promise<void> {
    const { status, body } = await askPlainly(`${site}${href}`, { fields: { 'accept-language': 'pt' } })
    count += 1
    if (status !== 200 || !body.includes(`lang="${language}`)) throw new Error(`${status} ${body.slice(0, 80)}`)
    for (const file of new Set(Array.from(body.matchAll(named), ([, path = '']) => path))) {
      const found = await askPlainly(`${site}${file}`)
      if (found.status !== 200) throw new Error(`${file} is ${found.status}`)
    }
  }

  const running = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const { href, language } = pages[turn % pages.length] ?? { href: '/', language: 'pt' }
      const at = new Date().toISOString().slice(11, 23)
      await visit(href, language).catch((error: unknown) => failures.push(`${at} ${href}: ${String(error)}`))
      await wait(betweenMs)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await running
      return { count, failures }
    },
  }
}
