import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { freePort } from '@/tests/support/free-port'
import { createCmsListener } from './cms-listener'
import { wakeCms } from './wake-cms'

it('asks the CMS for its health, by a name that its listener answers to', async () => {
  const port = await freePort()
  const asked: (string | undefined)[] = []
  const serveNext: Parameters<typeof createCmsListener>[0]['serveNext'] = (request, response) => {
    asked.push(request.url)
    response.end('{}')
  }
  const allowedHosts = new Set([`localhost:${port}`])
  const server = createServer(createCmsListener({ serveNext, allowedHosts, takeTrial: async () => null }))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await wakeCms({ host: '0.0.0.0', port })
  await new Promise((resolve) => server.close(resolve))
  expect(asked).toEqual(['/readyz'])
})
