import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** Where visitors get the scripts of islands. */
export const islandsPrefix = '/_islands/'

/** Where a build puts them. Their list is beside the directory, so that nobody is served it. */
export const islandsDirectory = '.next/islands'
const manifestFile = `${islandsDirectory}.json`

const islandManifest = z.object({
  boot: z.object({ file: z.string(), /** The hash that browsers compare it with. */ integrity: z.string() }),
  /** Each island's own script, the scripts that it cannot do without, and those that it may ask for later. */
  islands: z.record(z.string(), z.object({ modules: z.array(z.string()), later: z.array(z.string()) })),
})
/** What a build of the islands made: names of files in its directory. */
export type IslandManifest = z.infer<typeof islandManifest>

/** Reads what the last build of the islands made; null before the first one. */
export function readIslandManifest(): IslandManifest | null {
  return existsSync(manifestFile) ? islandManifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))) : null
}

/** Keeps what a build of the islands made, for the pages that are drawn with it. */
export function writeIslandManifest(manifest: IslandManifest): void {
  writeFileSync(manifestFile, JSON.stringify(manifest))
}
