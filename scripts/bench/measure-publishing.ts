import { z } from 'zod'
import { testPassword } from '@/tests/support/product'
import { countWritten } from './page-files'
import { type RunningSite, readReadiness } from './servers'
import { until } from './until'

/** How long one publication took, from the moment the request to the CMS was sent. */
export type Publication = {
  /** Until the CMS answered that it has saved. */
  savedMs: number
  /** Until the page itself has the new text. */
  visibleMs: number
  /** Until every other page that shows something of it has been drawn again, too. */
  settledMs: number
  /** How many pages were drawn. */
  drawn: number
}

type PublishOptions = { key: string; times: number }

const visibleLimitMs = 60_000
const settledLimitMs = 3_600_000

/**
 * Publishes a new summary and description of a page again and again, as the approver does through the CMS's REST API. Cards
 * and menus on other pages show the summary; the page's own HTML has the description, which is what is waited for.
 */
export async function measurePublishing(site: RunningSite, { key, times }: PublishOptions): Promise<Publication[]> {
  const headers = { 'Content-Type': 'application/json', Authorization: `JWT ${await logIn(site)}` }
  const { id, path } = await findPage(site, key, headers)
  const publications: Publication[] = []
  for (let turn = 1; turn <= times; turn++) {
    const text = `Texto da medição ${Date.now()}-${turn}.`
    const [begin, since] = [performance.now(), Date.now()]
    const save = fetch(`${site.cmsOrigin}/api/pages/${id}?locale=pt&draft=false&depth=0`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ summary: text, description: text, _status: 'published' }),
    })
    const saved = save.then(async (answer) => {
      if (!answer.ok) throw new Error(`The CMS answered ${answer.status}: ${await answer.text()}`)
      return performance.now() - begin
    })
    const visible = until(async () => (await readText(`${site.origin}${path}`)).includes(text), {
      what: 'Publishing',
      limitMs: visibleLimitMs,
    }).then(() => performance.now() - begin)
    const [visibleMs, savedMs] = await Promise.all([visible, saved])
    await until(async () => (await readReadiness(site.origin))?.waiting === 0, {
      what: 'Drawing what shows the page',
      limitMs: settledLimitMs,
    })
    const settledMs = performance.now() - begin
    publications.push({ savedMs, visibleMs, settledMs, drawn: countWritten(site.data, since) })
  }
  return publications
}

async function logIn({ cmsOrigin }: RunningSite): Promise<string> {
  const answer = await fetch(`${cmsOrigin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'approver@bcs.example', password: testPassword }),
  })
  return z.object({ token: z.string() }).parse(await answer.json()).token
}

const found = z.object({ docs: z.tuple([z.object({ id: z.number(), path: z.string() })]) })

async function findPage(
  { cmsOrigin }: RunningSite,
  key: string,
  headers: Record<string, string>,
): Promise<{ id: number; path: string }> {
  const query = new URLSearchParams({ 'where[key][equals]': key, locale: 'pt', depth: '0' })
  const answer = await fetch(`${cmsOrigin}/api/pages?${query}`, { headers })
  return found.parse(await answer.json()).docs[0]
}

async function readText(url: string): Promise<string> {
  return (await fetch(url, { headers: { 'accept-language': 'pt' } })).text()
}
