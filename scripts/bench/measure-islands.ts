import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type IslandManifest, islandsDirectory, readIslandManifest } from '@/src/islands/island-manifest'
import { kilobytes, toTable } from './report'

type IslandWeight = {
  name: string
  /** What comes when a visitor reaches the island, React and all, in bytes of brotli. */
  atFirst: number
  /** What it may ask for besides, such as a map after a tap. */
  later: number
}

/** Weighs each island of a build as visitors get it, the heaviest first. @param directory with the scripts of the build. */
export function weighIslands({ islands }: Pick<IslandManifest, 'islands'>, directory: string): IslandWeight[] {
  const weigh = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + compressedBytes(join(directory, file)), 0)
  return Object.entries(islands)
    .map(([name, { modules, later }]) => {
      const besides = later.filter((file) => !modules.includes(file))
      return { name, atFirst: weigh(modules), later: weigh(besides) }
    })
    .toSorted((one, other) => other.atFirst + other.later - one.atFirst - one.later)
}

/** What the tools of the site cost in script, as a table. @throws before the first build. */
export function benchIslands(): string {
  const manifest = readIslandManifest()
  if (!manifest) throw new Error('There is no build of the islands')
  const rows = weighIslands(manifest, islandsDirectory).map(({ name, atFirst, later }) => [
    name,
    kilobytes(atFirst),
    later === 0 ? '–' : kilobytes(later),
  ])
  const boot = kilobytes(compressedBytes(join(islandsDirectory, manifest.boot.file)))
  return [
    '### Script of the tools',
    `Bytes of brotli. A page with islands begins with one script of ${boot}; each island comes when a visitor reaches it, React (shared by all) included, and asks for the rest when it is used.`,
    toTable(['island', 'when reached', 'when used'], rows),
  ].join('\n\n')
}

/** As the site sends it: compressed at the build, or when it is first asked for. */
function compressedBytes(file: string): number {
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? brotliCompressSync(readFileSync(file)).length
}
