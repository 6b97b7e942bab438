import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { takeOwnSettings } from '@/tests/support/own-settings'

it('a site whose CMS is elsewhere sends what its own process for reports tells people', async () => {
  const contentApi = 'http://127.0.0.1:9/api/graphql'
  const directory = takeOwnSettings({
    SONA_ROLE: 'site',
    CONTENT_API_URL: contentApi,
    SUBMISSIONS_SECRET: 'x'.repeat(32),
  })
  const { openFolderQueue } = await import('@/src/mail/folder-queue')
  const { sendNotices } = await import('../intake/send-notices')
  const { serveElsewhere } = await import('./serve-elsewhere')
  const monday = Date.parse('2026-11-23T10:00:00+01:00')
  await sendNotices(openFolderQueue(join(directory, 'mail')), { to: ['ana@bcs.example'], now: monday })
  const stop = serveElsewhere(contentApi)
  onTestFinished(async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  })
  const written = join(directory, 'mail', 'written')
  await vi.waitFor(() => expect(readdirSync(written).filter((name) => name.endsWith('.eml'))).toHaveLength(1))
  expect(readFileSync(join(written, readdirSync(written)[0] ?? ''), 'utf8')).toContain('To: ana@bcs.example')
})
