import { existsSync } from 'node:fs'
import { mkdir, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { moveDurably, writeDurably } from '@/src/platform/write-durably'
import { openHandedFiles } from '@/src/publishing/archive/handed-files'
import { NoArchive, type ReadArchive, type SiteArchive } from '@/src/publishing/archive/site-archive'
import { mostEarlierBuilds, safeName, unfinished } from './kept-builds'

/** Hands over the files of the build that runs, which lie whole in the directory of kept builds. @throws when they are not taken. */
export async function handInBuild(directory: string, build: string, archive: SiteArchive): Promise<void> {
  const { list, read } = openHandedFiles(join(directory, build))
  try {
    const message = { kind: 'builds', name: build, seq: Date.now(), files: await list(['.']) }
    await archive.record('sets', message, read)
  } catch (error) {
    if (!(error instanceof NoArchive)) throw error
  }
}

/** Whether a path leads to a file of a build, and nowhere else. */
function isBuildPath(path: string): boolean {
  return path.split('/').every((part) => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part))
}

/**
 * Brings the files of the builds before the one that runs, each whole or not at all, as far as they are not here.
 *
 * @throws when one does not come.
 */
export async function bringBuilds(directory: string, build: string, archive: ReadArchive): Promise<void> {
  const sets = await archive.findSets('builds')
  const earlier = sets.filter(({ name }) => safeName.test(name) && name !== build).slice(0, mostEarlierBuilds)
  for (const { name, seq } of earlier) {
    const place = join(directory, name)
    if (existsSync(place)) continue
    const making = `${place}${unfinished}`
    await rm(making, { recursive: true, force: true })
    await mkdir(making, { recursive: true })
    for (const [path, hash] of Object.entries(await archive.readSet('builds', name))) {
      if (!isBuildPath(path)) throw new Error('A build names a file in the archive that is none of a build')
      await mkdir(dirname(join(making, path)), { recursive: true })
      await writeDurably(join(making, path), await archive.readContent(hash), { survives: 'kill' })
    }
    await moveDurably(making, place)
    await utimes(place, new Date(seq), new Date(seq))
  }
}
