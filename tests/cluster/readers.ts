import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { askPlainly } from '../support/ask-plainly'
import { readRoutes } from '../support/routes'

/** What visitors got who read all the time. */
export type Readings = {
  /** How many answers there were, and how many there should have been in that time. */
  count: number
  due: number
  /** What was not as it should be, in words. */
  failures: string[]
  /** What took longer than anybody should wait, in words. */
  slow: string[]
  /** Half of the answers took less, and the longest, in milliseconds. */
  median: number
  longest: number
  /** How late they ever asked: longer than this nobody waited for this process instead of the product. */
  late: number
}

export type Readers = {
  /** Ends them, once what they asked for has been answered. */
  stop: () => Promise<Readings>
}

const perSecond = 20
const slowMs = 1_000

/** So many files of pages are read beside the pages. */
const mostFiles = 12

/** Asks for every page of the route table in both languages, and for some files of theirs, again and again. @param site where. */
export async function startReaders(site: string): Promise<Readers> {
  const expected = await readExpected(site)
  const hrefs = [...expected.keys()]
  const failures: string[] = []
  const times: number[] = []
  const slow: string[] = []
  let [isOver, late, due] = [false, 0, 0]
  const read = async (href: string) => {
    const startedAt = performance.now()
    const at = new Date().toISOString().slice(11, 23)
    try {
      const { status, headers, body } = await askPlainly(`${site}${href}`, { fields: plain })
      const is = toSign(href, body)
      if (status !== 200 || is !== expected.get(href))
        failures.push(`${at} ${href}: ${status} ${is} ${JSON.stringify(headers)} ${body.slice(0, 200)}`)
    } catch (error) {
      failures.push(`${at} ${href}: ${String(error)}`)
    }
    const took = performance.now() - startedAt
    times.push(took)
    if (took > slowMs) slow.push(`${at} ${href} took ${took.toFixed(0)} ms`)
  }
  const running = (async () => {
    const under = new Set<Promise<void>>()
    const begunAt = performance.now()
    for (let next = 0; !isOver; next += 1) {
      const reading = read(hrefs[next % hrefs.length] ?? '/').finally(() => under.delete(reading))
      under.add(reading)
      const dueAt = begunAt + ((next + 1) * 1_000) / perSecond
      await wait(Math.max(0, dueAt - performance.now()))
      late = Math.max(late, performance.now() - dueAt)
    }
    due = ((performance.now() - begunAt) / 1_000) * perSecond
    await Promise.all(under)
  })()
  return {
    stop: async () => {
      isOver = true
      await running
      times.sort((one, other) => one - other)
      return {
        ...{ count: times.length, due, failures, slow, median: times[Math.floor(times.length / 2)] ?? 0 },
        ...{ longest: times.at(-1) ?? 0, late },
      }
    },
  }
}

const plain = { 'accept-language': 'pt' }

/** What every address answers while all is well. @throws when one is not there, or not in its language. */
async function readExpected(site: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const files = new Set<string>()
  for (const { pt, en } of readRoutes()) {
    for (const [href, language] of [
      [pt, 'pt'],
      [en, 'en'],
    ] as const) {
      const { status, body } = await askPlainly(`${site}${href}`, { fields: plain })
      const sign = toSign(href, body)
      if (status !== 200 || !sign.startsWith(language)) throw new Error(`${href} is ${status} ${sign}`)
      found.set(href, sign)
      for (const [, file = ''] of body.matchAll(/"(\/(?:documents|media)\/[^"?#\s]{1,200})[" ]/g)) files.add(file)
    }
  }
  for (const file of [...files].slice(0, mostFiles)) {
    const { status, body } = await askPlainly(`${site}${file}`, { fields: plain })
    if (status !== 200) throw new Error(`${file} is ${status}`)
    found.set(file, toSign(file, body))
  }
  return found
}

/** Which page an answer is, whole, and in which language; of a file, its bytes. */
function toSign(href: string, body: string): string {
  if (/^\/(?:documents|media)\//.test(href)) return createHash('sha256').update(body, 'latin1').digest('hex')
  const found = /<html[^>]* lang="([^"]+)".*<title>([^<]*)<\/title>.*<\/html>\s*$/s.exec(body)
  return found ? `${found[1]} ${found[2]}` : `no page: ${body.slice(0, 80)}`
}
