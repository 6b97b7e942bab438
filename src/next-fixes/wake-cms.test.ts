import type { RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { openCmsPort } from '@/tests/support/open-cms-port'
import { wakeCms } from './wake-cms'

it('asks the CMS for its health, by a name that its listener answers to', async () => {
  const asked: (string | undefined)[] = []
  const serveNext: RequestListener = (request, response) => {
    asked.push(request.url)
    response.end('{}')
  }
  await wakeCms({ host: '0.0.0.0', port: await openCmsPort({ serveNext }) })
  expect(asked).toEqual(['/readyz'])
})
