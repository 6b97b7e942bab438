import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Metafile, type Plugin, stop } from 'esbuild'
import { withoutHtmlSinks } from './html-sinks'
import { listIslandFiles, toIslandName } from './island-files'
import type { IslandManifest } from './island-manifest'
import { lighterPackages } from './lighter-packages'
import { minifyScript } from './minify-script'

type BundleOptions = {
  /** The root of the project. */
  root: string
  /** Where the scripts go. What was there is removed. */
  directory: string
  /** The components of the islands, by their paths from the root. */
  files?: readonly string[]
}

const browserFolder = 'src/islands/browser'
/**
 * The evaluator of expressions alone is written with them, and forms ask for it later: written out for older browsers they would put more
 * into what every island begins with. A browser that has none shows what a form calculates when the server has.
 */
const privateMembers = { 'class-private-field': true, 'class-private-method': true } as const

const shared = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: 'es2020',
  supported: privateMembers,
  write: true,
  metafile: true,
  logLevel: 'silent',
} as const

/** What belongs to the server. In a bundle it would weigh more than all islands together. */
const serverOnly = /^node_modules\/(?:next|next-intl|use-intl|payload|@payloadcms|@apollo|graphql)\//

/**
 * Makes the scripts that bring islands to life: one for each, with what several need in files of their own, and the small one
 * that every page with islands begins with. Names follow the content, and each file has its compressed forms beside it.
 *
 * @throws Error when an island cannot be built, imports styles, or carries something of the server.
 */
export async function bundleIslands({
  root,
  directory,
  files = listIslandFiles(root),
}: BundleOptions): Promise<IslandManifest> {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  const outdir = {
    ...shared,
    absWorkingDir: root,
    outdir: directory,
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
  }
  try {
    const boot = await build({ ...outdir, entryPoints: [join(browserFolder, 'boot.ts')] })
    const { metafile } = await build({
      ...outdir,
      // React is in a file of its own from the first island on, so that a second one does not make visitors fetch it again.
      entryPoints: [
        join(browserFolder, 'hydrate-island.tsx'),
        ...files.map((file) => ({ in: `island:${file}`, out: toIslandName(file) })),
      ],
      splitting: true,
      jsx: 'automatic',
      legalComments: 'eof',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [islandEntries(root), noStyles, withoutHtmlSinks, lighterPackages],
    })
    refuseServerCode(metafile)
    const manifest = { boot: toBoot(boot.metafile, root), islands: toIslands(metafile, files) }
    for (const output of Object.keys(metafile.outputs)) await minify(join(root, output))
    for (const output of Object.keys({ ...boot.metafile.outputs, ...metafile.outputs })) compress(join(root, output))
    return manifest
  } finally {
    await stop()
  }
}

/** The script of an island: its component, joined with what brings it to life. */
function islandEntries(root: string): Plugin {
  return {
    name: 'island-entries',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.slice('island:'.length), namespace: 'island' }))
      onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => ({
        resolveDir: root,
        contents: [
          `import { ${toIslandName(path)} as component } from ${JSON.stringify(`./${path}`)}`,
          `import { hydrateIsland } from './${browserFolder}/hydrate-island'`,
          'export const hydrate = (container) => hydrateIsland(container, component)',
        ].join('\n'),
      }))
    },
  }
}

const noStyles: Plugin = {
  name: 'no-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, ({ path }) => ({
      errors: [
        { text: `${path}: An island has no styles of its own, because only Next knows the names of their classes.` },
      ],
    })),
}

function refuseServerCode({ inputs }: Metafile): void {
  const found = Object.keys(inputs).find((path) => serverOnly.test(path))
  if (found) throw new Error(`An island would bring ${found} to visitors. Give it what it needs as props.`)
}

function toBoot({ outputs }: Metafile, root: string): IslandManifest['boot'] {
  const [output = ''] = Object.keys(outputs)
  const hash = createHash('sha384')
    .update(readFileSync(join(root, output)))
    .digest('base64')
  return { file: basename(output), integrity: `sha384-${hash}` }
}

function toIslands({ outputs }: Metafile, files: readonly string[]): IslandManifest['islands'] {
  const entries = files.map((file) => {
    const own = Object.keys(outputs).find((output) => outputs[output]?.entryPoint === `island:${file}`)
    if (!own) throw new Error(`${file} has no script`)
    const modules = reach([own], outputs, ['import-statement'])
    const all = reach([own], outputs, ['import-statement', 'dynamic-import'])
    const later = all.filter((output) => !modules.includes(output))
    return [
      toIslandName(file),
      { modules: modules.map((path) => basename(path)), later: later.map((path) => basename(path)) },
    ] as const
  })
  return Object.fromEntries(entries)
}

/** Files and whatever they import, the first ones first. */
function reach(from: readonly string[], outputs: Metafile['outputs'], kinds: readonly string[]): string[] {
  const reached = new Set(from)
  for (const output of reached) {
    for (const { path, kind } of outputs[output]?.imports ?? []) if (kinds.includes(kind)) reached.add(path)
  }
  return [...reached]
}

/** Not the first script: browsers compare that one with its hash, and another version of the minifier would change it under its name. */
async function minify(file: string): Promise<void> {
  await writeFile(file, await minifyScript(await readFile(file, 'utf8')))
}

function compress(file: string): void {
  const content = readFileSync(file)
  const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: parameters }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
