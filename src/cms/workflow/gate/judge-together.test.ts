import { expect, it } from 'vitest'
import type { Finding } from '@/src/governance/gate/verdict'
import { bindTogether } from './judge-together'

const stale: Finding = { severity: 'warning', kind: 'staleText', path: 'title', pt: 'Antigo.', en: 'Old.' }
const heavy: Finding = { severity: 'warning', kind: 'weight', path: '', pt: 'Pesa.', en: 'Heavy.' }

it('stops a page that goes live in one language alone, or with a language that lags behind', () => {
  expect(bindTogether([heavy], ['pt', 'en'])).toEqual([heavy])
  expect(bindTogether([stale, heavy], ['pt', 'en'])).toEqual([{ ...stale, severity: 'error' }, heavy])
  expect(bindTogether([], ['pt'])).toMatchObject([{ severity: 'error', at: 'pageType' }])
})
