import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const security = readFileSync('SECURITY.md', 'utf8')
const section = (title: string) => security.split(/^## /m).find((part) => part.startsWith(title)) ?? ''
const rowsOf = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
const testsIn = (text: string) =>
  [...text.matchAll(/`((?:src|tests)\/[\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path]) => path)

it('each promise of SECURITY.md names a test, and the tests are there', () => {
  const rows = rowsOf(section('What is promised of what is kept'))
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([])
  expect(testsIn(security).filter((path) => path && !existsSync(path))).toEqual([])
})

/** Everything of ours that runs in the product. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n')

it('each condition that /readyz is said to name is held somewhere', () => {
  const readiness = readFileSync('docs/contracts/readiness.md', 'utf8')
  const names = [...readiness.matchAll(/^\| `([a-z-]+)` \| (?:fault|notice) \|/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !sources.includes(`'${name}'`))).toEqual([])
})
