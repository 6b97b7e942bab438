import { existsSync } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFiles, backupPlaces, listBackups, readObjects, timeOfBackup } from './backup-places'
import type { ObjectStore } from './object-store'

const dayMs = 86_400_000

/** For so long every backup is kept; after that the newest of each day. */
const everyMs = 2 * dayMs

/**
 * A copy of key blobs opens a deleted case: after 35 days there is none, as docs/sealed-reports.md promises. They go a day earlier, because
 * a backup a day is what takes them away.
 */
const keyBlobsMs = 34 * dayMs

type PruneOptions = { directory: string; keepDays: number; store: Pick<ObjectStore, 'keepOnly'>; now: number }

/**
 * Forgets backups that are too old, key blobs that are, and contents that no backup needs any more. The newest backup stays, however old.
 *
 * @returns how many of each were removed.
 */
export async function pruneBackups({ directory, keepDays, store, now }: PruneOptions) {
  const { backups } = backupPlaces(directory)
  const names = await listBackups(directory)
  const kept = new Set(chooseKept(names, { keepDays, now }))
  for (const name of names) {
    const backup = join(backups, name)
    if (!kept.has(name) || isOlder(name, keyBlobsMs, now)) await wipe(join(backup, backupFiles.keyBlobs))
    if (kept.has(name)) continue
    // Without a manifest it is none, wherever the removal is broken off.
    await rm(join(backup, backupFiles.manifest), { force: true })
    await rm(backup, { recursive: true, force: true })
  }
  const needed = new Set<string>()
  for (const name of kept) for (const object of (await readObjects(join(backups, name))).keys()) needed.add(object)
  return { backups: names.length - kept.size, objects: await store.keepOnly(needed) }
}

/** Which of the backups are kept. @param names the oldest first. */
export function chooseKept(names: readonly string[], { keepDays, now }: { keepDays: number; now: number }): string[] {
  const days = new Set<string>()
  return names.toReversed().filter((name, place) => {
    const day = name.slice(0, 10)
    const isFirstOfDay = !days.has(day)
    days.add(day)
    if (place === 0) return true
    return !isOlder(name, keepDays * dayMs, now) && (isFirstOfDay || !isOlder(name, everyMs, now))
  })
}

function isOlder(name: string, ageMs: number, now: number): boolean {
  const at = timeOfBackup(name)
  return at === null || now - at > ageMs
}

/** A name that is gone leaves its bytes on the disk: they are written over first, as far as a file system does that in place. */
export async function wipe(path: string): Promise<void> {
  if (!existsSync(path)) return
  await writeFile(path, Buffer.alloc((await stat(path)).size), { flag: 'r+', flush: true })
  await rm(path)
}
