import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { freePort } from '@/tests/support/free-port'
import type { HostileGoal } from '@/tests/support/send-hostile'
import { type Attack, connections, toAttacks } from './hostile-attacks'
import { loadContent } from './load-content'
import { count, duration, toTable } from './report'
import { startSite } from './servers'
import { percentile } from './statistics'

type HostileOptions = { directory: string; seconds: number; say: (step: string) => void }

const formPath = '/en/_forms/whistleblowing'
const pagePath = '/particulares/contas/conta-flex'
/** What visitors never wait longer for, in milliseconds, on a machine that does nothing else. */
const wantedMs = 250

const probed = z.object({ moments: z.array(z.number()), failures: z.number(), now: z.number() })

/** Posts each kind of hostile body from ten connections while somebody reads a finished page beside it. @returns a table. */
export async function benchHostile({ directory, seconds, say }: HostileOptions): Promise<string> {
  say('Loading the content')
  loadContent('site/content', directory)
  const site = await startSite({ data: directory, path: pagePath, port: await freePort(), cmsPort: await freePort() })
  const probe = new Worker(new URL('./probe-thread.ts', import.meta.url), {
    workerData: { url: site.url },
    execArgv: ['--import', 'tsx'],
  })
  const look = async () => {
    const answer = once(probe, 'message')
    probe.postMessage('tell')
    return probed.parse((await answer)[0])
  }
  const rows: string[][] = []
  try {
    await wait(3_000)
    for (const { what, prepare } of [quiet, ...toAttacks(await readGoal(site.origin))]) {
      say(what)
      const attack = await prepare()
      const { now: begin } = await look()
      const statuses = await attack(seconds * 1_000)
      const { moments, failures, now } = await look()
      const gaps = [begin, ...moments, now].slice(1).map((moment, index, all) => moment - (all[index - 1] ?? begin))
      rows.push([
        what,
        count(statuses.length),
        [...new Set(statuses)].toSorted().join(', '),
        duration(percentile(gaps, 0.99)),
        duration(Math.max(...gaps)),
        String(failures),
      ])
    }
  } finally {
    await probe.terminate()
    await site.stop()
  }
  return [
    `Each kind is posted for ${seconds} s from ${connections} connections of as many networks to the reporting form (what comes slowly from 200 of 50), while a probe reads \`${pagePath}\` again and again. The longest gap between two of its answers is wanted below ${wantedMs} ms; sender, probe and site share the machine.`,
    toTable(['what is posted', 'answered', 'with', 'p99', 'longest gap', 'pages that failed'], rows),
  ].join('\n\n')
}

const quiet: Attack = {
  what: 'nothing',
  prepare: async () => async (forMs) => {
    await wait(forMs)
    return []
  },
}

/** The form as a visitor's browser has it. */
async function readGoal(origin: string): Promise<HostileGoal> {
  const address = new URL(formPath, origin)
  const version = /name="_version" value="([0-9a-f]{64})"/.exec(await (await fetch(address)).text())?.[1] ?? ''
  const fields = { _version: version, identity: 'anonymous', irregularityType: 'fraud', description: 'Facts.' }
  return { address, fields, fileField: 'attachments' }
}
