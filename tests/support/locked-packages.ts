import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})
const locked = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
})
const lockFile = z.object({ packages: z.record(z.string(), locked) })

/**
 * What the lock file says of packages and of all that they bring along: a line each, with the version and the hash of its content.
 *
 * @param imported as it stands in an import; what Node itself brings is passed over.
 */
export function listLocked(imported: Iterable<string>, root = process.cwd()): string[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const found = new Map<string, string>()
  const follow = (name: string, from: string) => {
    const place = placesOf(name, from).find((candidate) => candidate in packages)
    const entry = place === undefined ? undefined : packages[place]
    // An optional package that this project has not.
    if (place === undefined || entry === undefined || found.has(place)) return
    found.set(place, `${place} ${entry.version} ${entry.integrity}`)
    const { dependencies, optionalDependencies, peerDependencies } = entry
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      follow(next, place)
  }
  for (const path of imported) if (!isBuiltin(path)) follow(nameOf(path), '')
  return [...found.values()].sort()
}

/** `@scope/name/file` and `name/file` are files of a package. */
function nameOf(path: string): string {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/')
}

/** Where Node looks for a package: beside whoever asks for it, and then further and further out. */
function placesOf(name: string, from: string): string[] {
  const own = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`
  if (from === '') return [own]
  return [own, ...placesOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))]
}
