import { afterEach, expect, it, vi } from 'vitest'
import { endCondition, listConditions } from '@/src/health/conditions'
import { log } from '@/src/platform/log'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { createCmsListener } from './cms-listener'
import { cmsPortRules } from './cms-port-rules'

afterEach(() => {
  endCondition('unknown-cms-proxies')
  vi.restoreAllMocks()
})

it('the port of the CMS says once that proxies stand in front which nobody told of, and names the setting, without any address', async () => {
  const said = vi.spyOn(log, 'error').mockReturnValue()
  const port = await startLocalServer((request, response) => listener(request, response))
  const listener = createCmsListener({
    serveNext: (_request, response) => response.end('answered'),
    takeTrial: async () => null,
    ...cmsPortRules(port),
  })
  const get = async (headers: Record<string, string>) =>
    (await ask(port, { path: '/healthz', headers: { host: `localhost:${port}`, ...headers } })).status
  expect(await get({})).toBe(200)
  expect([said.mock.calls, listConditions()]).toEqual([[], []])
  for (let count = 0; count < 3; count++) expect(await get({ 'x-forwarded-for': '105.168.7.9' })).toBe(200)
  expect(said).toHaveBeenCalledOnce()
  expect(said.mock.calls[0]?.[0]).toContain('CMS_PROXY_COUNT')
  expect(JSON.stringify([said.mock.calls, listConditions()])).not.toContain('105.168')
  const inBoth = expect.stringContaining('CMS_PROXY_COUNT')
  const notice = { name: 'unknown-cms-proxies', kind: 'notice', text: { pt: inBoth, en: inBoth } }
  expect(listConditions()).toMatchObject([notice])
})
