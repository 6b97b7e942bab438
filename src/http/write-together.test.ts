import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { writeTogether } from './write-together'

const nothing = () => undefined

it('writes all pieces of a turn at its end, in their order', async () => {
  const [one, other] = [new PassThrough(), new PassThrough()]
  const done: string[] = []
  writeTogether(one, Buffer.from('a'), () => done.push('a'))
  writeTogether(other, Buffer.from('b'), () => done.push('b'))
  writeTogether(one, Buffer.from('c'), () => done.push('c'))
  await Promise.resolve()
  expect([one.writableLength, other.readableLength, done.length]).toEqual([0, 0, 0])
  await once(one, 'readable')
  expect([String(one.read()), String(other.read())]).toEqual(['ac', 'b'])
  expect(done.toSorted()).toEqual(['a', 'b', 'c'])
})

it('says of a connection that has ended that nothing can be written, and writes the others', async () => {
  const [gone, other] = [new PassThrough(), new PassThrough()]
  gone.on('error', nothing).destroy()
  const failed = new Promise((resolve) => writeTogether(gone, Buffer.from('a'), resolve))
  writeTogether(other, Buffer.from('b'), nothing)
  expect(await failed).toBeInstanceOf(Error)
  expect(String(other.read())).toBe('b')
})

it('takes pieces that are made while others are written', async () => {
  const stream = new PassThrough()
  writeTogether(stream, Buffer.from('a'), () => writeTogether(stream, Buffer.from('b'), () => stream.end()))
  expect(await stream.toArray().then((chunks) => Buffer.concat(chunks).toString())).toBe('ab')
})
