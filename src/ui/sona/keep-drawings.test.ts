import { expect, it, vi } from 'vitest'
import { keepDrawings } from './keep-drawings'

it('draws what has a name once, and again when it had to give way', () => {
  const keep = keepDrawings<string>()
  const draw = vi.fn(() => 'a line')
  expect([keep('first', draw), keep('first', draw)]).toEqual(['a line', 'a line'])
  expect(draw).toHaveBeenCalledTimes(1)
  for (let other = 0; other < 2_000; other++) keep(`other ${other}`, () => 'another line')
  keep('first', draw)
  expect(draw).toHaveBeenCalledTimes(2)
})
