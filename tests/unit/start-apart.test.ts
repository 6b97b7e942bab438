import { expect, test } from 'vitest'
import { toCommand } from '../support/programs'
import { runApart } from '../support/run-apart'
import { isRunning } from '../support/running-processes'

test('a test that leaves before it ends what it started leaves none of it behind', async () => {
  const { status, output } = await runApart(await toCommand('tests/support/leaving-process.ts'), {})
  expect(status).toBe(1)
  const family = output.match(/\d+/g)?.map(Number) ?? []
  expect(family).toHaveLength(2)
  await expect.poll(() => family.filter(isRunning)).toEqual([])
})
