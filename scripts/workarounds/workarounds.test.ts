import { describe, expect, it } from 'vitest'
import { findWorkaroundMistakes, type Surroundings } from './find-workaround-mistakes'
import { readWorkarounds } from './read-workarounds'

const path = 'src/payload-fixes/align-rows.ts'
const head = `/*
 * Workaround
 * Package: payload 3.90.2, @payloadcms/db-sqlite 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/1, docs/upstream/payload-rows.md
 * Test: src/payload-fixes/align-rows.test.ts
 * Goes when: rows are found by their ids,
 *   in every language.
 */
`
const text = `${head}import { a } from 'payload'\n`
const files = [path, 'src/payload-fixes/align-rows.test.ts', 'docs/upstream/payload-rows.md', 'docs/upstream/README.md']

function mistakesOf(
  source: string,
  { payload = '3.90.2', more = [], without }: { payload?: string; more?: string[]; without?: string } = {},
): string[] {
  const surroundings: Surroundings = {
    pinned: new Map([
      ['payload', payload],
      ['@payloadcms/db-sqlite', '3.90.2'],
    ]),
    paths: new Set([...files, ...more].filter((file) => file !== without)),
  }
  return findWorkaroundMistakes(readWorkarounds(path, source), surroundings)
}

describe('the head of a workaround', () => {
  it('says for which versions it is, what is known upstream, what fails without it, and when it may go', () => {
    expect(readWorkarounds(path, text)).toEqual([
      {
        path,
        packages: [
          { name: 'payload', version: '3.90.2' },
          { name: '@payloadcms/db-sqlite', version: '3.90.2' },
        ],
        upstream: ['https://github.com/payloadcms/payload/issues/1', 'docs/upstream/payload-rows.md'],
        tests: ['src/payload-fixes/align-rows.test.ts'],
        goesWhen: 'rows are found by their ids, in every language.',
      },
    ])
    expect(mistakesOf(text)).toEqual([])
  })

  it.each(['Package', 'Upstream', 'Test', 'Goes when'])('must not leave out "%s"', (name) => {
    const shortened = text.replace(new RegExp(` \\* ${name}: .*\\n(?: \\*   .*\\n)?`), '')
    expect(() => readWorkarounds(path, shortened)).toThrow(path)
  })

  it('must name a version', () => {
    expect(() => readWorkarounds(path, text.replace('payload 3.90.2,', 'payload,'))).toThrow('"payload" is no package')
  })
})

describe('a changed version', () => {
  it('is a mistake that lists what to look at again, each with what is known upstream', () => {
    const [mistake = '', ...others] = mistakesOf(text, { payload: '3.91.0' })
    expect(others).toEqual([])
    expect(mistake).toContain('payload is 3.91.0 now, and these workarounds were written for 3.90.2.')
    expect(mistake).toContain(`\n  ${path}\n    goes when rows are found by their ids`)
    expect(mistake).toContain('\n    https://github.com/payloadcms/payload/issues/1\n')
  })

  it('is found for a package that is not pinned at all', () => {
    expect(mistakesOf(text.replaceAll('@payloadcms/db-sqlite', 'libsql'))[0]).toContain('does not pin libsql')
  })
})

describe('a mistake', () => {
  it.each([
    ['a test that is gone', { without: 'src/payload-fixes/align-rows.test.ts' }, 'its test src/payload-fixes'],
    ['a report that is gone', { without: 'docs/upstream/payload-rows.md' }, 'neither an address nor a report'],
    ['a report that nothing names', { more: ['docs/upstream/next-old.md'] }, 'no workaround names this report'],
    ['a fix without a head', { more: ['src/next-fixes/new.ts'] }, 'begins with the head of a workaround'],
  ])('is %s', (_name, change, sentence) => {
    const mistakes = mistakesOf(text, change)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toContain(sentence)
  })

  it('is no test that stands beside a fix', () => {
    expect(mistakesOf(text, { more: ['src/next-fixes/new.test.ts'] })).toEqual([])
  })
})
