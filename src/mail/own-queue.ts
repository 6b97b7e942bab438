import type { Payload } from 'payload'
import { dialect } from '@/src/database/own-dialect'
import { readRows } from '@/src/database/statements'
import { env } from '@/src/platform/env'
import { withFolder } from './hand-in-folder'
import type { MailQueue } from './mail-queue'
import { type Outbox, openFolderOutbox } from './outbox'
import { openServerQueue } from './server-queue'

const openOwnFolder = () => openFolderOutbox(env.dataDirectory).queue

/** Where a CMS puts its messages: a folder of the data directory, or where the database is a server, a table that all processes share. */
export function openMailQueue(payload: Payload): MailQueue {
  if (dialect.name === 'sqlite') return openOwnFolder()
  const server = openServerQueue((statement) => readRows(payload, statement))
  return {
    ...server,
    forget: async (names) => {
      await server.forget(names)
      // What waits here to be handed in, and what was written here because no mail server is set: by the name that the table gave it.
      await openOwnFolder().forget([...names, ...names.map((name) => `server ${name}`)])
    },
  }
}

type OutboxOptions = {
  /** Whether the database may be asked; until then nothing is found on a server. */
  isReady: () => boolean
  /** As `openServerQueue` has it. */
  heldMs?: number
}

/** Opens the same to send from, by a connection of its own. */
export async function openOutbox({ isReady, ...options }: OutboxOptions): Promise<Outbox> {
  if (dialect.name === 'sqlite') return openFolderOutbox(env.dataDirectory)
  const [{ openPool }, { toQuery }] = await Promise.all([
    import('@/src/database/postgres-client'),
    import('@/src/database/postgres-query'),
  ])
  const pool = openPool(1)
  const server = openServerQueue(async (statement) => (await pool.query(toQuery(statement))).rows, options)
  const { take, forgetOld, ...queue } = withFolder(server, openOwnFolder())
  return {
    queue: {
      ...queue,
      take: async function* takeWhenReady(now) {
        if (isReady()) yield* take(now)
      },
      forgetOld: async (now) => (isReady() ? forgetOld(now) : undefined),
    },
    measure: server.measure,
    close: () => pool.end(),
  }
}
