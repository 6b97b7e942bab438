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
 * Publishes a new summary and description of a page again and again, through the CMS's REST API: an editor writes and submits
 * them, an approver approves and publishes, and only the last step is measured. Cards and menus on other pages show the summary;
 * the page's own HTML has the description, which is what is waited for.
 */
export async function measurePublishing(site: RunningSite, { key, times }: PublishOptions): Promise<Publication[]> {
  const [editor, approver] = [await logIn(site, 'editor'), await logIn(site, 'approver')]
  const { id, path } = await findPage(site, key, approver)
  const publications: Publication[] = []
  for (let turn = 1; turn <= times; turn++) {
    const text = `Texto da medição ${Date.now()}-${turn}.`
    const ask = async (method: string, address: string, headers: Headers, body: object) => {
      const init = { method, headers, body: JSON.stringify(body) }
      const answer = await fetch(`${site.cmsOrigin}/api/${address}`, init)
      if (!answer.ok) throw new Error(`The CMS answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    }
    await ask('PATCH', `pages/${id}?locale=pt&draft=true&depth=0`, editor, { summary: text, description: text })
    const request = { subject: `pages/${id}`, languages: ['pt'], reason: 'Medição', warningReasons }
    const { id: review } = submitted.parse(await ask('POST', 'workflow/submit', editor, request))
    await ask('POST', 'workflow/approve', approver, { id: review, warningReasons })
    const [begin, since] = [performance.now(), Date.now()]
    const saved = ask('POST', 'workflow/publish', approver, { id: review }).then(() => performance.now() - begin)
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

/** Whatever the publish gate warns of, the text is only there to be measured. */
const warningReasons = { all: 'Medição' }

const submitted = z.object({ id: z.number() })

/** The headers of requests by the first login of a role. */
async function logIn({ cmsOrigin }: RunningSite, role: 'approver' | 'editor'): Promise<Headers> {
  const answer = await fetch(`${cmsOrigin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${role}@bcs.example`, password: testPassword }),
  })
  const { token } = z.object({ token: z.string() }).parse(await answer.json())
  return new Headers({ 'Content-Type': 'application/json', Authorization: `JWT ${token}` })
}

const found = z.object({ docs: z.tuple([z.object({ id: z.number(), path: z.string() })]) })

async function findPage(
  { cmsOrigin }: RunningSite,
  key: string,
  headers: Headers,
): Promise<{ id: number; path: string }> {
  const query = new URLSearchParams({ 'where[key][equals]': key, locale: 'pt', depth: '0' })
  const answer = await fetch(`${cmsOrigin}/api/pages?${query}`, { headers })
  return found.parse(await answer.json()).docs[0]
}

async function readText(url: string): Promise<string> {
  return (await fetch(url, { headers: { 'accept-language': 'pt' } })).text()
}
