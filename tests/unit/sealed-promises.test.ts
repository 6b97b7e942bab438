import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'

const text = readFileSync('docs/sealed-reports.md', 'utf8')
const rows = text.split('\n').filter((line) => line.startsWith('| `'))
const named = [...text.matchAll(/`([^`]+\.(?:test|spec)\.ts)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}))

it.each(locales)('has a row for each sentence of promise on the page in %s', (locale) => {
  for (const sentence of Object.keys(messagesByLocale[locale].sealedReports.promises)) {
    const row = rows.find((line) => line.startsWith(`| \`${sentence}\` |`))
    expect(row, sentence).toBeDefined()
    // What cannot be held says so; everything else names a test.
    expect(/: “[^”]+”/.test(row ?? '') || (row ?? '').includes('nothing of ours can hold it'), sentence).toBe(true)
  }
})

it.each(named)('$file has “$title”', ({ file, title }) => {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  expect(["'", '`', '"'].some((quote) => source.includes(`${quote}${title}${quote}`))).toBe(true)
})

const noTest = ['only others can do that', 'this row has no test', 'nothing of ours can hold it']

it.each(['## Beside GlobaLeaks and SecureDrop', '## Threats', '## The life of a case', "## The bank's own page"])(
  'says of every row of “%s” what holds it, or why nothing does',
  (heading) => {
    const [, section = ''] = text.split(`${heading}\n`)
    const table = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
    // Of the last table of a section: what stands before it says what is so, not what holds it.
    const held = table.slice(table.findLastIndex((line) => /held by \|$/.test(line)) + 1)
    expect(held.length).toBeGreaterThan(2)
    for (const line of held)
      expect(/: “[^”]+”/.test(line) || noTest.some((reason) => line.includes(reason)), line).toBe(true)
  },
)

it('names tests for every threat that it says is held', () => {
  expect(named.length).toBeGreaterThan(15)
})
