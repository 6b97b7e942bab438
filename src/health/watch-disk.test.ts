import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it, vi } from 'vitest'
import { listConditions } from './conditions'
import { watchDisk } from './watch-disk'

it('holds a condition while the disk has less room than it needs, and says it once in the log', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { bsize, blocks } = statfsSync(tmpdir())
  const tooMuch = bsize * blocks + 1
  for (let look = 0; look < 2; look += 1) {
    const stop = await watchDisk({ directory: tmpdir(), leastFree: tooMuch })
    await stop()
  }
  expect(listConditions()).toMatchObject([{ name: 'low-disk', kind: 'fault' }])
  expect(written.mock.calls.filter(([line]) => String(line).includes('nearly full'))).toHaveLength(1)

  const stop = await watchDisk({ directory: tmpdir(), leastFree: 0 })
  await stop()
  expect(listConditions()).toEqual([])
})
