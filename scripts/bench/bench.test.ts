import { describe, expect, it } from 'vitest'
import { readReport } from './load-generator'
import { listFonts, listResources } from './page-weight'
import { count, duration, ratio, replaceSection, toTable } from './report'
import { differenceOfMedians, percentile } from './statistics'

describe('statistics', () => {
  it('takes a percentile that is one of the values', () => {
    const values = Array.from({ length: 50 }, (_, index) => 50 - index)
    expect([percentile(values, 0.5), percentile(values, 0.95), percentile([7], 0.95), percentile([], 0.5)]).toEqual([
      25, 48, 7, 0,
    ])
  })
})

describe('the difference of medians', () => {
  const around = (middle: number) => Array.from({ length: 400 }, (_, index) => middle + (index % 21) - 10)

  it('lies in its interval, which is narrow for the same and away from nothing for others', () => {
    const same = differenceOfMedians(around(500), around(500))
    expect(same.difference).toBe(0)
    expect(Math.max(Math.abs(same.low), Math.abs(same.high))).toBeLessThan(3)
    const other = differenceOfMedians(around(510), around(500))
    expect(other.difference).toBe(10)
    expect(other.low).toBeGreaterThan(5)
    expect(other.high).toBeLessThan(15)
  })
})

describe('report', () => {
  it('writes numbers as people read them', () => {
    expect([count(999), count(1234567.4), duration(412.3), duration(12_340)]).toEqual([
      '999',
      '1 234 567',
      '412 ms',
      '12.3 s',
    ])
    expect([ratio(3, 2), ratio(250, 20), ratio(10_000, 10), ratio(1, 0)]).toEqual(['1.50 ×', '12.5 ×', '1 000 ×', '–'])
  })

  it('lines the columns of a table up', () => {
    expect(toTable(['what', 'n'], [['a', '10 000']])).toBe(
      ['| what |      n |', '| ---- | -----: |', '| a    | 10 000 |'].join('\n'),
    )
  })

  it('replaces one section and keeps the others', () => {
    const first = replaceSection('# Title\n\nIntro.\n', 'One', 'old')
    const both = replaceSection(first, 'One and more', 'kept\n\n### Inner\n')
    expect(replaceSection(both, 'One', 'new')).toBe(
      '# Title\n\nIntro.\n\n## One\n\nnew\n\n## One and more\n\nkept\n\n### Inner\n',
    )
  })
})

describe('what wrk says', () => {
  const said = `Running 10s test @ http://127.0.0.1:8080/
  Latency Distribution
     50%    1.20ms
     99%  850.00us
  82411 requests in 10.01s, 854.23MB read
Requests/sec:   8232.86
Transfer/sec:     85.34MB`

  it('is read with its unit, and refused when anything failed', () => {
    expect(readReport(said)).toEqual({ answers: 82_411, requestsPerSecond: 8232.86, p99Ms: 0.85 })
    expect(readReport(said.replace('850.00us', '1.50s')).p99Ms).toBe(1_500)
    expect(() => readReport(`${said}\n  Non-2xx or 3xx responses: 12`)).toThrow('Non-2xx or 3xx responses: 12')
    expect(() => readReport(`${said}\n  Socket errors: connect 0, read 1, write 0, timeout 0`)).toThrow('read 1')
    expect(() => readReport('unable to connect')).toThrow('unable to connect')
  })
})

describe('page weight', () => {
  it('counts what a browser of today fetches for a page, each address once', () => {
    const html = `<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/f.woff2">
      <link rel="preload" as="style" href="/a.css"><link rel="icon" href="/i.svg"><link rel="canonical" href="/">
      <script src="/b.js" async></script><script nomodule src="/old.js"></script><script>1</script>`
    expect(listResources(html)).toEqual([
      { kind: 'css', href: '/a.css' },
      { kind: 'font', href: '/f.woff2' },
      { kind: 'script', href: '/b.js' },
    ])
  })

  it('finds the fonts of a style sheet', () => {
    expect(
      listFonts('@font-face{src:local("x"),url(../media/f.woff2)format("woff2")}.a{background:url("b.svg")}'),
    ).toEqual(['../media/f.woff2'])
  })
})
