import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@/tests/support/free-port'
import { findProcess } from '@/tests/support/product-apart'
import { readMemory } from '@/tests/support/read-memory'
import { hasTool } from '@/tests/support/tools'
import { loadContent } from './load-content'
import { connections } from './load-generator'
import { benchFollowing } from './measure-following'
import { benchGrowth } from './measure-growth'
import { type LoadResult, measureLoad } from './measure-load'
import { type MenuChange, measureMenu } from './measure-menu'
import { measurePublishing, type Publication } from './measure-publishing'
import { benchQuestions } from './measure-questions'
import { fetchRaw, type PageWeight, weighPage } from './page-weight'
import { readUsage } from './process-usage'
import { count, duration, kilobytes, ratio, toTable } from './report'
import { type RunningServer, type SiteOptions, startNginxOnFile, startSite, startStock } from './servers'
import { percentile } from './statistics'
import { untilIdle } from './until'

/** How long and how often a run measures. */
export type BenchPlan = {
  seconds: number
  warmUpSeconds: number
  publications: number
  menuPublications: number
  restarts: number
  /** How many answers memory is watched over. */
  growthRequests: number
}

type BenchOptions = { directory: string; plan: BenchPlan; say: (step: string) => void }

/** A product page of middle length without any list. */
const measuredPath = '/particulares/contas/conta-flex'
/** A page that no menu leads to. */
const publishedKey = 'who-we-are/careers/our-culture'
/** The menus of every page show the summary of this one, so that its publication is the dearest of all. */
export const menuPageKey = 'private/accounts/flex-account'

/** Measures the site as it is shipped, beside stock Next and nginx. One server runs at a time. @returns tables in Markdown. */
export async function benchOwnContent({ directory, plan, say }: BenchOptions): Promise<string> {
  const data = join(directory, 'data')
  const stockData = join(directory, 'stock-data')
  say('Loading the content')
  loadContent('site/content', data)
  cpSync(data, stockData, { recursive: true })
  const options: SiteOptions = { data, path: measuredPath, port: await freePort(), cmsPort: await freePort() }

  say('This site: first start')
  const site = await startSite(options)
  const firstMs = site.readyMs
  const { weight, beside, questions, publications, menuPublications, menuChanges, following, growth } =
    await runAndStop(site, async () => {
      say('This site: pictures for shared links')
      await untilIdle(site.pid())
      say('This site: load')
      const beside = await loadBesideNginx(site, { directory: join(directory, 'nginx'), plan, say })
      const measured = { weight: await weighPage(site.url), beside }
      say('This site: questions of a crowd')
      const questions = await benchQuestions(site, plan.seconds)
      say(`This site: ${plan.publications} publications`)
      const publications = await measurePublishing(site, { key: publishedKey, times: plan.publications })
      const menuPublications = await measurePublishing(site, { key: menuPageKey, times: plan.menuPublications })
      say('This site: a menu')
      const menuChanges = await measureMenu(site, plan.menuPublications)
      say('This site: simulators and search follow')
      const following = await benchFollowing(site, plan.publications)
      say('This site: memory')
      const growth = await benchGrowth(site, plan.growthRequests)
      return { ...measured, questions, publications, menuPublications, menuChanges, following, growth }
    })
  say('This site: starts again')
  const restarts = await measureRestarts(options, plan.restarts)

  say('next start: load')
  const stock = await startStock({ data: stockData, path: measuredPath })
  const stockFigures = await runAndStop(stock, async () => ({
    weight: await weighPage(stock.url),
    load: await measureLoad(stock, plan),
  }))
  return [
    `### One page under load`,
    `\`${measuredPath}\`, ${connections} kept-alive connections, ${plan.seconds} s each after ${plan.warmUpSeconds} s of warm-up, \`accept-encoding: br, gzip\`, wrk with one thread on the same machine.`,
    toLoadTable([...beside, stockFigures.load]),
    beside.some(({ name }) => name === 'nginx')
      ? 'nginx serves the same bytes with the same head from a file, one worker, no log, in turns with this site. Where a server was busy for much less than 100 % of a core, wrk or the machine was the limit: then processor time per answer says what it can do.'
      : 'nginx is not installed here and was left out: `apt-get install nginx`.',
    '### Beside a crowd that asks',
    `A visitor who asks for the finished page again and again, and one of another network who searches with new words five times a second, alone and beside ${plan.seconds} s of searches with new words by one network.`,
    questions,
    '### What a browser fetches for the page',
    toWeightTable(weight, stockFigures.weight),
    'Pictures are left out: they are the same files either way. This build leaves compression to whoever stands in front of `next start`; the last row says what its own gzip would send.',
    '### From publishing to visible',
    `${plan.publications} publications of \`${publishedKey}\`, which lists show and no menu, through the REST API of the CMS, each from the moment the request is sent; the next one waits until every page is new.`,
    toPublishingTable(publications),
    `${plan.menuPublications} publications of \`${menuPageKey}\`, whose summary stands in the menu of every page:`,
    toPublishingTable(menuPublications),
    `${plan.menuPublications} changes of a menu's name, on every page of private customers:`,
    toMenuTable(menuChanges),
    '### What else follows',
    `${plan.publications} times each, from the moment the last request to the CMS is sent, with a visitor who asks all the time.`,
    following,
    '### Memory',
    `At least ${count(plan.growthRequests)} answers of every kind, as fast as they come, after everything above.`,
    growth,
    '### Starting',
    toStartTable(firstMs, restarts),
  ].join('\n\n')
}

