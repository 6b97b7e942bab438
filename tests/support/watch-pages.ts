import { Agent, request } from 'node:http'
import { readRoutes } from './routes'

/** The validator of each published page, which stands for its content: the same content always has the same one. */
export type PageTags = ReadonlyMap<string, string>

/** What happened to visitors who asked for pages one after the other. */
export type Watch = {
  /** 99 of 100 answers took less, in milliseconds. */
  p99: number
  /** Answers that were no 200 with the expected content, in words. */
  failures: string[]
}

const everyHref: readonly string[] = readRoutes().flatMap(({ pt, en }) => [pt, en])

/** Visits every page of the route table once, in both languages, and notes its content. @throws when one is not there. */
export async function readPageTags(site: string): Promise<PageTags> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  try {
    const tags = await Promise.all(everyHref.map(async (href) => [href, await visit(site, href, agent)] as const))
    const missing = tags.filter(([, { status }]) => status !== 200).map(([href, { status }]) => `${href} ${status}`)
    if (missing.length > 0) throw new Error(`Pages are missing: ${missing.join(', ')}`)
    return new Map(tags.map(([href, { tag }]) => [href, tag]))
  } finally {
    agent.destroy()
  }
}

/** Every page more than ten times. */
const visits = 2_000

/** Visits all pages in turn, several visitors at a time on connections that stay open, and compares each answer with what it was. */
export async function watchPages(site: string, expected: PageTags): Promise<Watch> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const hrefs = [...expected.keys()]
  const times: number[] = []
  const failures: string[] = []
  let next = 0
  const visitor = async () => {
    while (next < visits) {
      const href = hrefs[next++ % hrefs.length] ?? '/'
      const startedAt = performance.now()
      const { status, tag } = await visit(site, href, agent)
      times.push(performance.now() - startedAt)
      if (status !== 200 || tag !== expected.get(href)) failures.push(`${href} ${status} ${tag}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  agent.destroy()
  times.sort((one, other) => one - other)
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, failures }
}

/** Asks for a page as a browser does. A connection that breaks counts as status 0. */
function visit(site: string, href: string, agent: Agent): Promise<{ status: number; tag: string }> {
  return new Promise((resolve) => {
    const question = request(`${site}${href}`, { agent, headers: { 'Accept-Encoding': 'br', 'Accept-Language': 'pt' } })
    question.once('error', (error) => resolve({ status: 0, tag: error.message }))
    question.once('response', (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, tag: answer.headers.etag ?? '' }))
      answer.once('error', (error) => resolve({ status: 0, tag: error.message }))
    })
    question.end()
  })
}
