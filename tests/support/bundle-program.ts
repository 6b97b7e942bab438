import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, stop } from 'esbuild'
import { compiledPlace } from '@/src/platform/own-program'
import { makeOnce } from './make-once'

/** Our own modules, which know where they are and start others beside them. */
const keptPlaces: Plugin = {
  name: 'kept-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}

/** What is loaded by its path, because its own rules of style are not ours, is part of the program. */
const withMigrations: Plugin = {
  name: 'with-migrations',
  setup({ onLoad }) {
    onLoad({ filter: /src\/database\/read-migrations\.ts$/ }, () => ({
      contents: `import { dialect } from '@/src/database/own-dialect'
        import { migrations } from ${JSON.stringify(resolve('src/cms/migrations/index.ts'))}
        import { migrations as onPostgres } from ${JSON.stringify(resolve('src/cms/migrations-postgres/index.ts'))}
        export const readMigrations = () => Promise.resolve(dialect.name === 'postgres' ? onPostgres : migrations)`,
      resolveDir: process.cwd(),
      loader: 'ts',
    }))
  },
}

/**
 * Makes one file of a TypeScript program, for tests that start it several times: finding and compiling its modules takes most of the
 * time of a start. Packages stay outside and are the same. What the program starts itself was compiled as for the product.
 *
 * @returns the path of the file, made once in a run of the tests.
 */
export async function bundleProgram(program: string): Promise<string> {
  const file = await makeOnce(`${program}.mjs`, () => bundle(program))
  if (!file) throw new Error('Programs are made one file in a run of the tests only')
  return file
}

async function bundle(program: string): Promise<Uint8Array> {
  try {
    const { outputFiles } = await build({
      entryPoints: [program],
      write: false,
      outdir: '.',
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      plugins: [withMigrations, keptPlaces],
      banner: { js: `globalThis.${compiledPlace} = ${JSON.stringify(process.env['SONA_COMPILED'])}` },
      logLevel: 'silent',
    })
    const [file] = outputFiles
    if (!file || outputFiles.length > 1) throw new Error(`${program} did not become one file`)
    return file.contents
  } finally {
    await stop()
  }
}
