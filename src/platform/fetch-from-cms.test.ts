import { expect, it } from 'vitest'
import { startLocalServer } from '@/tests/support/local-server'
import { fetchFromCms } from './fetch-from-cms'
import { withRequestId } from './request-id'

const shownId = '8d7f0c5e-1d2a-4b6e-9a55-0f7e7f7c9b01'

it('says for which request it asks, beside whatever else it sends, and says none where there is none', async () => {
  const seen: unknown[] = []
  const port = await startLocalServer((request, response) => {
    seen.push([request.headers['x-request-id'], request.headers.authorization])
    response.end()
  })
  const ask = () => fetchFromCms(`http://127.0.0.1:${port}/`, { headers: { Authorization: 'Bearer secret' } })
  await withRequestId(shownId, ask)
  await ask()
  expect(seen).toEqual([
    [shownId, 'Bearer secret'],
    [undefined, 'Bearer secret'],
  ])
})
