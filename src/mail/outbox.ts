import { openFolderQueue } from './folder-queue'
import { mailQueueDirectory } from './mail-places'
import type { MailQueue } from './mail-queue'
import type { MailFigures } from './server-queue'

/** What a process sends from. */
export type Outbox = {
  queue: MailQueue
  /** Of the queue that processes share; what waits in a folder is counted there. */
  measure: (() => Promise<MailFigures>) | null
  /** Ends what the queue is reached by. */
  close: () => Promise<void>
}

/** The messages that wait in a data directory, which one process sends. */
export function openFolderOutbox(dataDirectory: string): Outbox {
  return { queue: openFolderQueue(mailQueueDirectory(dataDirectory)), measure: null, close: async () => undefined }
}
