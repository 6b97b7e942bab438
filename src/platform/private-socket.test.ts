import { afterEach, beforeEach, expect, it } from 'vitest'
import { askSharedSocket, makeSocketPlace, serveSharedSocket } from './private-socket'

let place: ReturnType<typeof makeSocketPlace>
let closes: (() => Promise<void>)[] = []
beforeEach(() => {
  place = makeSocketPlace()
  closes = []
})
afterEach(async () => {
  for (const close of closes) await close()
  place.remove()
})

const question = { path: '/a?b=c', headers: { 'x-asked': 'yes' }, timeLimitMs: 2_000 } as const

async function serve(protocol: string, text: string) {
  const close = await serveSharedSocket({ path: place.path, protocol }, (request, response) => {
    response.end(`${text} ${request.url} ${request.headers['x-asked']}`)
  })
  closes.push(close)
  return close
}

async function ask(protocol: string) {
  return String((await askSharedSocket({ path: place.path, protocol }).ask(question)).body)
}

it('answers who speaks the same protocol, and nobody else', async () => {
  await serve('1', 'answered')
  expect(await ask('1')).toBe('answered /a?b=c yes')
  await expect(ask('2')).rejects.toThrow('of another build')
})

it('is asked in vain while nobody is there, and is found again at the same place', async () => {
  await expect(ask('1')).rejects.toThrow()
  const close = await serve('1', 'first')
  expect(await ask('1')).toContain('first')
  await close()
  await expect(ask('1')).rejects.toThrow()
  await serve('1', 'second')
  expect(await ask('1')).toContain('second')
})

it('takes the place of a socket that was left behind', async () => {
  await serve('1', 'killed')
  await serve('1', 'next')
  expect(await ask('1')).toContain('next')
})
