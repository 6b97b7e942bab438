import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIslandManifest } from '@/src/islands/island-manifest'
import { runningSources } from '@/src/platform/running-sources'

/** Where it is noted from which sources the last build was made. */
const mark = join('.next', 'sona-sources')

/** Whether the front end that lies here was built from the sources as they are. */
export function isBuilt(): boolean {
  return isBuiltFrom(runningSources())
}

/** Whether the front end that lies here was built from sources with a hash. */
export function isBuiltFrom(sources: string): boolean {
  return existsSync(mark) && readFileSync(mark, 'utf8') === sources && readIslandManifest() !== null
}

/** Notes from which sources the front end that lies here was built. */
export function markBuilt(sources: string): void {
  writeFileSync(mark, sources)
}

/**
 * What names the build of the site: every page refers to its files, those of the islands included. A site in development has
 * none.
 */
export function readBuildId(): string {
  const file = join('.next', 'BUILD_ID')
  if (!existsSync(file)) return 'development'
  const islands = createHash('sha256').update(JSON.stringify(readIslandManifest())).digest('hex').slice(0, 8)
  return `${readFileSync(file, 'utf8').trim()}-${islands}`
}