/** Uses a server and stops it, also when the use fails. */
export async function runAndStop<Result>(server: RunningServer, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use()
  } finally {
    await server.stop()
  }
}

/** How a start on a filled data directory went. */
export type Restart = {
  servesMs: number
  readyMs: number
  cpuMs: number | null
  rssMb: number | null
  /** Of the process that visitors reach alone. */
  frontMb: number
}

/** Starts the product again and again on what it left behind. */
export async function measureRestarts(options: SiteOptions, times: number): Promise<Restart[]> {
  const restarts: Restart[] = []
  for (let turn = 0; turn < times; turn++) {
    const site = await startSite(options)
    const { usage, frontMb } = await runAndStop(site, async () => ({
      usage: readUsage(site.pid()),
      frontMb: readMemory(findProcess(site.data, 'front') ?? 0),
    }))
    const { servesMs, readyMs } = site
    restarts.push({ servesMs, readyMs, cpuMs: usage?.cpuMs ?? null, rssMb: usage?.rssMb ?? null, frontMb })
  }
  return restarts
}

const rounds = 3

/** Loads the site and nginx with the site's own answer, in turns: what else the machine does meets both. */
async function loadBesideNginx(site: RunningServer, { directory, plan, say }: BenchOptions): Promise<LoadResult[]> {
  if (!hasTool('nginx')) {
    say('nginx is not installed and is left out: apt-get install nginx')
    return [await measureLoad(site, plan)]
  }
  const nginx = await startNginxOnFile({ directory, path: measuredPath, answer: await fetchRaw(site.url) })
  return runAndStop(nginx, async () => {
    const results: LoadResult[] = []
    for (let round = 0; round < rounds; round++)
      for (const server of [site, nginx]) results.push(await measureLoad(server, plan))
    return results
  })
}

function toLoadTable(results: readonly LoadResult[]): string {
  const own = results[0]?.requestsPerSecond ?? 0
  const orDash = (value: number | null, text: (known: number) => string) => (value === null ? '–' : text(value))
  return toTable(
    ['server', 'requests/s', 'this site to it', 'p99', 'encoding', 'bytes', 'CPU per answer', 'busy', 'RSS after'],
    results.map((result) => [
      result.name,
      count(result.requestsPerSecond),
      ratio(own, result.requestsPerSecond),
      result.p99Ms < 1 ? '< 1 ms' : duration(result.p99Ms),
      result.encoding,
      count(result.bytesPerAnswer),
      orDash(result.cpuUsPerRequest, (us) => `${count(us)} µs`),
      orDash(result.busyShare, (share) => `${count(share * 100)} %`),
      orDash(result.rssMb, (mb) => `${count(mb)} MiB`),
    ]),
  )
}

