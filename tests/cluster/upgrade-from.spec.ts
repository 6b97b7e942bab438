import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { once } from './kept-forms'
import { secondsSince } from './kill-and-start'
import { type OlderInstallation, startOlder } from './older-installation'
import { startSenders } from './senders'
import { startVisitors } from './visitors'

/** An older version, which `UPGRADE_FROM` names by the folder where it was built, gives way to this one. */

const settings = z.object({ older: z.string() })

let installation: OlderInstallation | undefined
test.beforeAll(async () => {
  const { older } = settings.parse(test.info().config.metadata)
  test.setTimeout(600_000)
  installation = await startOlder(older)
})
test.afterAll(() => installation?.stop())

test('this version takes the place of the older one, process by process: every answer is a page with all its files, and each form is there once', async () => {
  if (!installation) throw new Error('Nothing was started')
  const { site, sites, cms, keepBuild, readForms } = installation
  keepBuild()
  const [visitors, senders] = [startVisitors(site), await startSenders(site, 'older')]
  for (const part of [cms, ...sites]) {
    const startedAt = performance.now()
    await part.replace(process.cwd())
    process.stdout.write(`  ${part.name}: this version after ${secondsSince(startedAt)} s\n`)
  }
  const { sent, failures: unsent } = await senders.stop()
  const { count, failures } = await visitors.stop()
  process.stdout.write(`  ${count} pages read with their files, ${sent.length} forms taken\n`)
  expect(failures.slice(0, 20)).toEqual([])
  expect(unsent).toEqual([])
  expect(sent.length).toBeGreaterThan(5)
  await expect.poll(readForms, { timeout: 120_000 }).toEqual(once(sent))
})
