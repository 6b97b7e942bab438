import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fileKindNames } from '@/src/forms/definition/file-kinds'
import { type HostileKind, hostileKinds } from '@/tests/cases/hostile-kinds'
import { openFormSite, testHash, versionOf } from '@/tests/support/form-posting'
import { type HostileGoal, prepareHostile, type SendHostile } from '@/tests/support/send-hostile'
import { type WatchedAnswers, watchAnswers } from '@/tests/support/watch-answers'

/** What was given to threads to work on, and which did: null where none was free in time, or it was ended. */
const works = vi.hoisted((): { task: string; threadId: number | null }[] => [])

vi.mock(import('@/src/visitor-work/open-visitor-threads'), async (importOriginal) => {
  const { openVisitorThreads } = await importOriginal()
  return {
    openVisitorThreads: (limits) => {
      const threads = openVisitorThreads(limits)
      return {
        ...threads,
        run: async (task, input, moved) => {
          const work = await threads.run(task, input, moved)
          works.push({ task: task.name, threadId: work.outcome === 'done' ? work.threadId : null })
          return work
        },
      }
    },
  }
})

beforeEach(() => void works.splice(0))

const senders = 10
/** In milliseconds. The kinds that this is about take seconds each, and half a minute where they have the time. */
const mostWork = 500

async function openGoal(): Promise<HostileGoal & { port: number }> {
  const label = { pt: 'Ficheiro', en: 'File' }
  const form = versionOf({
    key: 'file',
    title: null,
    fields: [{ key: 'file', type: 'file', kinds: [...fileKindNames], label }],
  })
  const site = await openFormSite(form)
  const address = new URL(`/en/_forms/${form.formKey}`, site)
  return { address, fields: { _version: testHash }, fileField: 'file', port: Number(address.port) }
}

let network = 0
/** Another network each time: who sends much is refused before anything is looked at. */
const nextAddress = () => `127.${40 + Math.floor(++network / 250)}.${1 + (network % 250)}.1`

type Prepared = { what: string; send: SendHostile }

/** Made before pages are read: what a test makes holds up the same thread as its listener. */
async function prepareEach(kinds: readonly HostileKind[], goal: HostileGoal): Promise<Prepared[]> {
  const prepared: Prepared[] = []
  for (const kind of kinds) prepared.push({ what: kind.what, send: await prepareHostile(kind, goal) })
  return prepared
}

type Sent = { what: string; status: string }

/** Sends each from one of ten connections, and again when it is told to come again. */
async function sendEach(prepared: readonly Prepared[]): Promise<Sent[]> {
  const waiting = [...prepared]
  const sent: Sent[] = []
  const over = new AbortController()
  const sendNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const status = await next.send({ from: nextAddress(), over: over.signal })
      if (status === '503') waiting.unshift(next)
      else sent.push({ what: next.what, status })
    }
  }
  await Promise.all(Array.from({ length: senders }, sendNext))
  return sent
}

function expectAnswers({ answered, longestWork }: WatchedAnswers): void {
  process.stdout.write(`${answered} pages; the answering thread computed ${Math.round(longestWork)} ms at most\n`)
  expect(answered).toBeGreaterThan(10)
  expect(longestWork).toBeLessThan(mostWork)
}
const namesOf = (list: readonly { what: string }[]) => list.map(({ what }) => what).toSorted()

/** What a body or a head may be answered with. */
function rightEnds(kind: HostileKind): string[] {
  if (kind.by !== 'request') return ['400', '413']
  // Ended with or without the first answer on its way, as the system has it.
  if (kind.status === 'page') return ['200', '404']
  return kind.status === 'ended' ? ['200', 'closed', 'ECONNRESET', 'EPIPE'] : [String(kind.status)]
}

const files = hostileKinds.filter((kind) => kind.by === 'file')
const bodiesAndHeads = hostileKinds.filter((kind) => kind.by === 'body' || kind.by === 'request')
const slow = hostileKinds.filter((kind) => kind.by === 'slowness')
/** What is refused by its name or its length is not looked into. */
const unopened = new Set(['empty', 'notAccepted', 'tooLarge'])
const opened = files.filter(({ objections }) => objections.every((objection) => !unopened.has(objection ?? '')))

describe('hostile files from ten networks', () => {
  it('are looked into by threads, while pages are answered', async () => {
    const goal = await openGoal()
    const prepared = await prepareEach(files, goal)
    const watch = watchAnswers(goal.port)
    const sent = await sendEach(prepared)
    expectAnswers(await watch.end())
    expect(namesOf(sent)).toEqual(namesOf(files))
    const statusOf = new Map(sent.map(({ what, status }) => [what, status]))
    for (const { what, objections } of files) {
      // A file of good will that takes long is refused where the machine has other work.
      const right = objections.includes(null) ? ['201', '422'] : ['422', '413']
      expect([what, statusOf.get(what)]).toEqual([what, expect.toBeOneOf(right)])
    }
    expect(works.filter(({ task }) => task === 'inspectContent').length).toBeGreaterThanOrEqual(opened.length)
    expect(works.filter((work) => work.threadId === threadId)).toEqual([])
  }, 600_000)
})

describe('hostile bodies and heads from ten networks', () => {
  it('are read by threads or not at all, while pages are answered', async () => {
    const goal = await openGoal()
    const prepared = await prepareEach(bodiesAndHeads, goal)
    const watch = watchAnswers(goal.port)
    const sent = await sendEach(prepared)
    expectAnswers(await watch.end())
    expect(namesOf(sent)).toEqual(namesOf(bodiesAndHeads))
    const statusOf = new Map(sent.map(({ what, status }) => [what, status]))
    for (const kind of bodiesAndHeads) {
      expect([kind.what, statusOf.get(kind.what)]).toEqual([kind.what, expect.toBeOneOf(rightEnds(kind))])
    }
    expect(works.filter((work) => work.threadId === threadId)).toEqual([])
  }, 60_000)

  it('keep no page waiting when ten connections send nothing but a hundred thousand cookies', async () => {
    const goal = await openGoal()
    const kinds = hostileKinds.filter(({ what }) => what.startsWith('a hundred thousand cookies'))
    const prepared = await prepareEach(kinds, goal)
    const watch = watchAnswers(goal.port)
    const sent = await sendEach(Array.from({ length: 100 }, () => prepared).flat())
    expectAnswers(await watch.end())
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(['431']))
    expect(sent).toHaveLength(100 * kinds.length)
    expect(kinds).toHaveLength(3)
    // Nothing of them came to where a post is read.
    expect(works).toEqual([])
  }, 60_000)
})

describe('requests that come slowly', () => {
  it.each(slow)('keep no page waiting: $what', async (kind) => {
    const goal = await openGoal()
    const send = await prepareHostile(kind, goal)
    const over = new AbortController()
    const sent = Array.from({ length: kind.connections }, (_, index) =>
      send({ from: `127.250.${index % kind.networks}.1`, over: over.signal }),
    )
    const watch = watchAnswers(goal.port)
    await wait(3_000)
    expectAnswers(await watch.end())
    over.abort()
    // What found no place was told so, and the others were still coming.
    expect([...new Set(await Promise.all(sent))].filter((status) => status !== '503')).toEqual(['closed'])
    expect(works).toEqual([])
  })
})

it('every kind that there is was one of these', () => {
  expect(namesOf([...files, ...bodiesAndHeads, ...slow])).toEqual(namesOf(hostileKinds))
})
