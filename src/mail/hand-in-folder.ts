import { log } from '@/src/platform/log'
import type { MailQueue } from './mail-queue'
import type { ServerQueue } from './server-queue'

/**
 * The queue of a server, into which the folder of this process's data directory is emptied before anything is sent: what waited there when
 * the installation moved to the server, and what is put there by the process that visitors reach, which has no database.
 */
export function withFolder(server: ServerQueue, folder: MailQueue): ServerQueue {
  return {
    ...server,
    take: async function* take(now) {
      try {
        // Brought twice, it is there once: whoever is killed in between has lost and doubled nothing.
        for await (const message of folder.take(Number.POSITIVE_INFINITY)) {
          await server.bring(message)
          await folder.markSent(message)
        }
      } catch (error) {
        // What is in the table can be sent all the same.
        log.error('Messages that wait in the data directory cannot be handed in', { error })
      }
      yield* server.take(now)
    },
    forgetOld: async (now) => {
      await folder.forgetOld(now)
      await server.forgetOld(now)
    },
  }
}
