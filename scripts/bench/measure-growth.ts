import { findProcess } from '@/tests/support/product-apart'
import { readMemory } from '@/tests/support/read-memory'
import { loadAddress } from './load-generator'
import { count, toTable } from './report'
import type { RunningSite } from './servers'

/** What visitors ask for again and again, of every kind that is no finished page alone. */
const addresses = [
  '/',
  '/en',
  '/_build/latest.json',
  '/sitemap.xml',
  '/robots.txt',
  '/_search?lang=pt&q=conta',
  '/pesquisar?q=conta',
] as const

const secondsEach = 1

/** What the processes kept in memory after so many answers, in MiB. */
type Look = { answers: number; front: number; back: number }

/**
 * Asks a site for so many answers, and looks at its memory in between: what goes on growing leaks.
 *
 * @param requests at least how many answers.
 * @returns Markdown.
 */
export async function benchGrowth(site: RunningSite, requests: number): Promise<string> {
  const urls = [site.url, ...addresses.map((path) => `${site.origin}${path}`)]
  const looks: Look[] = []
  let answers = 0
  while (answers < requests) {
    for (const url of urls) answers += (await loadAddress(url, secondsEach)).answers
    looks.push({ answers, front: memoryOf(site, 'front'), back: memoryOf(site, 'back') })
  }
  const first = looks[Math.floor(looks.length / 2)]
  const last = looks.at(-1)
  const slope =
    first && last && last.answers > first.answers
      ? ((last.front - first.front) / (last.answers - first.answers)) * 100_000
      : null
  return [
    toTable(
      ['after answers', 'front', 'back'],
      looks.map((look) => [count(look.answers), `${count(look.front)} MiB`, `${count(look.back)} MiB`]),
    ),
    `In the second half the front grew by ${slope === null ? '–' : slope.toFixed(2)} MiB per 100 000 answers.`,
  ].join('\n\n')
}

function memoryOf(site: RunningSite, part: 'front' | 'back'): number {
  const pid = findProcess(site.data, part)
  return pid === undefined ? 0 : readMemory(pid)
}
