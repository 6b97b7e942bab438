import { expect, it } from 'vitest'
import { ask, startLocalServer } from '@/tests/support/local-server'
import { createCmsListener } from './cms-listener'

it('the CMS answers to its own names only, so that no page elsewhere can point its name at it', async () => {
  const reached: string[] = []
  const port = await startLocalServer(
    createCmsListener({
      serveNext: ({ headers }, response) => {
        reached.push(headers.host ?? '')
        response.end()
      },
      allowedHosts: new Set(['localhost:3001', 'cms.bank.example']),
      takeTrial: async () => null,
    }),
  )
  const statusFor = async (host: string) => (await ask(port, { headers: { host } })).status
  expect(await statusFor('localhost:3001')).toBe(200)
  expect(await statusFor('CMS.bank.example')).toBe(200)
  for (const host of ['evil.example', 'localhost:3001.evil.example', 'localhost', ''])
    expect(await statusFor(host)).toBe(421)
  expect(reached).toEqual(['localhost:3001', 'CMS.bank.example'])
})
