import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The findings of a hostile day, each with what finds it again or what is left open. */
const rows = readFileSync('docs/hostile-day.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:S|forms |mission |look A)\d/.test(line))
  .map((line) => {
    const [, finding = '', wrong = '', tests = '', left = ''] = line.split(' | ').flatMap((cell) => cell.split(/^\| /))
    const named = [...tests.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))
    return { finding, wrong, named, left: left.replace(/\s*\|$/, '').trim() }
  })

const range = (name: string, numbers: readonly number[]) => numbers.map((number) => `${name}${number}`)
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

it('has every finding once', () => {
  expect(rows.map(({ finding }) => finding)).toEqual([
    ...range('S', upTo(26)),
    ...range('forms ', [...upTo(8), 13, 24]),
    ...range('mission ', [1, 2, 3, 4, 5, 7, 8, 10, 11]),
    ...range('look A', [1, 2, 4, 5]),
  ])
})

it.each(rows)('$finding is found again by tests that are there, or is said to be open', ({ wrong, named, left }) => {
  expect(wrong).not.toBe('')
  expect(named.length > 0 || left.length > 0).toBe(true)
  const missing = named.filter(({ file, title }) => {
    const source = existsSync(file) && /\.(?:test|spec)\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : ''
    return !["'", '`', '"'].some((quote) => source.includes(`${quote}${title}${quote}`))
  })
  expect(missing).toEqual([])
})
