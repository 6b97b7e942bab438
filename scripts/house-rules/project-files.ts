import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A file of the project by its path from the root, with slashes. */
export type ProjectFile = { path: string; text: string }

/** What is made by a tool follows the tool's rules, not ours. */
const generated =
  /^(?:graphql\/generated\/|graphql\/schema\.graphql$|src\/stored-types\/payload-types\.ts$|src\/cms\/migrations\/|src\/app\/\(payload\)\/admin\/importMap\.js$|src\/(?:ui|form-builder\/controls)\/icon-drawings\.ts$)/

/** The paths that git knows or would offer to add, without those that are deleted. */
export function projectPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(path)).sort()
}

/** The code that people write. */
export function ownCode(paths: readonly string[]): ProjectFile[] {
  return paths
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !generated.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
