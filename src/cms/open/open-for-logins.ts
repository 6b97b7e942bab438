import type { Payload } from 'payload'
import { beginInboxes } from '@/src/inbox/inboxes/begin-inboxes'
import { writeInBulk } from '@/src/payload-fixes/write-in-bulk'
import { importContent } from '@/src/portable-content/import-content'
import { beginRates } from '@/src/rates/begin-rates'
import { publishFirstVersions } from '../forms/publish-first-versions'
import { mendInterrupted } from '../recovery/mend-interrupted'
import { type FirstLogin, makeFirstLogins } from './first-logins'
import { openCms } from './open-cms'

type OpenOptions = {
  dataDirectory: string
  adminPassword: string | undefined
  /** Content for a new database. */
  content?: { directory: string; onProgress: (done: number, total: number) => void }
}

/**
 * Opens the CMS, does everything that is left to do before it serves people, and closes it.
 *
 * @returns the logins that were made now.
 */
export async function openForLogins({ dataDirectory, adminPassword, content }: OpenOptions): Promise<FirstLogin[]> {
  const payload = await openCms()
  try {
    if (content) await fill(payload, content)
    await mendInterrupted(payload)
    const logins = await makeFirstLogins(payload, dataDirectory, adminPassword)
    // Their members are among those logins, also where the content was imported before; an installation that has people keeps who reads what.
    if (logins.length > 0) await beginInboxes(payload)
    return logins
  } finally {
    await payload.destroy()
  }
}

function fill(payload: Payload, { directory, onProgress }: NonNullable<OpenOptions['content']>): Promise<void> {
  return writeInBulk(payload, async () => {
    await importContent(payload, directory, onProgress)
    await publishFirstVersions(payload, directory)
    await beginRates(payload)
  })
}
