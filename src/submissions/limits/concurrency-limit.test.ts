import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit'

it('lets so much of one name be done at a time, in order, and does not hold up others', async () => {
  const limit = createConcurrencyLimit(2)
  const begun: string[] = []
  const gates = new Map(['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => [name, Promise.withResolvers<void>()]))
  const start = (name: string) =>
    limit(name.charAt(0), async () => {
      begun.push(name)
      await gates.get(name)?.promise
    })
  const works = ['a1', 'a2', 'a3', 'a4', 'b1'].map(start)
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  gates.get('a2')?.reject(new Error('it failed'))
  await expect(works[1]).rejects.toThrow('it failed')
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const gate of gates.values()) gate.resolve()
  await Promise.all(works.filter((_, index) => index !== 1))
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})
