import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import type { MailQueue, QueuedMail } from '@/src/mail/mail-queue'
import { isOnPostgres, ownAddress } from './postgres/own-database'

const queued = z.object({
  mail: z.object({
    to: z.array(z.string()),
    subject: z.string(),
    text: z.string(),
    unsubscribeUrl: z.string().optional(),
  }),
  nextTry: z.number(),
})

/** A message that waits to be sent. */
export type Queued = z.infer<typeof queued>

/** The messages that wait to be sent, each as one text of JSON. @param directory of the CMS that this test has open */
export async function readQueuedTexts(directory: string): Promise<string[]> {
  if (isOnPostgres()) return readTable()
  const queue = join(directory, 'mail', 'queue')
  return existsSync(queue) ? readdirSync(queue).map((name) => readFileSync(join(queue, name), 'utf8')) : []
}

/** The same as they are. */
export async function readQueuedMail(directory: string): Promise<Queued[]> {
  return (await readQueuedTexts(directory)).map((text) => queued.parse(JSON.parse(text)))
}

/** Takes everything out of a queue that is to be tried at a moment, as a sender would. */
export async function takeAll(queue: MailQueue, now: number): Promise<QueuedMail[]> {
  const taken: QueuedMail[] = []
  for await (const message of queue.take(now)) taken.push(message)
  return taken
}

async function readTable(): Promise<string[]> {
  const client = new Client({ connectionString: ownAddress() })
  await client.connect()
  try {
    const { rows } = await client.query(
      `SELECT mail, next_try::float8 AS "nextTry" FROM mail_queue WHERE state = 'waiting'`,
    )
    return rows.map((row) => JSON.stringify(row))
  } finally {
    await client.end()
  }
}
