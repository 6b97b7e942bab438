import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { keepBegun, takeBegun } from './begun-database'
import { askDatabase } from './open-test-cms'
import { noteOwn } from './postgres/own-database'
import { askAt, type WorkingCms } from './working-cms'

/**
 * Starts a CMS in the process of the test, on an empty database: nothing of it is shared with the test but the packages, and it is there
 * in a third of the time. One at a time; for one that is killed or changed, see openWorkingCms.
 */
export async function openCmsHere(): Promise<Omit<WorkingCms, 'kill'>> {
  const directory = mkdtempSync(join(tmpdir(), 'sona-cms-'))
  process.env['SONA_DATA'] = directory
  noteOwn(directory)
  await takeBegun('staffed', directory, process.env['DATABASE_URL'])
  // What the test imported was set up for another directory.
  vi.resetModules()
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const payload = await getPayload({ config, disableOnInit: true })
  const { serveCms } = await import('./serve-cms')
  const { port, close } = await serveCms()
  await keepBegun('staffed', directory, (statement) => askDatabase({ payload }, statement))
  return {
    directory,
    ...askAt(port),
    close: async () => {
      await close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
