import { join } from 'node:path'

/** Where messages wait to be sent. */
export function mailQueueDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'mail')
}

/** Where messages are put that nobody sends, because no mail server is set up. */
export function mailFolder(dataDirectory: string): string {
  return join(dataDirectory, 'mail', 'written')
}
