import { describe, expect, it } from 'vitest'
import { findCodeMistakes } from './code-rules'
import { findLockFileMistakes, findManifestMistakes } from './package-rules'
import { findPlaceMistakes } from './place-rules'

// Written apart, so that this file does not itself break the rules that it tests.
const ignoring = `@ts-${'ignore'}`
const unchecked = `@ts-${'nocheck'}`
const expecting = `@ts-${'expect-error'}`
const silencing = `biome-${'ignore'} lint/a11y/useSemanticElements:`

describe('code', () => {
  it.each([
    ['let x: any', '`any` switches'],
    ['const f = (values: Array<any>) => values', '`any` switches'],
    ['const x = y as string', 'A type assertion'],
    ['const x = y as unknown as string', 'A type assertion'],
    ['const x = <string>y', 'A type assertion', 'src/a.ts'],
    ['const x = y!.z', '`!` claims'],
    ['let x!: string', '`!` claims'],
    ['class A { x!: string }', '`!` claims'],
    ['const x = <p style={{ color: "red" }} />', 'An inline style'],
    ['const x = process.env.PORT', 'The environment is read'],
    ["const x = process['env']", 'The environment is read'],
    ["import { env } from 'node:process'", 'The environment is read'],
    ["'use client'\nexport const x = 1", "'use client' stands only"],
    [`// ${ignoring}\nconst x = 1`, `${ignoring} hides`],
    [`// ${unchecked}\nconst x = 1`, `${unchecked} hides`],
    [`// ${expecting}\nconst x = 1`, `${expecting} needs a reason`],
    [`const x = <p>{/* ${expecting} */ y}</p>`, `${expecting} needs a reason`],
    [`function f() {\n  // ${silencing}\n}`, 'biome-ignore needs a reason'],
  ])('%s is a mistake', (text, sentence, path = 'src/a.tsx') => {
    const mistakes = findCodeMistakes({ path, text })
    expect(mistakes[0]).toMatch(/^src\/a\.tsx?:\d+: /)
    expect(mistakes[0]).toContain(sentence)
  })

  it.each([
    ['const x = [1] as const satisfies readonly number[]'],
    ["import { env as settings } from '@/src/platform/env'"],
    ['const any = "any"; const x: unknown = !any'],
    [`const x = '// ${ignoring}'; const y = \`\${x} // ${unchecked}\``],
    [`const x = <p>// ${ignoring}</p>`],
    [`// ${expecting} The schema has no such type.\nconst x = 1`],
    [`// ${silencing} browsers do not know the element yet\nconst x = 1`],
  ])('%s is allowed', (text) => {
    expect(findCodeMistakes({ path: 'src/a.tsx', text })).toEqual([])
  })

  it.each([
    ['src/platform/env.ts', 'process.env'],
    ['scripts/start.mjs', 'process.env'],
    ['tests/support/start-product.ts', 'process.env'],
    ['src/map/Map.client.tsx', "'use client'"],
  ])('in %s, %s is in its place', (path, text) => {
    expect(findCodeMistakes({ path, text })).toEqual([])
  })
})

describe('places', () => {
  it.each([
    'src/utils/date.ts',
    'src/site/helpers/a.ts',
    'blocks/faq/index.ts',
    'src/content/index.ts',
    'src/lib/a.css',
  ])('%s is a mistake', (path) => {
    expect(findPlaceMistakes(path)).toHaveLength(1)
  })

  it.each(['src/cms/migrations/index.ts', 'blocks/faq/config.ts', 'site/content/pages/index.yaml'])(
    '%s is allowed',
    (path) => {
      expect(findPlaceMistakes(path)).toEqual([])
    },
  )
})

describe('packages', () => {
  const toManifest = (dependencies: Record<string, string>, overrides = {}) =>
    JSON.stringify({ dependencies: { payload: '3.90.2', next: '16.4.6', ...dependencies }, overrides })

  it('are pinned and not below their floors', () => {
    expect(findManifestMistakes(toManifest({ next: '16.10.0', '@payloadcms/next': '4.0.0' }))).toEqual([])
  })

  it.each([
    [toManifest({ zod: '^4.0.0' }), 'Pin one exact version'],
    [toManifest({ zod: 'latest' }), 'Pin one exact version'],
    [toManifest({}, { a: { b: '>=2' } }), 'Pin one exact version'],
    [toManifest({ other: 'npm:zod@^4.0.0' }), 'Pin one exact version'],
    [toManifest({ other: 'npm:next@15.0.0' }), 'next is 15.0.0, below'],
    [toManifest({ next: '16.4.5' }), 'below 16.4.6'],
    [toManifest({ next: '16.4.6-canary.1' }), 'below 16.4.6'],
    [toManifest({ '@payloadcms/next': '3.89.9' }), 'below 3.90.2'],
    ['{}', 'must be among the dependencies'],
  ])('%s is a mistake', (packageJson, sentence) => {
    expect(findManifestMistakes(packageJson)[0]).toContain(sentence)
  })

  it('are locked without the address of a registry', () => {
    const toLock = (resolved?: string) => JSON.stringify({ packages: { '': {}, 'node_modules/a': { resolved } } })
    expect(findLockFileMistakes(toLock())).toEqual([])
    expect(findLockFileMistakes(toLock('https://registry.example/a/-/a-1.0.0.tgz'))).toHaveLength(1)
  })
})
