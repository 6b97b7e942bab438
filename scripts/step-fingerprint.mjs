import { createHash } from 'node:crypto'
// An older Node reads this before it fetches the one that the project is pinned to: it has no globSync, and a name that is not there ends it.
import fileSystem, { existsSync, readFileSync } from 'node:fs'

/**
 * What the result of a step of `npm run generate` hangs on and what it wrote, in one short text: as long as that is the same, the step
 * would write the same again.
 *
 * @param {{ args: string[], program?: string, reads?: string[], writes: string[] }} step its arguments, the module it runs, read with
 *   everything of ours that this imports, the files it reads, as patterns, and those it writes.
 */
export async function fingerprintStep({ args, program, reads = [], writes }) {
  const hash = createHash('sha256')
  const put = (text) => hash.update(text).update('\0')
  put(process.versions.node)
  for (const argument of args) put(argument)
  // Every package in the versions that are installed.
  const files = ['package-lock.json', 'tsconfig.json', 'scripts/generated-files.mjs']
  const imported = program ? await importedFiles(program) : []
  for (const file of [
    ...new Set([...files, ...imported, ...reads.flatMap((pattern) => fileSystem.globSync(pattern)), ...writes]),
  ].toSorted()) {
    put(file)
    put(existsSync(file) ? readFileSync(file) : 'missing')
  }
  return hash.digest('hex')
}

/** A module and all modules of ours that it imports, by their paths. */
async function importedFiles(program) {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: [program],
    bundle: true,
    write: false,
    outdir: 'unwritten',
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // Styles and drawings say nothing to a generator; that they are imported is all it could see.
    loader: { '.css': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs)
}
