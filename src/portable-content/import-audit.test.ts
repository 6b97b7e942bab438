import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
const folder = mkdtempSync(join(tmpdir(), 'sona-content-'))
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(async () => {
  await cms.close()
  rmSync(folder, { recursive: true, force: true })
})

const write = (role: string) => {
  mkdirSync(join(folder, 'people'), { recursive: true })
  const text = `name: Ana\nslug: { pt: ana, en: ana }\nrole: { pt: ${role}, en: Chair }\ngroups: [board]\n`
  writeFileSync(join(folder, 'people', 'ana.yaml'), text)
}

async function readLog() {
  const { docs } = await cms.payload.find({
    collection: 'audit-log',
    where: { subject: { like: 'people/' } },
    sort: 'number',
    pagination: false,
    overrideAccess: true, // what is in the log, whoever asks
  })
  return docs
}

it('leaves in the log what the import put before the public, as done by nobody', async () => {
  const { importContent } = await import('./import-content')
  write('Presidente')
  await importContent(cms.payload, folder)
  const first = await readLog()
  const { docs } = await cms.payload.find({ collection: 'people', locale: 'pt', overrideAccess: true })
  expect(docs).toMatchObject([{ name: 'Ana', role: 'Presidente', _status: 'published' }])
  const published = first.filter(({ action }) => action === 'publish')
  expect(published.map(({ locale }) => locale)).toEqual(['pt', 'en'])
  for (const entry of published)
    expect(entry).toMatchObject({
      actor: 0,
      actorName: 'Sona',
      actorRole: 'platform',
      subject: `people/${docs[0]?.id}`,
    })

  write('Presidente da comissão')
  await importContent(cms.payload, folder)
  const added = (await readLog()).slice(first.length)
  expect(added.map(({ action, actor }) => `${action} ${actor}`)).toContain('publish 0')
  const [change] = added
  expect(change?.before).not.toBe(change?.after)
})
