import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { jobApplication } from '@/site/schemas/job-application/definition'
import type { BackupManifest } from '@/src/backup/backup-manifest'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { openTestCms, type TestCms } from '../open-test-cms'
import { toCommand } from '../programs'
import { type Ended, runApart } from '../run-apart'

/** A product that people work with, and where it is backed up. Commands run as they do in a bank, in processes of their own. */
export type Drill = {
  cms: TestCms
  /** Its data directory. */
  data: string
  /** Of everything that is made meanwhile. */
  place: string
  /** Directories of backups in clear, and of encrypted ones. */
  clear: string
  sealed: string
  identity: string
  recipient: string
  identityFile: string
  /** References of forms that a site of its own acknowledged after the newest backup. */
  late: string[]
  publish: (slug: string) => Promise<unknown>
  run: (script: string, args: readonly string[], settings?: Readonly<Record<string, string>>) => Promise<Ended>
  backUp: (directory: string, settings?: Readonly<Record<string, string>>) => Promise<Ended>
  manifestOf: (directory: string) => Promise<BackupManifest>
  close: () => void
}

/** Opens one, with a published page and files of every kind. @param settings of the product, others than usual. */
export async function openDrill(settings: Readonly<Record<string, string>> = {}): Promise<Drill> {
  const place = mkdtempSync(join(tmpdir(), 'sona-drill-'))
  const [clear, sealed, identityFile] = [join(place, 'clear'), join(place, 'sealed'), join(place, 'identity')]
  const identity = await generateX25519Identity()
  writeFileSync(identityFile, `# created for the drill\n${identity}\n`)
  const cms = await openTestCms(settings)
  const data = cms.directory
  const { openCms } = await import('@/src/cms/open/open-cms')
  await openCms()
  await cms.person('admin')
  const publish = (slug: string) =>
    cms.payload.create({
      collection: 'pages',
      locale: 'pt',
      data: {
        ...{ title: slug, slug, section: 'general', pageType: 'page', _status: 'published' },
        layout: [{ id: 'hero', blockType: 'pageHero', title: slug }],
      },
      overrideAccess: true, // nobody has logged in yet
    })
  await publish('primeira')
  await addForm(cms)
  await fill(data)
  const run: Drill['run'] = async (script, args, own = {}) =>
    runApart([...(await toCommand(script)), ...args], { SONA_DATA: data, ...own })
  return {
    ...{ cms, data, place, clear, sealed, identity, identityFile, publish, run, late: [] },
    recipient: await identityToRecipient(identity),
    backUp: (directory, own = {}) => run('scripts/backup.ts', [directory], own),
    manifestOf: async (directory) => {
      const { findBackup, openBackup } = await import('@/src/backup/open-backup')
      return (await openBackup(await findBackup(directory), [identity])).manifest
    },
    close: () => {
      rmSync(place, { recursive: true, force: true })
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A form with the version by which it is answered. */
async function addForm({ payload }: TestCms): Promise<void> {
  const kept = { retentionDays: 365, retentionAction: 'delete' } as const
  const data = { key: 'jobApplication', name: 'jobApplication', audience: 'staff', ...kept } as const
  const overrideAccess = true // nobody has logged in yet
  const form = await payload.create({ collection: 'forms', data, overrideAccess })
  await payload.db.create({
    collection: 'form-versions',
    data: {
      ...{
        form: form.id,
        formKey: 'jobApplication',
        number: 1,
        hash: 'jobApplication-1',
        state: 'published',
        audience: 'staff',
      },
      ...{ definition: parseFormDefinition(jobApplication), publishedAt: new Date().toISOString() },
    },
  })
}

/** Files of every kind that a running product has. */
async function fill(data: string): Promise<void> {
  const { openKeyFile } = await import('@/src/sealed/store/key-file')
  const { openFolderQueue } = await import('@/src/mail/folder-queue')
  for (const [path, content] of [
    ['uploads/documents/preçário.pdf', 'a price list'],
    ['site/history/log.jsonl', '{"at":"2026-01-01"}\n'],
    ['site/pages/home.json', 'is drawn anew'],
    ['sealed/installation', 'salt'],
    ['sealed/key-backups/2026-01-01.sqlite', 'is left out'],
    ['submissions/spool/set-aside/old.parcel', 'nobody can take it'],
    ['submissions/arriving/half', 'is left out'],
  ] as const) {
    mkdirSync(join(data, path, '..'), { recursive: true })
    writeFileSync(join(data, path), content)
  }
  await openFolderQueue(join(data, 'mail')).add('a', { to: ['a@bcs.example'], subject: 's', text: 't' })
  mkdirSync(join(data, 'sealed'), { recursive: true })
  const keys = openKeyFile(join(data, 'sealed'))
  keys.add('case', { epoch: 1, sealedBy: 'intake', blob: Buffer.from('a key blob') })
  keys.close()
}
