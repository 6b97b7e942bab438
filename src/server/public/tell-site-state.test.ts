import { afterEach, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { siteState } from '@/src/publications/site-state'
import { readSiteState, tellSiteState } from './tell-site-state'

afterEach(() => vi.restoreAllMocks())

const health = () => ({ isFeedRead: true, isDrawing: true, waiting: 2, failing: 0 })
const read = () =>
  readSiteState({ engine: { figures: () => ({ seq: 7, feedReadAt: 0, drawn: drawnNothing }) }, health, port: 3000 })
const drawnNothing = { page: 0, frame: 0, failed: 0 }

it('says at once, again and again how the site is, also after a CMS that was away, and last that it leaves', async () => {
  const complained = vi.spyOn(log, 'error').mockReturnValue()
  const told: boolean[] = []
  let isAway = true
  const tell = async (path: string, json: unknown) => {
    expect(path).toBe('/api/site-states')
    const state = siteState.parse(json)
    expect(state).toMatchObject({ ...health(), seq: 7, spoolSeconds: null, name: expect.stringMatching(/:3000$/) })
    if (isAway) throw new Error('away')
    told.push(state.isLeaving)
  }
  const stop = tellSiteState({ read, tell, everyMs: 5 })
  await vi.waitFor(() => expect(complained).toHaveBeenCalled())
  isAway = false
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(2))
  expect(complained).toHaveBeenCalledOnce()
  await stop()
  expect(told.slice(-2)).toEqual([false, true])
  const count = told.length
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(told).toHaveLength(count)
})

it('a stop does not wait for a CMS that never answers', async () => {
  const stop = tellSiteState({ read, tell: () => new Promise(() => undefined) })
  const begun = Date.now()
  await stop()
  expect(Date.now() - begun).toBeLessThan(3_000)
})
