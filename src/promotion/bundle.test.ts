import { expect, it } from 'vitest'
import { openBundle, sealBundle } from './bundle'
import { makePromotionKeys, signManifest } from './promotion-keys'
import { PromotionRefusal } from './promotion-refusal'

const staging = makePromotionKeys()
const senders = [{ name: 'Ensaio', key: staging.key }]
const known = { senders, knowsMigration: (name: string) => name === '20261127_simulators' }
const about = {
  release: 'Natal',
  packedAt: '2026-11-28T01:00:00.000Z',
  from: 'https://staging.bank.example',
  migration: '20261127_simulators',
  promoted: [{ collection: 'pages' as const, key: 'natal', title: 'Natal', languages: ['pt' as const] }],
}
const parts = new Map([
  ['pages/natal.yaml', Buffer.from('title: { pt: Natal }\n')],
  ['media/files/árvore.png', Buffer.from([1, 2, 3])],
])
const sealed = sealBundle(about, parts, staging.secret)

type Packed = { manifest: string; signature: string; sender: string; parts: Record<string, string> }
const opened = (): Packed => JSON.parse(sealed)
const read = (packed: object) => openBundle(JSON.stringify(packed), known)

/** What staging itself signed, but otherwise than this build does. */
function signedAnew(change: (manifest: Record<string, unknown>) => object, more: object = {}) {
  const packed = opened()
  const manifest = JSON.stringify(change(JSON.parse(packed.manifest)))
  return { ...packed, manifest, ...signManifest(manifest, staging.secret), ...more }
}

it('brings back what was sealed, with who sent it', () => {
  const { manifest, sender, hash, parts: found } = openBundle(sealed, known)
  expect(manifest).toMatchObject(about)
  expect(sender.name).toBe('Ensaio')
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(found).toEqual(parts)
})

it('refuses each change of each part', () => {
  for (const path of Object.keys(opened().parts)) {
    const packed = opened()
    packed.parts[path] = Buffer.from('other').toString('base64')
    expect(() => read(packed), path).toThrow(/changed after it was signed/)
  }
  const { parts: whole, ...rest } = opened()
  for (const path of Object.keys(whole)) {
    const without = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== path))
    expect(() => read({ ...rest, parts: without }), path).toThrow(/exactly the parts/)
  }
  expect(() => read({ ...rest, parts: { ...whole, 'pages/other.yaml': '' } })).toThrow(/exactly the parts/)
  for (const change of ['Natal', '20261127_simulators', 'staging.bank', '"pt"']) {
    const packed = opened()
    packed.manifest = packed.manifest.replace(change, change === '"pt"' ? '"en"' : 'X')
    expect(() => read(packed), change).toThrow(/changed after it was signed/)
  }
  const packed = opened()
  packed.signature = `${packed.signature.startsWith('A') ? 'B' : 'A'}${packed.signature.slice(1)}`
  expect(() => read(packed)).toThrow(/changed after it was signed/)
})

it('refuses who is not among the senders, also under the name of another', () => {
  const stranger = makePromotionKeys()
  expect(() => openBundle(sealBundle(about, parts, stranger.secret), known)).toThrow(/does not accept/)
  const packed: Packed = JSON.parse(sealBundle(about, parts, stranger.secret))
  expect(() => read({ ...packed, sender: staging.key })).toThrow(/changed after it was signed/)
  expect(() => openBundle(sealed, { ...known, senders: [] })).toThrow(/does not accept/)
})

it.each([0, 2, 99])('refuses format %i', (format) => {
  expect(() => read(signedAnew((manifest) => ({ ...manifest, format })))).toThrow(`format ${format}`)
})

it('refuses a schema that this build does not know', () => {
  expect(() => openBundle(sealed, { ...known, knowsMigration: () => false })).toThrow(/newer Sona.*20261127_simulators/)
})

it.each([
  '../escape.yaml',
  'pages/../../escape.yaml',
  'pages/./here.yaml',
  '/etc/passwd',
  'pages//a.yaml',
  'pages/a\\..\\b.yaml',
  'pages/C:b.yaml',
  'pages/a\u0000.yaml',
  'users/a.yaml',
  'pages',
  `pages/${'a'.repeat(201)}.yaml`,
])('refuses to hold %j, whoever signed it', (path) => {
  const part = Buffer.from('x')
  expect(() => sealBundle(about, new Map([[path, part]]), staging.secret)).toThrow()
  const hash = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881'
  const evil = signedAnew((manifest) => ({ ...manifest, parts: [{ path, sha256: hash, bytes: 1 }] }), {
    parts: { [path]: part.toString('base64') },
  })
  expect(() => read(evil)).toThrow(/must not hold/)
})

it.each(['', 'null', '[]', '{"manifest":1}', 'PK\u0003\u0004', '{'])('says of %j that it is no bundle', (text) => {
  expect(() => openBundle(text, known)).toThrow(PromotionRefusal)
})

it('takes nothing with settings of the site, with rows that nobody asked for, or with what is no language', () => {
  for (const promoted of [
    { global: 'site-settings', title: 'x', languages: ['pt'] },
    { collection: 'users', key: 'a', title: 'x', languages: ['pt'] },
    { collection: 'pages', key: 'a', title: 'x', languages: ['fr'] },
    { collection: 'pages', key: 'a', title: 'x', languages: ['pt'], more: 1 },
  ])
    expect(() => read(signedAnew((manifest) => ({ ...manifest, promoted: [promoted] })))).toThrow(/not made like one/)
})
