import { expect, it } from 'vitest'
import { createSavingJudge } from './judge-saving'

const hourMs = 3_600_000
const free = { judgeTaking: () => null }
const saving = { address: '203.0.113.7', now: 0, bytes: 50_000_000 }

it('lets a network save as much as eight forms with all their files, refuses more, and lets others go on', () => {
  const judge = createSavingJudge(free)
  for (let form = 0; form < 8; form++) expect(judge(saving)).toBeNull()
  expect(judge({ ...saving, bytes: 1_000 })).toEqual({ rule: 'tooMuchSaved' })
  expect(judge({ ...saving, address: '198.51.100.7' })).toBeNull()
  // Smaller than what it takes the place of.
  expect(judge({ ...saving, bytes: -5_000 })).toBeNull()
})

it('gives a network twenty megabytes of it back in a day', () => {
  const judge = createSavingJudge(free)
  for (let form = 0; form < 8; form++) judge(saving)
  expect(judge({ ...saving, now: 24 * hourMs, bytes: 20_100_000 })).toEqual({ rule: 'tooMuchSaved' })
  expect(judge({ ...saving, now: 24 * hourMs, bytes: 19_900_000 })).toBeNull()
})

it('charges nothing for what is refused as a post', () => {
  const objections = [{ rule: 'tooMany' as const, retrySeconds: 60 }, null]
  const judge = createSavingJudge({ judgeTaking: () => objections.shift() ?? null })
  expect(judge({ ...saving, bytes: 400_000_000 })).toMatchObject({ rule: 'tooMany' })
  expect(judge({ ...saving, bytes: 400_000_000 })).toBeNull()
})
