import { join } from 'node:path'
import { freePort } from '@/tests/support/free-port'
import { type BenchPlan, measureRestarts, menuPageKey, type Restart, runAndStop } from './bench-own-content'
import { copyGeneratedPages } from './copy-pages'
import { firstGeneratedKey, firstGeneratedPath, writeGeneratedContent } from './generated-content'
import { loadContent } from './load-content'
import { measureLoad } from './measure-load'
import { type MenuChange, measureMenu } from './measure-menu'
import { measurePublishing, type Publication } from './measure-publishing'
import { measureStore, type StoreSize } from './page-files'
import { readUsage } from './process-usage'
import { count, duration, megabytes, toTable } from './report'
import { type SiteOptions, startSite } from './servers'
import { percentile } from './statistics'
import { untilIdle } from './until'

type GeneratedOptions = {
  directory: string
  sizes: readonly number[]
  plan: BenchPlan
  say: (step: string) => void
}

/** What one size of the site costs. Times are in milliseconds. */
type SizeResult = {
  pages: number
  loadMs: number
  firstMs: number
  rssMb: number
  store: StoreSize
  requestsPerSecond: number
  publications: readonly Publication[]
  /** Of a page whose summary stands in the menu of every page. */
  menuPublications: readonly Publication[]
  menuChanges: readonly MenuChange[]
  /** Processor time of everything that happened between the first publication and the last page that it made new. */
  cpuMsPerPublication: number
  restarts: readonly Restart[]
}

/** Measures what grows with the site: its own content with many simple pages more, in several sizes. @returns Markdown. */
export async function benchGeneratedContent({ directory, sizes, plan, say }: GeneratedOptions): Promise<string> {
  const results: SizeResult[] = []
  for (const pages of sizes) {
    const sayOfSize = (step: string) => say(`${count(pages)} pages: ${step}`)
    results.push(await measureSize({ directory: join(directory, String(pages)), pages, plan, say: sayOfSize }))
  }
  return toSection(results, plan)
}

/** More than these are copied in the database. A number of whole sections. */
const mostImported = 10_000

type SizeOptions = Omit<GeneratedOptions, 'sizes'> & { pages: number }

async function measureSize({ directory, pages, plan, say }: SizeOptions): Promise<SizeResult> {
  const content = join(directory, 'content')
  const data = join(directory, 'data')
  say('loading the content')
  const imported = Math.min(pages, mostImported)
  writeGeneratedContent(content, imported)
  const loadMs = loadContent(content, data)
  copyGeneratedPages(data, { from: imported, to: pages })
  const options: SiteOptions = { data, path: firstGeneratedPath, port: await freePort(), cmsPort: await freePort() }
  say('first start, which draws every page')
  const site = await startSite(options)
  const measured = await runAndStop(site, async () => {
    const usage = () => readUsage(site.pid()) ?? { cpuMs: 0, rssMb: 0 }
    const { rssMb } = usage()
    const store = measureStore(data)
    say('pictures for shared links')
    await untilIdle(site.pid())
    say('one page under load')
    const { requestsPerSecond } = await measureLoad(site, plan)
    say(`${plan.publications} publications`)
    const before = usage().cpuMs
    const publications = await measurePublishing(site, { key: firstGeneratedKey, times: plan.publications })
    const cpuMsPerPublication = (usage().cpuMs - before) / publications.length
    say(`${plan.menuPublications} publications in the menu of every page`)
    const menuPublications = await measurePublishing(site, { key: menuPageKey, times: plan.menuPublications })
    const menuChanges = await measureMenu(site, plan.menuPublications)
    return { rssMb, store, requestsPerSecond, publications, menuPublications, menuChanges, cpuMsPerPublication }
  })
  say('starting again')
  const restarts = await measureRestarts(options, plan.restarts)
  return { pages, loadMs, firstMs: site.readyMs, restarts, ...measured }
}

function toSection(results: readonly SizeResult[], { publications, restarts }: BenchPlan): string {
  return [
    `Generated pages of three blocks in two languages beside the site's own, of which ${count(mostImported)} are read in and any more copied in the database; \`${firstGeneratedPath}\` is asked for and published. ${publications} publications of each size, each after the last one is done; what is published is the page's summary, which its card shows. Start: from the start of the process until \`/readyz\` says ready; the first draws every page in both languages, another one is the median of ${restarts}.`,
    toTable(
      ['pages', 'read in', 'first start', 'per page', 'start again', 'RSS', 'RSS again', 'stored', 'requests/s'],
      results.map(({ pages, loadMs, firstMs, store, rssMb, requestsPerSecond, restarts: again }) => [
        count(pages),
        duration(loadMs),
        duration(firstMs),
        duration(firstMs / store.pages),
        duration(middle(again, ({ readyMs }) => readyMs)),
        `${count(rssMb)} MiB`,
        `${count(middle(again, (restart) => restart.rssMb ?? 0))} MiB`,
        `${count(store.pages)} in ${megabytes(store.bytes)}`,
        count(requestsPerSecond),
      ]),
    ),
    'One publication:',
    toTable(
      [
        'pages',
        'saved p50',
        'visible p50',
        'visible p95',
        'all new p50',
        'all new p95',
        'pages drawn',
        'processor time',
      ],
      results.map(({ pages, publications: of, cpuMsPerPublication }) => [
        count(pages),
        duration(middle(of, ({ savedMs }) => savedMs)),
        duration(middle(of, ({ visibleMs }) => visibleMs)),
        duration(worst(of, ({ visibleMs }) => visibleMs)),
        duration(middle(of, ({ settledMs }) => settledMs)),
        duration(worst(of, ({ settledMs }) => settledMs)),
        [...new Set(of.map(({ drawn }) => drawn))].sort((a, b) => a - b).join(', '),
        duration(cpuMsPerPublication),
      ]),
    ),
    'A publication of a page that the menu of every page shows: until some of those that show it, asked for all the time, were new, and until all were new on disk too.',
    toShowingTable(results.map(({ pages, menuPublications }) => ({ pages, changes: menuPublications }))),
    'Another name of a menu that every page has:',
    toShowingTable(results.map(({ pages, menuChanges }) => ({ pages, changes: menuChanges }))),
  ].join('\n\n')
}

function toShowingTable(results: readonly { pages: number; changes: readonly MenuChange[] }[]): string {
  return toTable(
    ['pages', 'asked for', 'these new p50', 'these new longest', 'all new p50'],
    results.map(({ pages, changes }) => [
      count(pages),
      count(Math.max(...changes.map(({ watched }) => watched))),
      duration(middle(changes, ({ everywhereMs }) => everywhereMs)),
      duration(Math.max(...changes.map(({ everywhereMs }) => everywhereMs))),
      duration(middle(changes, ({ settledMs }) => settledMs)),
    ]),
  )
}

function middle<Item>(items: readonly Item[], read: (item: Item) => number): number {
  return percentile(items.map(read), 0.5)
}

function worst<Item>(items: readonly Item[], read: (item: Item) => number): number {
  return percentile(items.map(read), 0.95)
}
