import diagnostics from 'node:diagnostics_channel'
import { mkdtempSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { makePasswordsCheap } from './cheap-passwords'

/**
 * A process takes one test file after the other, because loading the packages of the CMS takes longer than most files' tests. Packages
 * stay loaded; everything else begins anew with each file: our own modules, the settings, and what is kept for a whole process.
 */

vi.resetModules()
const settings = { ...process.env }
const forget = [makePasswordsCheap()]

// Another process has a test file of its own at the same time: what that puts among its data, such as a form that waits, is not here.
process.env['SONA_DATA'] = mkdtempSync(join(tmpdir(), 'data-'))

// A second, which is how long it waits unless told, may pass without a turn of ours where two processes share a busy core.
const { waitFor } = vi
vi.waitFor = (callback, options = { timeout: 20_000, interval: 20 }) => waitFor(callback, options)

// What our modules answer by name to those of every other file: see src/process-channel.ts.
const { subscribe } = diagnostics
diagnostics.subscribe = (name, onMessage) => {
  subscribe(name, onMessage)
  forget.push(() => diagnostics.unsubscribe(name, onMessage))
}
syncBuiltinESMExports()

afterAll(() => {
  diagnostics.subscribe = subscribe
  syncBuiltinESMExports()
  for (const end of forget) end()
  vi.waitFor = waitFor
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name]
  Object.assign(process.env, settings)
  // The CMS that was open: Payload would hand it to the next file that asks for one.
  const opened: unknown = Reflect.get(globalThis, '_payload')
  if (opened instanceof Map) opened.clear()
})
