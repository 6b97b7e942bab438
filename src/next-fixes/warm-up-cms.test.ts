import type { RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { openCmsPort } from '@/tests/support/open-cms-port'
import { warmLogin, warmUpCms } from './warm-up-cms'

it('asks the CMS for its health, by a name that its listener answers to', async () => {
  const asked: (string | undefined)[] = []
  const serveNext: RequestListener = (request, response) => {
    asked.push(request.url)
    response.end('{}')
  }
  await warmUpCms({ host: '0.0.0.0', port: await openCmsPort({ serveNext }) })
  expect(asked).toEqual(['/readyz'])
})

it('has the login drawn a while after the start, and not at all when that is called off', async () => {
  const asked: (string | undefined)[] = []
  const drawn = Promise.withResolvers<void>()
  const serveNext: RequestListener = (request, response) => {
    asked.push(request.url)
    response.end()
    drawn.resolve()
  }
  const address = { host: '127.0.0.1', port: await openCmsPort({ serveNext }) }
  warmLogin(address, 50)()
  warmLogin(address, 100)
  expect(asked).toEqual([])
  await drawn.promise
  expect(asked).toEqual(['/admin/login'])
})
