import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { keepEnd } from './keep-end.mjs'

test('hands on all that is written, and keeps its end, without colours and lines of the log', async () => {
  const [from, to] = [new PassThrough(), new PassThrough()]
  const kept = keepEnd(from, to)
  const parts = [
    'x'.repeat(9_000),
    '\n{"level":50,"msg":"expec',
    'ted"}\n\u001b[31mUnhandled ',
    'Error\u001b[39m\nin a',
    ' socket',
  ]
  for (const part of parts) from.write(part)
  from.end()
  from.once('end', () => to.end())
  expect(await text(to)).toBe(parts.join(''))
  expect(kept()).toHaveLength(4_000)
  expect(kept()).toMatch(/^x+\nUnhandled Error\nin a socket$/)
})
