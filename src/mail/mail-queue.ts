import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isMissing } from '@/src/platform/error-code'
import { writeDurably } from '@/src/platform/write-durably'
import { type Mail, mail } from './mail'

/** A message in the queue. */
const queued = z.object({ mail, attempts: z.number().int(), nextTry: z.number() })
export type QueuedMail = z.infer<typeof queued> & { name: string }

/** Messages on their way, on disk: they survive the process, and the mail server's absence. */
export type MailQueue = {
  /** Puts a message in. What was put in, or sent, under the same name before is not sent again. */
  add: (name: string, mail: Mail) => Promise<void>
  /** What is to be tried now, the longest waiting first. */
  due: (now: number) => Promise<QueuedMail[]>
  markSent: (mail: QueuedMail) => Promise<void>
  /** Puts the next try off, longer each time. */
  retryLater: (mail: QueuedMail, now: number) => Promise<void>
  /** Puts a message aside that the mail server will never take. */
  giveUp: (mail: QueuedMail) => Promise<void>
  /** Forgets what was sent longer ago than anybody could ask again for. */
  forgetOld: (now: number) => Promise<void>
}

const firstRetryMs = 30_000
const longestRetryMs = 3_600_000
const rememberedMs = 60 * 86_400_000

/** Opens the queue of a directory. Several may be open: each change is one file put in its place. */
export function openMailQueue(directory: string): MailQueue {
  const places = { queue: join(directory, 'queue'), sent: join(directory, 'sent'), refused: join(directory, 'refused') }
  const made = Promise.all(Object.values(places).map((place) => mkdir(place, { recursive: true, mode: 0o700 })))
  const fileOf = (name: string) => `${createHash('sha256').update(name).digest('hex')}.json`
  const write = (name: string, entry: z.infer<typeof queued>) =>
    writeDurably(join(places.queue, name), JSON.stringify(entry))
  return {
    add: async (name, message) => {
      await made
      const file = fileOf(name)
      if ((await exists(join(places.queue, file))) || (await exists(join(places.sent, file)))) return
      await write(file, { mail: mail.parse(message), attempts: 0, nextTry: message.notBefore ?? 0 })
    },
    due: async (now) => {
      await made
      const sent = new Set(await readdir(places.sent))
      const names = (await readdir(places.queue)).filter((name) => name.endsWith('.json') && !sent.has(name))
      const entries = await Promise.all(names.map((name) => readEntry(places.queue, name)))
      return entries
        .flatMap((entry) => (entry && entry.nextTry <= now ? [entry] : []))
        .toSorted((one, other) => one.nextTry - other.nextTry)
    },
    markSent: async ({ name }) => {
      // Nothing of the message is kept, only that it was sent.
      await writeFile(join(places.sent, name), '')
      await rm(join(places.queue, name), { force: true })
    },
    retryLater: async ({ name, attempts, ...entry }, now) => {
      const waitMs = Math.min(firstRetryMs * 2 ** attempts, longestRetryMs)
      await write(name, { ...entry, attempts: attempts + 1, nextTry: now + waitMs })
    },
    giveUp: ({ name }) => rename(join(places.queue, name), join(places.refused, name)),
    forgetOld: async (now) => {
      await made
      for (const name of await readdir(places.sent)) {
        // Left behind by a process that was killed just after sending.
        await rm(join(places.queue, name), { force: true })
        const path = join(places.sent, name)
        if (now - (await stat(path)).mtimeMs > rememberedMs) await rm(path, { force: true })
      }
    },
  }
}

async function readEntry(directory: string, name: string): Promise<QueuedMail | null> {
  try {
    return { ...queued.parse(JSON.parse(await readFile(join(directory, name), 'utf8'))), name }
  } catch (error) {
    // It was sent meanwhile.
    if (isMissing(error)) return null
    throw error
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )
}
