import { expect, it } from 'vitest'
import type { DatabaseContent } from './backup-manifest'
import { refuseDifference } from './check-restored'

const said: DatabaseContent = {
  migrations: ['one', 'two'],
  counts: { pages: 3, forms: 1 },
  newestPublication: 7,
  audit: { number: 12, hash: 'a' },
  formVersions: [{ form: 'complaint', number: 1, hash: 'f', stored: 's' }],
}

it('is what the manifest says when nothing is different', () => {
  expect(() => refuseDifference(said, structuredClone(said))).not.toThrow()
})

it.each<[string, Partial<DatabaseContent>, string]>([
  ['lacks a row', { counts: { pages: 2, forms: 1 } }, 'pages has 2 rows instead of 3'],
  ['lacks a table', { counts: { pages: 3 } }, 'forms has no rows instead of 1'],
  ['ends at another publication', { newestPublication: 6 }, 'newestPublication'],
  ['ends at another entry of the log', { audit: { number: 12, hash: 'b' } }, 'audit'],
  [
    'has other questions under the same version',
    { formVersions: [{ form: 'complaint', number: 1, hash: 'f', stored: 't' }] },
    'formVersions',
  ],
  ['lacks a version of a form', { formVersions: [] }, 'formVersions'],
  ['has another schema', { migrations: ['one'] }, 'migrations'],
])('is refused when it %s', (_what, change, named) => {
  expect(() => refuseDifference(said, { ...said, ...change })).toThrow(named)
})
