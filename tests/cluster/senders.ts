import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { isProofOfWork } from '@/src/submissions/limits/proof'
import { openApplication } from '../support/apply-for-job'
import { askPlainly } from '../support/ask-plainly'

/** A form that somebody sent until it was taken. */
export type Sent = {
  /** Who sent it; everybody sends one. */
  email: string
  reference: string
  /** How often it was sent, with the same token. */
  times: number
}

export type Senders = {
  /** Ends them, once all that they began is taken. @returns each form, and why any was not taken at all. */
  stop: () => Promise<{ sent: Sent[]; failures: string[] }>
}

const everyMs = 1_000

/** Nobody fills a form faster: see post-judge.ts. */
const fillingMs = 1_600

/** How long somebody waits before they press again, and when they give up. */
const againMs = 700
const patienceMs = 60_000

const task = z.object({ token: z.string(), bits: z.number() })

/** Has somebody else apply for a job each second, with a file, as the script of the page does it: what was not taken is sent again as it was. */
export async function startSenders(site: string): Promise<Senders> {
  const apply = await openApplication(site)
  const sent: Sent[] = []
  const failures: string[] = []
  let isOver = false

  async function fetchTask(until: number): Promise<z.infer<typeof task>> {
    for (;;) {
      const { status, body } = await askPlainly(`${site}/_forms/jobApplication`, {
        fields: { accept: 'application/json' },
      }).catch(() => ({ status: 0, body: '' }))
      if (status === 200) return task.parse(JSON.parse(body))
      if (performance.now() > until) throw new Error(`No token: ${status}`)
      await wait(againMs)
    }
  }

  async function send(number: number): Promise<void> {
    const until = performance.now() + patienceMs
    const email = `number${number}@bcs.example`
    const { token, bits } = await fetchTask(until)
    await wait(fillingMs)
    const controls = { _token: token, _proof: await findProof(token, bits) }
    for (let times = 1; ; times += 1) {
      const { status, reference } = await apply(email, { from: `127.0.${number % 250}.1`, controls })
      if (reference !== null) return void sent.push({ email, reference, times })
      const isBusy = status === 0 || status >= 500
      if (!isBusy || performance.now() > until) throw new Error(`${status}, sent ${times} times`)
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
    stop: async () => {
      isOver = true
      await running
      return { sent, failures }
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
