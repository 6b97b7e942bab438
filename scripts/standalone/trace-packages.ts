import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import nft from 'next/dist/compiled/@vercel/nft/index.js'
import { z } from 'zod'
import { deskBundle, deskScripts } from '@/src/desk/make-desk-page'

/** Read by their path, so that no import leads to them: the rules of axe, and what bundles the page of the desk for its key. */
const readByPath = [
  'node_modules/axe-core/{package.json,axe.min.js,locales/pt_PT.json}',
  'node_modules/esbuild/{package.json,lib/main.js}',
  'node_modules/@esbuild/*/{package.json,bin/esbuild}',
]

/**
 * What imports lead to and the running product never asks for: compilers, tools of development that others offer to start, what draws for
 * those who have a canvas in jsdom, and what is there for another C library.
 */
const neverRun =
  /^node_modules\/(?:typescript|sass|vitest|fast-check|drizzle-kit|tsx|@swc\/core|@swc\/core-[^/]+|@next\/swc-[^/]+|@napi-rs\/canvas|@napi-rs\/canvas-[^/]+|[^/]+\/[^/]*-musl)\//

/** What is written for people and for debuggers, and what Next runs in development only. */
const neverRead =
  /\.map$|\.d\.[cm]?ts$|\.(?:md|markdown|flow)$|^node_modules\/next\/dist\/(?:docs\/|compiled\/.*\.runtime\.dev\.js$)/

const isLeftOut = (path: string) => neverRun.test(path) || neverRead.test(path)
const trace = z.object({ files: z.array(z.string()) })

/**
 * Finds which files of packages the built product runs on: what its compiled programs import, and what theirs import in turn; what Next
 * says of each route; and what is bundled while it runs.
 *
 * @param compiled the directory with the compiled programs.
 * @returns paths from the project's root, all below `node_modules`.
 */
export async function tracePackages(compiled: string): Promise<string[]> {
  const root = process.cwd()
  const found = new Set([...(await traceImports(compiled)), ...listOfNext(), ...(await listOfDesk())])
  for (const path of globSync(readByPath)) found.add(path)
  return [...found].map((path) => relative(root, resolve(path))).filter((path) => isOfPackage(path) && !isLeftOut(path))
}

const isOfPackage = (path: string) => path.startsWith('node_modules/')

async function traceImports(compiled: string): Promise<ReadonlySet<string>> {
  const base = process.cwd()
  const ours = `${relative(base, resolve(compiled))}/`
  const { fileList } = await nft.nodeFileTrace(globSync(`${compiled}/*.mjs`), {
    base,
    // Our own files are read from where the product was started, and are all there: only packages are followed.
    processCwd: '/',
    ignore: (path) => neverRun.test(path) || !(isOfPackage(path) || path.startsWith(ours)),
  })
  return fileList
}

function listOfNext(): string[] {
  return globSync('.next/**/*.nft.json').flatMap((file) =>
    trace.parse(JSON.parse(readFileSync(file, 'utf8'))).files.map((path) => resolve(dirname(file), path)),
  )
}

async function listOfDesk(): Promise<string[]> {
  const { metafile } = await build({ ...deskBundle, entryPoints: deskScripts, outdir: '.', metafile: true })
  return Object.keys(metafile.inputs)
}
