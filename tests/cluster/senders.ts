import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { isProofOfWork } from '@/src/submissions/limits/proof'
import { openApplication } from '../support/apply-for-job'
import { askPlainly } from '../support/ask-plainly'
import { makePdf } from '../support/make-files'

/** A form that somebody sent until it was taken. */
export type Sent = {
  /** Who sent it; everybody sends one. */
  email: string
  reference: string
  /** How often it was sent, with the same token. */
  times: number
}

export type Senders = {
  /** The file that goes with each form. */
  file: Buffer
  /** Ends them, once all that they began is taken. @returns each form, why any was not taken at all, and with what statuses some were refused before they were taken. */
  stop: () => Promise<{ sent: Sent[]; failures: string[]; refusals: number[] }>
}

const everyMs = 1_000

/** Nobody fills a form faster: see post-judge.ts. */
const fillingMs = 1_600

/** How long somebody waits before they press again, and when they give up. */
const againMs = 700
const patienceMs = 60_000

const task = z.object({ token: z.string(), bits: z.number() })

/** Has somebody else apply for a job each second, with a file, as the script of the page does it: what was not taken is sent again as it was. @param name what their addresses begin with. */
export async function startSenders(site: string, name = 'number'): Promise<Senders> {
  const file = Buffer.from(await makePdf())
  const apply = await openApplication(site, file)
  const sent: Sent[] = []
  const failures: string[] = []
  const refusals: number[] = []
  let isOver = false

  /** @returns null where the mirror answers with the form itself: it is then sent as by a page without script. */
  async function fetchTask(until: number): Promise<z.infer<typeof task> | null> {
    for (;;) {
      const fields = { accept: 'application/json' }
      const asked = askPlainly(`${site}/_forms/jobApplication`, { fields })
      const { status, body } = await asked.catch(() => ({ status: 0, body: '' }))
      if (status === 200) return body.startsWith('{') ? task.parse(JSON.parse(body)) : null
      if (performance.now() > until) throw new Error(`No token: ${status}`)
      await wait(againMs)
    }
  }

  async function send(number: number): Promise<void> {
    const until = performance.now() + patienceMs
    const email = `${name}${number}@bcs.example`
    const asked = await fetchTask(until)
    await wait(fillingMs)
    const controls: Record<string, string> = asked
      ? { _token: asked.token, _proof: await findProof(asked.token, asked.bits) }
      : {}
    for (let times = 1; ; times += 1) {
      const { status, reference } = await apply(email, { from: `127.0.${number % 250}.1`, controls })
      if (reference !== null) return void sent.push({ email, reference, times })
      // 422 as well: on a busy machine a file may take longer to look at than it may, and is told to be too much.
      refusals.push(status)
      if (performance.now() > until) throw new Error(`${status}, sent ${times} times`)
      await wait(againMs)
    }
  }

  const running = (async () => {
    const under: Promise<unknown>[] = []
    for (let number = 1; !isOver; number += 1) {
      const note = (error: unknown) => failures.push(`number ${number}: ${String(error)}`)
      under.push(send(number).catch(note))
      await wait(everyMs)
    }
    await Promise.all(under)
  })()
  return {
    file,
    stop: async () => {
      isOver = true
      await running
      return { sent, failures, refusals }
    },
  }
}

const triesAtOnce = 500

/** Where the browser's way would take the threads by which this process finds addresses and reads. */
async function findProof(token: string, bits: number): Promise<string> {
  for (let next = 0; ; next += 1) {
    const proof = next.toString(36)
    if (isProofOfWork({ token, proof, bits })) return proof
    if (next % triesAtOnce === 0) await turn()
  }
}
