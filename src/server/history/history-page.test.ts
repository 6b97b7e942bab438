import { expect, it } from 'vitest'
import type { PastAnswer } from '@/src/publishing/history/read-history'
import { historyViewPolicy, toHistoryPage } from './history-page'

const entry = {
  at: '2026-03-03T13:00:00.000Z',
  href: '/',
  status: 200,
  location: null,
  hash: 'a'.repeat(64),
  files: {},
  previous: '',
  seal: 'b'.repeat(64),
}
const past: PastAnswer = { entry, until: null, body: Buffer.from('<p>x</p>'), isVerified: true }

it('shows the page of the past in a frame that runs nothing, with its time in Luanda and its hash', () => {
  const html = toHistoryPage({ language: 'pt', address: '/', at: '2026-03-03T14:30', past, entries: [entry] })
  expect(html).toContain(
    '<iframe title="A página como era" sandbox src="/history?address=%2F&amp;at=2026-03-03T14%3A30',
  )
  expect(html).toMatch(/03\/03\/(?:20)?26[^<]*14:00/)
  expect(html).toContain(entry.hash)
  expect(html).toContain('Verificado')
})

it('says loudly when what is kept is not what was noted', () => {
  const broken = { ...past, isVerified: false, body: null }
  const html = toHistoryPage({ language: 'en', address: '/', at: '', past: broken, entries: [] })
  expect(html).toContain('role="alert">NOT VERIFIED')
  expect(html).not.toContain('iframe title')
})

it('writes what was asked for as text', () => {
  const html = toHistoryPage({ language: 'en', address: '/"><script>x</script>', at: '"', past: null, entries: [] })
  expect(html).not.toContain('<script>')
  expect(html).toContain('Nothing is known of this address')
  expect(historyViewPolicy).not.toMatch(/unsafe|script-src/)
})
