import { z } from 'zod'
import { log } from '@/src/platform/log'
import type { Deliver } from '@/src/submissions/collector'
import type { PostToCms } from '@/src/submissions/deliver-to-cms'
import { keptForMs, mostAsked } from '@/src/submissions/kept-after-taking'
import type { KeptSubmissions } from './kept-submissions'

/** What the CMS says to ids: which of them its database does not know, and up to when its newest backup surely has what was taken. */
const missingAnswer = z.object({ missing: z.array(z.string()), backedUpTo: z.iso.datetime().nullable() })

/** By so much the clocks of two machines may differ, in milliseconds. */
const clocksMs = 5 * 60_000

type Bringing = { kept: KeptSubmissions; post: PostToCms; secret: string; deliver: Deliver }

/**
 * Brings again what the CMS has taken and does not have any more, because its database was put back to a moment before, the oldest first;
 * and forgets what a backup has by now, or what has been kept for long enough.
 *
 * @param now milliseconds since 1970.
 * @throws when the CMS cannot be asked, or does not take it: everything stays as it is then.
 */
export async function bringAgain({ kept, post, secret, deliver }: Bringing, now = Date.now()): Promise<void> {
  await kept.removeTorn()
  const all = await kept.list()
  const old = all.filter(({ since }) => now - since > keptForMs)
  for (const { id } of old) await kept.remove(id)
  const waiting = all.filter((one) => !old.includes(one))
  let brought = 0
  for (let from = 0; from < waiting.length; from += mostAsked) {
    const some = waiting.slice(from, from + mostAsked)
    const answer = await askForMissing({ post, secret, ids: some.map(({ id }) => id) })
    // A CMS of before does not know the question.
    if (!answer) return
    const missing = new Set(answer.missing)
    for (const { id } of some.filter((one) => missing.has(one.id))) {
      const queued = await readOrSay(kept, id)
      if (queued && (await deliver(queued)) === 'taken') brought += 1
    }
    const until = answer.backedUpTo === null ? 0 : Date.parse(answer.backedUpTo) - clocksMs
    for (const { id, since } of some) if (since < until && !missing.has(id)) await kept.remove(id)
  }
  if (brought > 0)
    log.error('The database was put back, and what visitors had sent since was brought to it again', { brought })
}

/** One that opens no more must not hold up those that do. */
async function readOrSay(kept: KeptSubmissions, id: string): Promise<Buffer | null> {
  try {
    return await kept.read(id)
  } catch (error) {
    log.error('What the CMS has lost lies here and opens with none of the secrets', { id, error })
    return null
  }
}

type Asking = { post: PostToCms; secret: string; ids: readonly string[] }

async function askForMissing({ post, secret, ids }: Asking): Promise<z.infer<typeof missingAnswer> | null> {
  const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }
  const { status, body } = await post('/api/submissions/missing', {
    headers,
    body: Buffer.from(JSON.stringify({ ids })),
  })
  if (status === 404) return null
  if (status !== 200) throw new Error(`The CMS answered ${status}`)
  return missingAnswer.parse(JSON.parse(body.toString('utf8')))
}
