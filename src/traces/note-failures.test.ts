import { expect, it, vi } from 'vitest'
import { noteFailures } from './note-failures'

it('says at once that a collector is away, and again only after a while', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  let now = 1_000
  const note = noteFailures(() => now)
  for (let time = 0; time < 50; time += 1) note(new Error('connect ECONNREFUSED'))
  expect(write).toHaveBeenCalledTimes(1)
  now += 600_000
  note(new Error('connect ECONNREFUSED'))
  expect(write).toHaveBeenCalledTimes(2)
  write.mockRestore()
})
