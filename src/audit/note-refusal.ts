import type { Payload, PayloadRequest } from 'payload'
import { log } from '@/src/platform/log'
import type { User } from '@/src/stored-types/payload-types'
import { appendAudit } from './append-audit'
import { createRefusalBook, type HeldRefusals } from './refusal-book'

/** Nobody at work is refused so often; a search by script is seen long before. */
const ofOwn = 300
/** How often it is looked for hours that have ended. */
const everyMs = 600_000

const book = createRefusalBook({ ofOwn })
/** Who the accounts are whose refusals are counted. */
const people = new Map<number, Pick<User, 'id' | 'name' | 'role'>>()
let isWatching = false

/**
 * Writes into the audit log that somebody was refused something: by itself, or in a count once there are very many.
 *
 * @param reason the sentence of the refusal, in English.
 */
export async function noteRefusal(req: PayloadRequest, subject: string, reason: string): Promise<void> {
  const { payload, user } = req
  const account = user?.id ?? 0
  const note = book.note(account, Date.now())
  await writeEnded(payload)
  if (note === 'itself')
    return appendAudit(payload, { action: 'refused', subject, actor: user, locale: req.locale ?? '', reason })
  if (user) people.set(account, user)
  if (note !== null) await writeCount(payload, note)
  watchHours(payload)
}

/** Writes the last count of an hour also when nothing more is refused. */
function watchHours(payload: Payload): void {
  if (isWatching) return
  isWatching = true
  setInterval(() => {
    writeEnded(payload).catch((error: unknown) =>
      log.error('Refusals could not be counted in the audit log', { error }),
    )
  }, everyMs).unref()
}

async function writeEnded(payload: Payload): Promise<void> {
  for (const held of book.takeEnded(Date.now())) {
    await writeCount(payload, held)
    people.delete(held.account)
  }
}

async function writeCount(payload: Payload, { account, since, count }: HeldRefusals): Promise<void> {
  await appendAudit(payload, {
    action: 'refusals',
    subject: `users/${account}`,
    actor: people.get(account) ?? null,
    reason: `Refused more than ${ofOwn} times in an hour; the others are counted`,
    details: { count, since: new Date(since).toISOString() },
  })
}
