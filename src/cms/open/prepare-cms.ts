import type { Payload } from 'payload'
import { recoverInterrupted, restoreOnFailure } from '@/src/payload-fixes/restore-on-failure'
import { writeInBulk } from '@/src/payload-fixes/write-in-bulk'
import { importContent } from '@/src/portable-content/import-content'
import { finishMoves } from '../addresses/finish-moves'
import { beginRates } from '../exchange-rates/begin-rates'
import { recordMissedPublications } from '../feed/record-missed-publications'
import { publishFirstVersions } from '../forms/publish-first-versions'
import { refuseDamagedDatabase } from './damaged-database'
import { type FirstLogin, makeFirstLogins } from './first-logins'
import { hasDatabase, refuseToReplaceLostDatabase } from './lost-database'
import { openCms } from './open-cms'

type PrepareOptions = {
  dataDirectory: string
  contentDirectory: string
  adminPassword: string | undefined
  onProgress: (done: number, total: number) => void
}

/**
 * Makes the database ready: newest schema, the site's content when it is new, first logins when it has none.
 *
 * The caller has taken the data directory. When it fails, the directory is as it was before.
 *
 * @returns the logins that were made now.
 */
export async function prepareCms({
  dataDirectory,
  contentDirectory,
  adminPassword,
  onProgress,
}: PrepareOptions): Promise<FirstLogin[]> {
  recoverInterrupted(dataDirectory)
  refuseDamagedDatabase(dataDirectory)
  if (hasDatabase(dataDirectory)) return openForLogins(dataDirectory, adminPassword)
  refuseToReplaceLostDatabase(dataDirectory)
  let logins: FirstLogin[] = []
  await restoreOnFailure(dataDirectory, async () => {
    logins = await openForLogins(dataDirectory, adminPassword, (payload) =>
      writeInBulk(payload, async () => {
        await importContent(payload, contentDirectory, onProgress)
        await publishFirstVersions(payload, contentDirectory)
        await beginRates(payload)
      }),
    )
  })
  return logins
}

async function openForLogins(
  dataDirectory: string,
  adminPassword: string | undefined,
  fill: (payload: Payload) => Promise<void> = async () => undefined,
): Promise<FirstLogin[]> {
  const payload = await openCms()
  try {
    await fill(payload)
    await recordMissedPublications(payload)
    await finishMoves(payload)
    return await makeFirstLogins(payload, dataDirectory, adminPassword)
  } finally {
    await payload.destroy()
  }
}
