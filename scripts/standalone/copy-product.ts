import { cpSync, mkdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** What is read while the product runs or says what it was made from. Its programs are compiled, so tests and what only builds stay behind. */
const ownFiles = [
  '.node-version',
  'LICENSE',
  'blocks',
  'graphql/generated',
  'messages',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'site',
  'src',
  'tsconfig.json',
]

const isTest = (path: string) => /\.test(?:-d)?\.tsx?$/.test(path)

/** Of scripts, what starts the product and its commands; the sources of the commands themselves are compiled. */
const isScript = (path: string) => path === 'scripts' || /^scripts\/[\w-]+\.mjs$/.test(path)

/** What a build leaves for the next one, and what V8 makes of the programs on one machine. */
const ofBuildAlone = new Set(['cache', 'code', 'diagnostics', 'in-use', 'trace', 'trace-build', 'turbopack', 'types'])

/**
 * Copies the built product, without its packages.
 *
 * @param compiled the directory with the compiled programs.
 */
export function copyProduct(directory: string, compiled: string): void {
  const copy = (path: string, isKept: (path: string) => boolean) =>
    cpSync(path, join(directory, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => isKept(relative('.', source)),
    })
  for (const path of ownFiles) copy(path, (one) => (path === 'scripts' ? isScript(one) : !isTest(one)))
  for (const path of ['.next', relative('.', compiled)])
    copy(path, (one) => dirname(one) !== path || !ofBuildAlone.has(basename(one)))
}

/** Copies files to where they lie in the project. @returns how many bytes they have. */
export function copyFiles(directory: string, paths: readonly string[]): number {
  let bytes = 0
  for (const path of paths) {
    if (!statSync(path).isFile()) continue
    bytes += statSync(path).size
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    cpSync(path, join(directory, path))
  }
  return bytes
}
