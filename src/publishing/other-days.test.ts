import { expect, it } from 'vitest'
import { createKnownPages } from './known-pages'
import { pagesOfOtherDays } from './other-days'

it('finds the pages of another day, by the clock of Luanda', () => {
  const known = createKnownPages()
  const note = (href: string, tags: string[], status = 200) =>
    known.note({ href, status, headers: {}, tags, frames: [], listedOn: null })
  note('/credito', ['Page:1', 'Simulator:2:card', 'day:2026-11-20'])
  note('/credito-antigo', ['day:2026-11-19'])
  note('/credito-mudado', ['day:2026-11-19'], 301)
  note('/contas', ['Page:3'])
  expect(pagesOfOtherDays(known, Date.parse('2026-11-20T22:59:59Z'))).toEqual(['/credito-antigo'])
  expect(pagesOfOtherDays(known, Date.parse('2026-11-20T23:00:00Z'))).toEqual(['/credito', '/credito-antigo'])
})
