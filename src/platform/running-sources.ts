import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from './hash-sources'
import { compiledDirectory, sourcesFile } from './own-program'

/**
 * From which sources the programs are that run: what was compiled says it, and nobody has to read thousands of files again at a start.
 *
 * @returns a hash. @see hashSources
 */
export function runningSources(): string {
  const compiled = compiledDirectory()
  return compiled === undefined ? hashSources() : readFileSync(join(compiled, sourcesFile), 'utf8')
}
