import { expect, it } from 'vitest'
import { takeOwnSettings } from '@/tests/support/own-settings'

takeOwnSettings({ REQUEST_LOG: 'json' })
const { withOwnRequestId } = await import('./own-request-id')
const { currentRequestId, withRequestId } = await import('./request-id')

it('is another one than that of the request in whose course the work began', () => {
  const visitors = '8d7f0c5e-1d2a-4b6e-9a55-0f7e7f7c9b01'
  const own = withRequestId(visitors, () => withOwnRequestId(currentRequestId))
  expect(own).toMatch(/^[0-9a-f-]{36}$/)
  expect(own).not.toBe(visitors)
})
