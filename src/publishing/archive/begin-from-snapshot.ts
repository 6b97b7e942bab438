import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeDurably } from '@/src/platform/write-durably'
import { type Edition, nameEdition } from '../edition'
import { parseEngineState } from '../engine-state'
import { readPageFile } from '../page-file'
import { readMany } from '../read-many'
import type { UploadMirror } from '../upload-mirror'
import type { HandedSet } from './archive-messages'
import type { ReadArchive } from './site-archive'
import { isSnapshotPath, progressFile } from './snapshot-places'

type Beginning = {
  /** Of the site, which has no pages yet. */
  directory: string
  archive: ReadArchive
  edition: Edition
  /** Brings the files that pages name. */
  uploads?: Pick<UploadMirror, 'bring'> | undefined
}

/**
 * Puts what is published where a site without pages looks for it: as a site of this edition handed it over last, or one of an earlier build with
 * the same settings. What was published since is drawn by the site itself.
 *
 * @returns whether there is one.
 * @throws when it does not come whole: then there is nothing that a site takes for its pages.
 */
export async function beginFromSnapshot({ directory, archive, edition, uploads }: Beginning): Promise<boolean> {
  const sets = await archive.findSets('snapshots')
  const own = sets.find(({ name }) => name === nameEdition(edition))
  const set = own ?? sets.find(({ name }) => name.endsWith(` ${edition.settings}`))
  if (!set) return false
  const files = await archive.readSet('snapshots', set.name)
  const { [progressFile]: progress, ...others } = files
  const known = progress === undefined ? null : await archive.readContent(progress)
  const state = known && parseEngineState(known.toString('utf8'))
  if (!known || !state) throw new Error('What is published is in the archive of the CMS without how far it came')
  const shown = await putFiles(directory, archive, others)
  await uploads?.bring([...shown, ...state.facts.documentHrefs])
  // Last: without it a site draws everything itself.
  await writeDurably(join(directory, progressFile), known)
  return true
}

/** @returns the addresses of the pictures that the pages show. */
async function putFiles(
  directory: string,
  archive: ReadArchive,
  files: HandedSet['files'],
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>()
  const put = async ([path, hash]: [path: string, hash: string]) => {
    // Another site wrote it: nothing that it names may lie anywhere else.
    if (!isSnapshotPath(path)) throw new Error('What is published names a file in the archive that is none of a site')
    const file = join(directory, path)
    await mkdir(dirname(file), { recursive: true })
    await writeDurably(file, await archive.readContent(hash), { survives: 'kill' })
    const page = path.startsWith('pages/') ? await readPageFile(file) : null
    for (const picture of page?.shownPictures ?? []) shown.add(picture.split('/').map(encodeURIComponent).join('/'))
  }
  for await (const _put of readMany(Object.entries(files), put));
  return shown
}
