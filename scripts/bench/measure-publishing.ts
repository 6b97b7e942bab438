import { z } from 'zod'
import { countWritten } from './page-files'
import { type RunningSite, readReadiness } from './servers'
import { openStaff, type Staff } from './staff'
import { until } from './until'
import { findShowingPages } from './watch-showing'

/** How long one publication took, from the moment the request to the CMS was sent. */
export type Publication = {
  /** Until the CMS answered that it has saved. */
  savedMs: number
  /** Until the page itself has the new text. */
  visibleMs: number
  /** Until some of the other pages that show it, asked for all the time, had the new text. */
  everywhereMs: number
  /** How many of them were asked for. */
  watched: number
  /** Until every other page that shows something of it has been drawn again, too. */
  settledMs: number
  /** How many pages were drawn. */
  drawn: number
}

type PublishOptions = { key: string; times: number }

const visibleLimitMs = 60_000
const settledLimitMs = 3_600_000

/**
 * Publishes a new summary and description of a page again and again, through the CMS's REST API: an editor writes and submits
 * them, an approver approves and publishes, and only the last step is measured. Cards and menus on other pages show the summary;
 * the page's own HTML has the description, which is what is waited for.
 */
export async function measurePublishing(site: RunningSite, { key, times }: PublishOptions): Promise<Publication[]> {
  const staff = await openStaff(site)
  const { id, path, summary } = await findPage(staff, key)
  const publications: Publication[] = []
  let shown = summary ?? ''
  for (let turn = 1; turn <= times; turn++) {
    const text = `Texto da medição ${Date.now()}-${turn}.`
    const written = { summary: text, description: text }
    await staff.ask('editor', 'PATCH', `pages/${id}?locale=pt&draft=true&depth=0`, written)
    const publish = await staff.review(`pages/${id}`, 'publish', ['pt'])
    const showing = await findShowingPages(site.origin, shown)
    shown = text
    const [begin, since] = [performance.now(), Date.now()]
    const saved = publish().then(() => performance.now() - begin)
    const visible = until(async () => (await readText(`${site.origin}${path}`)).includes(text), {
      what: 'Publishing',
      limitMs: visibleLimitMs,
    }).then(() => performance.now() - begin)
    const everywhere = showing.untilAllShow(text).then(() => performance.now() - begin)
    const [visibleMs, savedMs, everywhereMs] = await Promise.all([visible, saved, everywhere])
    await until(async () => (await readReadiness(site.origin))?.waiting === 0, {
      what: 'Drawing what shows the page',
      limitMs: settledLimitMs,
    })
    const settledMs = performance.now() - begin
    const counts = { watched: showing.count, drawn: countWritten(site.data, since) }
    publications.push({ savedMs, visibleMs, everywhereMs, settledMs, ...counts })
  }
  return publications
}

const found = z.object({
  docs: z.tuple([z.object({ id: z.number(), path: z.string(), summary: z.string().nullish() })]),
})

async function findPage(staff: Staff, key: string): Promise<z.infer<typeof found>['docs'][0]> {
  const query = new URLSearchParams({ 'where[key][equals]': key, locale: 'pt', depth: '0' })
  return found.parse(await staff.ask('approver', 'GET', `pages?${query}`)).docs[0]
}

async function readText(url: string): Promise<string> {
  return (await fetch(url, { headers: { 'accept-language': 'pt' } })).text()
}
