import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSessionTurns } from './session-turns'

it('lets logins through one at a time, and everything else at once', async () => {
  const inTurn = createSessionTurns()
  let underWay = 0
  let most = 0
  const server = createServer((request, response) =>
    inTurn(request, response, () => {
      underWay++
      if (request.url === '/api/users/login') most = Math.max(most, underWay)
      void wait(30).then(() => {
        underWay--
        response.end('done')
      })
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const login = () =>
    fetch(`http://localhost:${port}/api/users/login`, { method: 'POST' }).then((answer) => answer.text())
  expect(await Promise.all(Array.from({ length: 5 }, login))).toEqual(Array(5).fill('done'))
  expect(most).toBe(1)
  const logins = Array.from({ length: 5 }, login)
  expect(await (await fetch(`http://localhost:${port}/api/pages`)).text()).toBe('done')
  expect(underWay, 'the others still wait for their turn').toBeLessThanOrEqual(1)
  await Promise.all(logins)
  await new Promise((resolve) => server.close(resolve))
})
