import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { progressFile } from '@/src/publishing/archive/snapshot-places'
import { startPatience } from './start-patience'

it('waits for pages that are there, and says soon that there are none', () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-site-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const without = startPatience(directory)
  writeFileSync(join(directory, progressFile), '{}')
  expect(without).toBeLessThanOrEqual(2_000)
  expect(startPatience(directory)).toBeGreaterThanOrEqual(15_000)
  // A proxy gives up after a minute by itself, and people before.
  expect(startPatience(directory)).toBeLessThan(30_000)
})
