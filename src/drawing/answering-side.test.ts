import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** What runs on the thread that answers visitors, as it is loaded: types leave nothing behind. */
async function filesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  const files = Object.keys(metafile.inputs)
  const packages = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external }) => (external ? path : [])),
  )
  return [...files, ...packages]
}

/** What parses a page, searches or draws. Each is in what the other process loads, or this list would prove nothing. */
const ofTheOtherProcess = [
  'minisearch',
  'next',
  'parse5',
  'src/drawing/form-on-page.ts',
  'src/publishing/draw-page.ts',
  'src/publishing/find-form.ts',
  'src/publishing/harden-html.ts',
  'src/publishing/renderer.ts',
  'src/publishing/site-search.ts',
  'src/search/search-index.ts',
]

/** What takes apart posts and files of strangers: a thread or a process loads it, by the path of one of these files. */
const readers = ['@fastify/busboy', 'libphonenumber-js', 'pdf-lib', 'saxes', 'sharp', 'yauzl']
const readingEntries = [
  'reading/read-post',
  'files/inspection/inspect-content',
  'files/inspection/pdf-thread',
  'files/inspection/picture-process',
]

/** Of a package that is loaded in part too: `libphonenumber-js/max`. */
const readersIn = (files: readonly string[]) =>
  readers.filter((name) => files.some((file) => file === name || file.startsWith(`${name}/`)))

it('reads what strangers send in threads and processes of its own', async () => {
  const files = await Promise.all(readingEntries.map((entry) => filesOf(`src/submissions/${entry}.ts`)))
  expect(readersIn(files.flat())).toEqual(readers)
})

it('is loaded where it is used', async () => {
  expect(await filesOf('src/server/entries/drawing-process.ts')).toEqual(expect.arrayContaining(ofTheOtherProcess))
})

it.each([
  'drawing/drawing',
  'drawing/drawing-process-keeper',
  'server/public/public-listener',
  'server/pages/page-answers',
  'server/pages/search-answers',
  'server/forms/form-posts',
  'server/public/login',
])('is not in what src/%s.ts answers visitors with', async (entry) => {
  const files = await filesOf(`src/${entry}.ts`)
  expect(files).toContain(`src/${entry}.ts`)
  expect(ofTheOtherProcess.filter((name) => files.includes(name))).toEqual([])
  expect(readersIn(files)).toEqual([])
})
