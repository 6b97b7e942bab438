import { expect, it, vi } from 'vitest'
import { askOnce } from './ask-once'

const question = (body: string) => ['https://cms.example/', { method: 'POST', body }] as const

it('sends a question once, also when both ask at the same moment, and answers each whole', async () => {
  const fetch = vi.fn(async (_url: string, { body }: RequestInit) => Response.json({ to: body }))
  const ask = askOnce(fetch)
  const answers = await Promise.all([ask(...question('a')), ask(...question('a')), ask(...question('b'))])
  answers.push(await ask(...question('a')))
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { to: 'a' },
    { to: 'a' },
    { to: 'b' },
    { to: 'a' },
  ])
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('asks again after a failure, and after a refusal', async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(new Response('busy', { status: 503 }))
    .mockResolvedValueOnce(new Response('well'))
  const ask = askOnce(fetch)
  await expect(ask(...question('a'))).rejects.toThrow('no network')
  expect((await ask(...question('a'))).status).toBe(503)
  expect(await (await ask(...question('a'))).text()).toBe('well')
})
