import { join } from 'node:path'
import { vi } from 'vitest'
import type { WorkingCms } from '../working-cms'
import type { Drill } from './open-drill'

/** A site on a machine of its own, whose spool and whose kept submissions no loss of the database touches. */
async function openSite(place: string) {
  const { openSpool } = await import('@/src/submissions/spool')
  const { openKeptSubmissions } = await import('@/src/server/cms/kept/kept-submissions')
  return {
    spool: openSpool(join(place, 'site-apart', 'spool')),
    kept: openKeptSubmissions(join(place, 'site-apart', 'kept'), { secrets: ['of that machine'] }),
  }
}

/** Sends forms there, of which each is acknowledged and taken into the database. @returns their references. */
export async function sendFromSite({ cms, place }: Drill, many: number): Promise<string[]> {
  const { openAcceptance } = await import('@/src/submissions/open-acceptance')
  const { startCollector } = await import('@/src/submissions/collector')
  const { unpackSubmission } = await import('@/src/submissions/queued-submission')
  const { receiveSubmission } = await import('@/src/inbox/receive-submission')
  const { noteTaken } = await import('@/src/inbox/taken-submissions')
  const { spool, kept } = await openSite(place)
  const { accept } = openAcceptance({ spool, secret: 'of that machine' })
  const collector = startCollector({
    spool,
    deliver: async (bytes) => {
      const queued = unpackSubmission(bytes)
      if (!queued) return 'unreadable'
      await receiveSubmission(cms.payload, queued)
      await noteTaken(cms.payload, queued.submission.id)
      return 'taken'
    },
    onTaken: kept.keep,
  })
  const references: string[] = []
  for (let number = 1; number <= many; number += 1) {
    const file = { field: 'file', name: 'a.pdf', mediaType: 'application/pdf', content: Buffer.alloc(9_000, number) }
    const form = { formKey: 'report', versionHash: 'f00d', locale: 'pt', answers: { late: number } } as const
    references.push((await accept({ ...form, idempotencyKey: `late ${number}`, files: [file] })).reference)
  }
  await vi.waitUntil(async () => (await spool.names()).length === 0, { timeout: 20_000 })
  await collector.stop()
  return references
}

/** Has the site ask a CMS, as it does every minute, whether it still has what it has taken. */
export async function askAgain({ place }: Drill, { origin }: WorkingCms, dataDirectory: string): Promise<void> {
  const { createDelivery, postOver } = await import('@/src/submissions/deliver-to-cms')
  const { bringAgain } = await import('@/src/server/cms/kept/bring-again')
  const { readDeliverySecret } = await import('@/src/submissions/delivery-secret')
  const secret = readDeliverySecret({ dataDirectory, submissionsSecret: undefined })
  const post = postOver(`${origin}/`)
  const { kept } = await openSite(place)
  await bringAgain({ kept, post, secret, deliver: createDelivery(post, secret) })
}
