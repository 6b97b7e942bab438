import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blockFolders } from '@/blocks/block-folders'
import { followImports, type Imports, readImports } from './imports'

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

let graph: Promise<Imports> | undefined

/** Which file of ours imports which, from the frame, the blocks and a test. Read once. */
function readAllImports(tests: readonly string[]): Promise<Imports> {
  graph ??= readImports([...frame, ...tests, ...blockFolders(process.cwd()).flatMap(listSources)])
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
  const imports = await readAllImports(judges)
  const { files } = followImports(imports, [...frame, judge, ...listSources(folder)], isOfAnotherBlock)
  return [...new Set([...files, ...besides])].sort()
}

function isOfAnotherBlock(importer: string, imported: string): boolean {
  return importer === registry && /^blocks\/[^/]+\//.test(imported)
}
