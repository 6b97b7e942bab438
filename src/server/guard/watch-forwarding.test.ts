import { afterEach, expect, it, vi } from 'vitest'
import { endCondition, listConditions } from '@/src/health/conditions'
import { log } from '@/src/platform/log'
import { createForwardingWatch } from './watch-forwarding'

afterEach(() => {
  endCondition('unknown-proxies')
  vi.restoreAllMocks()
})

it('says once that proxies stand in front which nobody told of, without anybody’s address', () => {
  const said = vi.spyOn(log, 'error').mockReturnValue()
  const watch = createForwardingWatch(0)
  watch({ host: 'bank.example' })
  expect([said.mock.calls.length, listConditions()]).toEqual([0, []])
  for (let count = 0; count < 3; count++) watch({ 'x-forwarded-for': '105.168.7.9' })
  expect(said).toHaveBeenCalledOnce()
  expect(JSON.stringify([said.mock.calls, listConditions()])).not.toContain('105.168')
  expect(listConditions()).toMatchObject([{ name: 'unknown-proxies', kind: 'notice' }])
})

it('says nothing where they are known', () => {
  const said = vi.spyOn(log, 'error').mockReturnValue()
  createForwardingWatch(1)({ 'x-forwarded-for': '105.168.7.9' })
  expect([said.mock.calls.length, listConditions()]).toEqual([0, []])
})
