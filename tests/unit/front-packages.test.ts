import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { programSettings } from '@/scripts/compile-programs.mjs'
import { programSources } from '@/src/platform/own-program'

type Contents = { packages: string[]; later: string[]; files: string[] }

/**
 * The packages that a program of the product may load in its own process, those of them that it loads only where something asks for it, and
 * the files of the project that it is made of.
 */
async function contentsOf(program: string): Promise<Contents> {
  const entryPoints = [programSources()[program] ?? '']
  const { metafile } = await build({ ...programSettings, entryPoints, write: false, metafile: true })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const outside = imports.filter(({ external, path }) => external && !path.startsWith('node:'))
  const namesOf = (found: readonly { path: string }[]) => [
    ...new Set(
      found.map(({ path }) =>
        path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ]
  const atOnce = namesOf(outside.filter(({ kind }) => kind !== 'dynamic-import'))
  const packages = namesOf(outside).toSorted()
  return { packages, later: packages.filter((name) => !atOnce.includes(name)), files: Object.keys(metafile.inputs) }
}

/** What makes spans and exports them, where a setting names a collector. */
const ofTraces = [
  ...['@opentelemetry/api', '@opentelemetry/core', '@opentelemetry/exporter-trace-otlp-http'],
  ...['@opentelemetry/resources', '@opentelemetry/sdk-trace-base'],
]

it('what visitors reach loads neither Next nor Payload, React or GraphQL: these packages, and no other', async () => {
  const { packages, later, files } = await contentsOf('front')
  expect(later).toEqual(expect.arrayContaining(ofTraces))
  expect(packages.filter((name) => !ofTraces.includes(name))).toEqual([
    ...['@noble/curves', '@noble/hashes', '@orama/stemmers', '@scure/base', 'age-encryption'],
    ...['parse5', 'piscina', 'use-intl', 'zod'],
  ])
  expect(files.filter((file) => /\.tsx$|^(?:blocks|graphql)\/|^src\/(?:app|content|studio)\//.test(file))).toEqual([])
  // The object store is asked by the CMS alone.
  expect(files.filter((file) => /^src\/(?:file-store|uploads)\//.test(file))).toEqual([])
})

it('what keeps a mirror loads neither Next, React nor Payload, nothing of what draws and none of what strangers send', async () => {
  const { packages, files } = await contentsOf('mirror')
  // The first two speak to a bucket.
  expect(packages).toEqual(['aws4fetch', 'saxes', 'zod'])
  expect(
    files.filter((file) =>
      /\.tsx$|^(?:blocks|graphql)\/|^src\/(?:app|cms|content|publishing|studio|submissions)\//.test(file),
    ),
  ).toEqual([])
})

it('what watches over both parts loads next to nothing', async () => {
  const { packages, later } = await contentsOf('supervisor')
  // What writes figures, where a setting asks for them.
  expect(later).toEqual(['prom-client'])
  expect(packages.filter((name) => !later.includes(name))).toEqual(['zod'])
})

it('what visitors reach counts, and has no part in how figures are written', async () => {
  const { files } = await contentsOf('front')
  expect(files).toContain('src/metrics/count-answers.ts')
  expect(files).not.toContain('src/metrics/write-metrics.ts')
  expect((await contentsOf('supervisor')).files).toContain('src/metrics/write-metrics.ts')
})

it('what draws for a site whose CMS is elsewhere loads Next, and of the CMS nothing', async () => {
  const { packages, later, files } = await contentsOf('site-back')
  // The last one makes scripts smaller, where a build is made.
  expect(later).toEqual([...ofTraces, '@swc/core'])
  expect(packages.filter((name) => !later.includes(name))).toEqual([
    '@noble/curves',
    '@noble/hashes',
    '@scure/base',
    'age-encryption',
    'esbuild',
    'next',
    // By which people who handle sealed reports are told of new ones.
    'nodemailer',
    'zod',
  ])
  // What one part says to the other of first logins.
  expect(files.filter((file) => /^src\/(?:cms|studio|identity)\//.test(file))).toEqual([
    'src/cms/open/preparation-message.ts',
  ])
})

it('what makes traces is loaded only by processes that make some, and by no one at once', async () => {
  const isOfTraces = (name: string) => name.startsWith('@opentelemetry/')
  for (const program of Object.keys(programSources())) {
    const { packages, later } = await contentsOf(program)
    const found = packages.filter(isOfTraces)
    expect(found, program).toEqual(['front', 'back', 'site-back', 'start'].includes(program) ? ofTraces : [])
    expect(later.filter(isOfTraces), program).toEqual(found)
  }
})

it('tells what does load them', async () => {
  expect((await contentsOf('back')).packages).toEqual(expect.arrayContaining(['next', 'zod']))
})
