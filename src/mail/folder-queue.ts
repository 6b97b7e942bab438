import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isMissing } from '@/src/platform/error-code'
import { writeDurably } from '@/src/platform/write-durably'
import { mail } from './mail'
import { type MailQueue, pauseAfter, type QueuedMail, rememberedMs } from './mail-queue'

const queued = z.object({ mail, attempts: z.number().int(), nextTry: z.number() })

/**
 * Opens the queue of a directory, which one process sends from. Several may put messages in: each change is one file put in its place.
 */
export function openFolderQueue(directory: string): MailQueue {
  const places = {
    ...{ queue: join(directory, 'queue'), sent: join(directory, 'sent'), refused: join(directory, 'refused') },
    written: join(directory, 'written'),
  }
  const made = Promise.all(Object.values(places).map((place) => mkdir(place, { recursive: true, mode: 0o700 })))
  const write = async (name: string, entry: z.infer<typeof queued>, since: Date) => {
    const path = join(places.queue, fileOf(name))
    await writeDurably(path, JSON.stringify(entry))
    // Whoever counts what waits opens no file: its time says since when it could have been sent, however often it was tried.
    await utimes(path, since, since)
  }
  return {
    add: async (given, message) => {
      await made
      const name = nameOf(given)
      for (const place of [places.queue, places.sent]) if (await exists(join(place, fileOf(name)))) return
      const nextTry = message.notBefore ?? 0
      await write(name, { mail: mail.parse(message), attempts: 0, nextTry }, new Date(Math.max(Date.now(), nextTry)))
    },
    take: async function* take(now) {
      await made
      const sent = new Set(await readdir(places.sent))
      const files = (await readdir(places.queue)).filter((file) => file.endsWith('.json') && !sent.has(file))
      const entries = await Promise.all(files.map((file) => readEntry(places.queue, file)))
      yield* entries
        .flatMap((entry) => (entry && entry.nextTry <= now ? [entry] : []))
        .toSorted((one, other) => one.nextTry - other.nextTry)
    },
    markSent: async ({ name }) => {
      // Nothing of the message is kept, only that it was sent.
      await writeFile(join(places.sent, fileOf(name)), '')
      await rm(join(places.queue, fileOf(name)), { force: true })
    },
    retryLater: async ({ name, attempts, ...entry }, now) => {
      const { mtime } = await stat(join(places.queue, fileOf(name)))
      await write(name, { ...entry, attempts: attempts + 1, nextTry: now + pauseAfter(attempts) }, mtime)
    },
    giveUp: ({ name }) => rename(join(places.queue, fileOf(name)), join(places.refused, fileOf(name))),
    forget: async (names) => {
      await made
      const files = new Set(names.map(nameOf))
      for (const place of [places.queue, places.refused, places.written])
        for (const file of await readdir(place)) {
          const name = file.replace(/\.(?:json|eml)$/, '')
          if (!files.has(name)) continue
          // Known as sent, so that asking for it again does not bring it back.
          await writeFile(join(places.sent, fileOf(name)), '')
          await rm(join(place, file), { force: true })
        }
    },
    forgetOld: async (now) => {
      await made
      for (const file of await readdir(places.sent)) {
        // Left behind by a process that was killed just after sending.
        await rm(join(places.queue, file), { force: true })
        const path = join(places.sent, file)
        if (now - (await stat(path)).mtimeMs > rememberedMs) await rm(path, { force: true })
      }
    },
  }
}

const nameOf = (given: string) => createHash('sha256').update(given).digest('hex')
const fileOf = (name: string) => `${name}.json`

async function readEntry(directory: string, file: string): Promise<QueuedMail | null> {
  try {
    const entry = queued.parse(JSON.parse(await readFile(join(directory, file), 'utf8')))
    return { ...entry, name: file.replace(/\.json$/, '') }
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
