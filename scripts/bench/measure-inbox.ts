import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { casesOnPage } from '@/src/inbox/cases/find-cases'
import { askDatabase, fillInbox } from '@/tests/support/fill-inbox'
import { freePort } from '@/tests/support/free-port'
import { loadContent } from './load-content'
import { count, duration, toTable } from './report'
import { type RunningSite, startSite } from './servers'
import { logIn } from './staff'
import { percentile } from './statistics'

type InboxPlan = { directory: string; rows: readonly number[]; times: number; say: (step: string) => void }

/** So many cases get another state in one step. */
const atOnce = 50

const sought = { name: 'Ngunza Kaluanda', email: 'ngunza@bcs.example' }

const steps = {
  list: 'the inbox, as its page',
  last: 'its last page',
  opened: 'the same page with a case opened',
  search: 'a search in all that was sent, logged',
  state: `the state of ${atOnce} cases`,
} as const
type Step = keyof typeof steps

/** How long somebody who reads an inbox waits, by how many cases lie in it: pages as the server draws them, steps until they are stored. */
export async function benchInbox({ directory, rows, times, say }: InboxPlan): Promise<string> {
  const data = join(directory, 'data')
  mkdirSync(data, { recursive: true })
  say('Loading the content')
  loadContent('site/content', data)
  const site = await startSite({ data, path: '/', port: await freePort(), cmsPort: await freePort() })
  try {
    const measured: { many: number; taken: Record<Step, number[]> }[] = []
    for (const [place, many] of rows.entries()) {
      say(`An inbox with ${count(many)} cases`)
      const before = rows[place - 1] ?? 0
      const mark = `case${many}`
      const filled = fillInbox({ data, many: many - before, mark, sought })
      measured.push({ many, taken: await measure({ ...filled, mark, many, times, data, site }) })
    }
    const cell = (values: readonly number[], share: number) => duration(percentile(values, share))
    return [
      `${times} times each, one after the other, by one person who reads the inbox, from the request to the last byte. ${casesOnPage} cases stand on a page.`,
      toTable(
        ['what', ...measured.flatMap(({ many }) => [`${count(many)} cases, median`, 'p95'])],
        Object.entries(steps).map(([step, name]) => [
          name,
          ...measured.flatMap(({ taken }) => {
            const values = Object.entries(taken).find(([key]) => key === step)?.[1] ?? []
            return [cell(values, 0.5), cell(values, 0.95)]
          }),
        ]),
      ),
    ].join('\n\n')
  } finally {
    await site.stop()
  }
}

type Inbox = ReturnType<typeof fillInbox> & {
  mark: string
  many: number
  times: number
  data: string
  site: RunningSite
}

async function measure({
  inbox,
  sought: found,
  mark,
  many,
  times,
  data,
  site,
}: Inbox): Promise<Record<Step, number[]>> {
  const headers = await logIn(site, 'hr')
  const ask = async (address: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(site.cmsOrigin + address, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The CMS answered ${answer.status}: ${text}`)
    return text
  }
  const page = (query: string) => `/admin/inbox?inbox=${inbox}${query}`
  const shows = async (query: string, text: string) => {
    if (!(await ask(page(query))).includes(text)) throw new Error(`${page(query)} does not show ${text}`)
  }
  const ids = askDatabase(data, (database) =>
    z
      .array(z.object({ id: z.number() }))
      .parse(database.prepare('SELECT id FROM submissions WHERE inbox = ? ORDER BY id LIMIT ?').all(inbox, atOnce)),
  ).map(({ id }) => id)
  return {
    list: await timeAll(times, () => shows('', `${mark}-`)),
    last: await timeAll(times, () => shows(`&page=${Math.ceil(many / casesOnPage)}`, 'case')),
    opened: await timeAll(times, () => shows(`&view=all&case=${found.id}`, sought.name)),
    search: await timeAll(times, async () => {
      const { count: hits } = searched.parse(JSON.parse(await ask('/api/submissions/search', { term: sought.name })))
      if (hits === 0) throw new Error('The search found nobody')
    }),
    state: await timeAll(times, async (time) => {
      const to = time % 2 === 0 ? 'work' : 'new'
      await ask('/api/submissions/case-step', { ids, step: { kind: 'state', to } })
    }),
  }
}

const searched = z.object({ count: z.number() })

/** @returns how long each time took, in milliseconds, without the first ones, which are carried out by code that is not yet compiled. */
async function timeAll(times: number, work: (time: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let time = -Math.ceil(times / 4); time < times; time += 1) {
    const begin = performance.now()
    await work(time)
    if (time >= 0) taken.push(performance.now() - begin)
  }
  return taken
}
