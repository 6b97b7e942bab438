import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '@/src/platform/error-code'
import { moveDurably, writeDurably } from '@/src/platform/write-durably'
import type { FileRoot } from './public-files'

/** Besides the one that runs: a page can be open for days in somebody's browser, and fetches its scripts when they are needed. */
export const mostEarlierBuilds = 3

/** What the place of a build ends with until all of its files are there. */
export const unfinished = '.unfinished'
/** Names of builds. */
export const safeName = /^[A-Za-z0-9_-]+$/

/** The files of builds, beside the pages that refer to them: a new build removes those of the last one from where it was made. */
export type KeptBuilds = {
  /** Whether all files of a build are here. */
  has: (build: string) => boolean
  /** Where they are found, those of the builds that were here at the start and of the one that runs. */
  roots: readonly FileRoot[]
  /** Keeps the files of the build that runs, and removes those of the oldest. @throws when the disk does not take them. */
  keep: () => Promise<void>
}

/**
 * @param directory where they are kept; this process alone writes there.
 * @param build the build that runs.
 * @param files where its files are, which never change.
 */
export async function openKeptBuilds(
  directory: string,
  build: string,
  files: readonly FileRoot[],
): Promise<KeptBuilds> {
  await mkdir(directory, { recursive: true })
  const earlier = (await readdir(directory)).filter((name) => safeName.test(name) && name !== build)
  const placeOf = (name: string, prefix: string) => join(directory, name, prefix)
  return {
    has: (name) => safeName.test(name) && existsSync(join(directory, name)),
    roots: [build, ...earlier].flatMap((name) =>
      files.map((root) => ({ ...root, directory: placeOf(name, root.prefix) })),
    ),
    keep: async () => {
      if (!existsSync(join(directory, build))) await copyWhole(join(directory, build), files)
      // By when they last ran: who goes back to an earlier build still has it.
      await utimes(join(directory, build), new Date(), new Date())
      await removeOldest(directory, build)
    },
  }
}

async function copyWhole(place: string, files: readonly FileRoot[]): Promise<void> {
  const making = `${place}${unfinished}`
  await rm(making, { recursive: true, force: true })
  for (const { prefix, directory } of files) {
    for (const { parentPath, name } of await filesIn(directory)) {
      const target = join(making, prefix, parentPath.slice(directory.length))
      await mkdir(target, { recursive: true })
      await writeDurably(join(target, name), await readFile(join(parentPath, name)))
    }
  }
  await mkdir(making, { recursive: true })
  await moveDurably(making, place)
}

async function filesIn(directory: string) {
  try {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile())
  } catch (error) {
    // A site without islands has none of their files.
    if (isMissing(error)) return []
    throw error
  }
}

async function removeOldest(directory: string, build: string): Promise<void> {
  const others = (await readdir(directory)).filter((name) => name !== build)
  const aged = await Promise.all(
    others.map(async (name) => ({ name, ranAt: (await stat(join(directory, name))).mtimeMs })),
  )
  const whole = aged.filter(({ name }) => !name.endsWith(unfinished)).sort((one, other) => other.ranAt - one.ranAt)
  const kept = new Set(whole.slice(0, mostEarlierBuilds).map(({ name }) => name))
  for (const name of others) if (!kept.has(name)) await rm(join(directory, name), { recursive: true, force: true })
}