function toWeightTable(own: PageWeight, stock: PageWeight): string {
  const total = (bytes: PageWeight['bytes']) => bytes.html + bytes.css + bytes.font + bytes.script
  const toRow = (name: string, requests: number, bytes: PageWeight['bytes']) => [
    name,
    String(requests),
    kilobytes(bytes.html),
    kilobytes(bytes.css),
    kilobytes(bytes.font),
    kilobytes(bytes.script),
    kilobytes(total(bytes)),
    ratio(total(bytes), total(own.bytes)),
  ]
  return toTable(
    ['server', 'requests', 'HTML', 'CSS', 'font', 'script', 'together', 'to this site'],
    [
      toRow('this site', own.requests, own.bytes),
      toRow('next start as built', stock.requests, stock.bytes),
      toRow('next start with its gzip', stock.requests, stock.gzipBytes),
    ],
  )
}

/** Changes of a menu as a table. */
function toMenuTable(changes: readonly MenuChange[]): string {
  const toRow = (name: string, values: readonly number[]) => [
    name,
    duration(percentile(values, 0.5)),
    duration(Math.max(...values)),
  ]
  return toTable(
    ['until', 'p50', 'longest'],
    [
      toRow(
        `${count(Math.max(...changes.map(({ watched }) => watched)))} pages have it, asked for all the time`,
        changes.map(({ everywhereMs }) => everywhereMs),
      ),
      toRow(
        'every page has it on disk too',
        changes.map(({ settledMs }) => settledMs),
      ),
    ],
  )
}

/** The publications as a table. */
export function toPublishingTable(publications: readonly Publication[]): string {
  const toRow = (name: string, values: readonly number[]) => [
    name,
    duration(percentile(values, 0.5)),
    duration(percentile(values, 0.95)),
    duration(Math.max(...values)),
  ]
  return toTable(
    ['until', 'p50', 'p95', 'longest'],
    [
      toRow(
        'the CMS has saved it',
        publications.map(({ savedMs }) => savedMs),
      ),
      toRow(
        'the page itself is new',
        publications.map(({ visibleMs }) => visibleMs),
      ),
      toRow(
        `${count(Math.max(...publications.map(({ watched }) => watched)))} others that show it are new, asked for all the time`,
        publications.map(({ everywhereMs }) => everywhereMs),
      ),
      toRow(
        'every page that shows it is new on disk too',
        publications.map(({ settledMs }) => settledMs),
      ),
    ],
  )
}

/** The first start, which draws every page, and the median of the others. */
export function toStartTable(firstMs: number, restarts: readonly Restart[]): string {
  const times = restarts.map(({ readyMs }) => readyMs)
  const serving = restarts.map(({ servesMs }) => servesMs)
  const ofFront = restarts.map(({ frontMb }) => frontMb)
  const memory = restarts.flatMap(({ rssMb }) => rssMb ?? [])
  const processor = restarts.flatMap(({ cpuMs }) => cpuMs ?? [])
  return toTable(
    ['start', 'until a page is served', 'until `/readyz` says ready', 'processor time', 'RSS then', 'of it the front'],
    [
      ['first, content loaded: draws every page', '', duration(firstMs), '', '', ''],
      [
        `again, median of ${restarts.length}`,
        duration(percentile(serving, 0.5)),
        duration(percentile(times, 0.5)),
        processor.length > 0 ? duration(percentile(processor, 0.5)) : '–',
        memory.length > 0 ? `${count(percentile(memory, 0.5))} MiB` : '–',
        memory.length > 0 ? `${count(percentile(ofFront, 0.5))} MiB` : '–',
      ],
    ],
  )
}
