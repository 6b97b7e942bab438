import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Locale } from '@/src/i18n/locales'
import type { HeardSite } from '@/src/sites/heard-sites'
import { SiteList } from './SiteList'

// Further ahead than a process that begins now: it has listened for long.
const now = Date.now() + 3_600_000
const well: HeardSite = {
  ...{ name: 'web-1:3000', url: 'https://www.bank.example', edition: 'abcdefghijklmnop https://www.bank.example' },
  ...{ seq: 9, isFeedRead: true, isDrawing: true, waiting: 0, failing: 0, spoolSeconds: null, isLeaving: false },
  heardAt: now - 4_000,
}
const draw = (sites: HeardSite[], language: Locale) =>
  renderToStaticMarkup(createElement(SiteList, { sites, newest: 10, now, language }))

it('says of each site what it shows, what waits and fails, and when it was heard; of a silent one that in bold', () => {
  const silent = { ...well, name: 'web-2:3000', waiting: 3, failing: 1, spoolSeconds: 400, heardAt: now - 600_000 }
  const html = draw([well, { ...silent, isFeedRead: false }], 'en')
  const [first = '', second = ''] = html.split('</li>')
  expect(first).toBe(
    '<li>web-1:3000 (https://www.bank.example): Heard 4 s ago. Shows publications up to 9 of 10, with build abcdefghijkl. Visitors see everything that is published.',
  )
  expect(second).toContain('<strong>Not heard for 10 min: see')
  for (const part of [
    'cannot read what is published',
    'stayed as they were: 1.',
    'being drawn: 3.',
    'waited for 7 min',
  ])
    expect(second).toContain(part)
})

it('says the same in Portuguese, and makes markup of nothing that a site says', () => {
  const html = draw([{ ...well, edition: '<b> x', heardAt: now - 10_800_000 }], 'pt')
  expect(html).toContain('<strong>Não se ouve há 3 h: veja')
  expect(html).toContain('com a versão &lt;b&gt;.')
})
