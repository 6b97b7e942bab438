import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the product is made from, packages included. */
const sources = [
  'blocks',
  'graphql/generated',
  'messages',
  'next.config.ts',
  'package-lock.json',
  'site',
  'src',
  'tsconfig.json',
] as const

/** Tests lie beside what they test and are built into nothing. Content is not either: pages are drawn when they are published. */
const without = /\.test(?:-d)?\.tsx?$|^site\/(?:content|public)\//

/** A hash of everything that the product is made from. Node also runs this file as it is, before anything is compiled. */
export function hashSources(root = '.'): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((path) => listFiles(root, path)).filter((file) => !without.test(file))
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function listFiles(root: string, path: string): string[] {
  const place = join(root, path)
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [path]
  const entries = readdirSync(place, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => join(path, entry.parentPath.slice(place.length), entry.name)).sort()
}
