import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { blockFolders } from '@/blocks/block-folders'

/** Whatever the gallery's frame draws, it draws with these, and with all that they import. */
const frame = [
  'src/app/SiteDocument.tsx',
  'src/gallery/BlockFrame.tsx',
  'src/gallery/draw-stand-in.ts',
  'src/i18n/request.ts',
] as const

/** Counts too, but not what it imports: who may see a frame, how the site is put together, and every package with the browser. */
const besides = [
  '.node-version',
  'next.config.ts',
  'package-lock.json',
  'src/app/(dev)/gallery/frame/[language]/[block]/[[...example]]/page.tsx',
  'src/app/(dev)/gallery/frame/[language]/layout.tsx',
  'src/app/(dev)/gallery/pictures/[file]/route.ts',
  'tests/support/drawn-from.ts',
  'tsconfig.json',
] as const

/** Imports one file of every block: from there only the block in question is followed. */
const registry = 'blocks/registry.ts'

/** Files of a page that a browser loads, and that import nothing. */
const leaves = ['.avif', '.jpg', '.png', '.svg', '.webp', '.woff2'] as const

let graph: Promise<Metafile> | undefined

/** Which file of ours imports which, from the frame, the blocks and a test. Read once. */
function readImports(tests: readonly string[]): Promise<Metafile> {
  graph ??= build({
    entryPoints: [...frame, ...tests, ...blockFolders(process.cwd()).flatMap(listSources)],
    outdir: '.cache/drawn-from',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: Object.fromEntries(leaves.map((ending) => [ending, 'empty' as const])),
    logLevel: 'error',
  }).then(({ metafile }) => metafile)
  return graph
}

/** The files of a block that can be drawn: not what editors fill in, and no tests. */
function listSources(folder: string): string[] {
  return readdirSync(join('blocks', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && name !== 'config.ts')
    .map((name) => join('blocks', folder, name))
    .sort()
}

/** The tests that judge blocks in the gallery's frame. */
const judges = ['tests/e2e/gallery-checks.spec.ts', 'tests/e2e/gallery-pictures.spec.ts'] as const
export type Judge = (typeof judges)[number]

/** Every file of this repository that has a part in how a block looks in the gallery, and in what a test says of it. */
export async function listDrawnFrom({ folder, judge }: { folder: string; judge: Judge }): Promise<string[]> {
  const { inputs } = await readImports(judges)
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file) || !(file in inputs)) return
    found.add(file)
    for (const { path } of inputs[file]?.imports ?? []) if (!isOfAnotherBlock(file, path)) follow(path)
  }
  for (const file of [...frame, judge, ...listSources(folder)]) follow(file)
  return [...new Set([...found, ...besides])].sort()
}

function isOfAnotherBlock(importer: string, imported: string): boolean {
  return importer === registry && /^blocks\/[^/]+\//.test(imported)
}

/** Stands for the content of files, with their names: it differs when any of them does. */
export function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${file}\n${content.byteLength}\n`).update(content)
  }
  return hash.digest('hex')
}
