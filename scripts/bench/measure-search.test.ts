import { expect, it } from 'vitest'
import { measureSearch } from './measure-search'
import { percentile } from './statistics'

it.each([
  ['pt', 'crédito habitação'],
  ['en', 'credit card'],
] as const)(
  'ten thousand documents in %s are searched from less than 50 MB',
  (locale, words) => {
    const { index, bytes, times } = measureSearch(10_000, locale)
    expect(index.size()).toBe(10_000)
    expect(bytes).toBeGreaterThan(1_000_000)
    expect(bytes).toBeLessThanOrEqual(50_000_000)
    const { total, results } = index.search({ words, limit: 10 })
    expect(total).toBeGreaterThanOrEqual(10)
    expect(results).toHaveLength(10)
    // Times depend on the machine: said, not judged. docs/benchmarks.md has those of a quiet one.
    process.stdout.write(`search in 10 000 documents in ${locale}: p95 ${percentile(times, 0.95).toFixed(1)} ms\n`)
  },
  120_000,
)
