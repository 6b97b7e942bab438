import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from './unless-missing'

/** Writing takes seconds at most; what is older was broken off. */
const tornAfterMs = 3_600_000

/** Removes from a directory what a process that was killed had begun to write with `writeDurably`: it has no name yet, and nobody knows of it. */
export async function removeTorn(directory: string): Promise<void> {
  for (const file of ((await unlessMissing(readdir(directory))) ?? []).filter((name) => name.endsWith('.new'))) {
    const found = await unlessMissing(stat(join(directory, file)))
    if (found && Date.now() - found.mtimeMs > tornAfterMs) await rm(join(directory, file), { force: true })
  }
}
