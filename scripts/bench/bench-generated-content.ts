import { join } from 'node:path'
import { freePort } from '@/tests/support/free-port'
import { type BenchPlan, measureRestarts, runAndStop, toPublishingTable, toStartTable } from './bench-own-content'
import { firstGeneratedKey, writeGeneratedContent } from './generated-content'
import { loadContent } from './load-content'
import { measurePublishing } from './measure-publishing'
import { readUsage } from './process-usage'
import { count, duration } from './report'
import { type SiteOptions, startSite } from './servers'

type GeneratedOptions = { directory: string; pages: number; plan: BenchPlan; say: (step: string) => void }

/** Measures what grows with the site: its own content with many simple pages more. @returns tables in Markdown. */
export async function benchGeneratedContent({ directory, pages, plan, say }: GeneratedOptions): Promise<string> {
  const content = join(directory, 'content')
  const data = join(directory, 'data')
  say(`Writing ${count(pages)} pages`)
  writeGeneratedContent(content, pages)
  say('Loading the content')
  const loadMs = loadContent(content, data)
  const options: SiteOptions = { data, path: '/generated', port: await freePort(), cmsPort: await freePort() }

  say('First start: drawing every page')
  const site = await startSite(options)
  const { publications, rssMb } = await runAndStop(site, async () => {
    const rssAfterFill = readUsage(site.pid())?.rssMb ?? 0
    say('Publishing one of the pages')
    // Ten: drawing what lists a large site takes long, and there is nothing new to see after that.
    const times = Math.min(10, plan.publications)
    return { publications: await measurePublishing(site, { key: firstGeneratedKey, times }), rssMb: rssAfterFill }
  })
  say('Starting again')
  const restarts = await measureRestarts(options, plan.restarts)
  return [
    `${count(pages)} pages of three blocks in two languages beside the site's own, read into the database in ${duration(loadMs)}. RSS after the first fill: ${count(rssMb)} MiB.`,
    toStartTable(site.readyMs, restarts),
    `${publications.length} publications of one generated page. What shows it: the lists of all pages (search and site map).`,
    toPublishingTable(publications),
  ].join('\n\n')
}
