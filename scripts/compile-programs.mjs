import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashSources } from '../src/platform/hash-sources.ts'
import { compiledPlace, programSources, sourcesFile } from '../src/platform/own-program.ts'

/** Compiled while a program was loaded, a thousand files took eleven seconds of processor time at every start. */

const ending = '.unfinished'

/**
 * Compiles the programs of the product, unless that has been done: packages stay outside, and what several programs need is compiled
 * once, so that each module is one also in a process that loads two of them.
 *
 * A directory under its own name is always whole. Who is killed meanwhile leaves nothing that is taken for one, and of two who compile at
 * once one takes what the other made.
 *
 * @param {{ root?: string, programs?: Record<string, string> }} options the project, and the sources of its programs by their names.
 * @returns the directory, whose name says from what it was made.
 * @throws Error with every mistake, when the sources cannot be compiled.
 */
export async function compilePrograms({ root = process.cwd(), programs = programSources() } = {}) {
  const all = join(root, '.compiled')
  const sources = hashSources(root)
  const directory = join(all, nameOf(sources))
  if (existsSync(directory)) return directory
  const files = await compile(root, programs)
  const unfinished = `${directory}.${process.pid}${ending}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, sourcesFile), sources, { flush: true })
  // On disk before it has its name: a machine that loses its power would otherwise find the name and empty files.
  for (const { path, contents } of files) writeFileSync(join(unfinished, basename(path)), contents, { flush: true })
  moveTo(directory, unfinished)
  removeOld(all, directory)
  return directory
}

/**
 * Notes that a process runs what is compiled in a directory, which then stays for as long as that process lives.
 *
 * @returns what takes the note back.
 */
export function keepCompiled(directory, pid) {
  const note = join(directory, 'in-use', String(pid))
  try {
    mkdirSync(join(directory, 'in-use'), { recursive: true })
    writeFileSync(note, '')
  } catch (error) {
    // Where nothing can be written, nothing is removed either. Node itself calls a root that is read-only ENOENT when it makes directories.
    if (!['EROFS', 'EACCES', 'ENOENT'].includes(error.code)) throw error
  }
  return () => rmSync(note, { force: true })
}

function nameOf(sources) {
  const recipe = readFileSync(fileURLToPath(import.meta.url))
  return createHash('sha256').update(sources).update(process.version).update(recipe).digest('hex').slice(0, 16)
}

async function compile(root, programs) {
  const { build, stop } = await import('esbuild')
  try {
    const { outputFiles } = await build({
      ...programSettings,
      absWorkingDir: root,
      entryPoints: programs,
      outExtension: { '.js': '.mjs' },
      chunkNames: 'shared-[hash]',
      write: false,
      splitting: true,
      // Read when an error is told, see src/platform/source-places.ts.
      sourcemap: 'linked',
      sourcesContent: false,
      banner: { js: `globalThis.${compiledPlace} ??= import.meta.dirname` },
    })
    return outputFiles
  } finally {
    await stop()
  }
}

/** @type {import('esbuild').Plugin} */
const noStyles = {
  name: 'no-styles',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.css$/ }, ({ path }) => ({
      errors: [{ text: `${path}: A program of the server has no styles: they belong to what Next draws.` }],
    }))
  },
}

/**
 * Names of `node:http` that are no others of Node's: asking for one of them loads the client that `fetch` is made of, and an import
 * statement asks for all there are. It took every process 25 ms of its start.
 */
const lazyNames = ['CloseEvent', 'MessageEvent', 'WebSocket']

/** @type {import('esbuild').Plugin} */
const httpAsItIs = {
  name: 'http-as-it-is',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^node:http$/ }, () => ({ path: 'node:http', namespace: 'as-it-is' }))
    onLoad({ filter: /.*/, namespace: 'as-it-is' }, () => {
      const names = Object.keys(http).filter((name) => !lazyNames.includes(name))
      return {
        contents: `const http = process.getBuiltinModule('node:http')\nexport const { ${names.join(', ')} } = http\nexport default http`,
      }
    })
  },
}

/** What decides of which files and packages a program is made. @satisfies {import('esbuild').BuildOptions} */
export const programSettings = {
  outdir: '.compiled',
  bundle: true,
  packages: 'external',
  // What it is made of, without its hooks for components: a program has none, and would load React for them.
  alias: { 'next-intl': 'use-intl/core' },
  platform: 'node',
  target: `node${process.versions.node}`,
  format: 'esm',
  jsx: 'automatic',
  plugins: [noStyles, httpAsItIs],
  logLevel: 'silent',
}

function moveTo(directory, unfinished) {
  try {
    renameSync(unfinished, directory)
  } catch (error) {
    if (!existsSync(directory)) throw error
    // Another process was quicker, and made the same.
    rmSync(unfinished, { recursive: true })
  }
}

/** Removes what was compiled from other sources and runs nowhere any more, and what was never finished. */
function removeOld(all, current) {
  for (const name of readdirSync(all)) {
    const directory = join(all, name)
    if (directory === current || isUsed(directory)) continue
    rmSync(directory, { recursive: true, force: true })
  }
}

function isUsed(directory) {
  if (directory.endsWith(ending)) return isRunning(directory.slice(0, -ending.length).split('.').at(-1))
  const notes = join(directory, 'in-use')
  return existsSync(notes) && readdirSync(notes).some(isRunning)
}

function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
