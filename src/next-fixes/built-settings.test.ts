import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import loadConfig from 'next/dist/server/config.js'
import { expect, it } from 'vitest'
import { withBuiltSettings } from './built-settings'

/** What Next takes for its settings when it opens in a directory without any. */
const openNext = (directory: string) => loadConfig(PHASE_PRODUCTION_SERVER, directory)

function makeBuild(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sona-built-settings-'))
  const config = { distDir: 'as-built', experimental: { preloadEntriesOnStart: true, cpus: 3 } }
  writeFileSync(join(directory, 'required-server-files.json'), JSON.stringify({ config, files: [] }))
  return directory
}

it('opens Next with the settings of the build, and loads no route before it is asked for', async () => {
  const directory = makeBuild()
  const { distDir, experimental } = await withBuiltSettings(directory, () => openNext(directory))
  expect({ distDir, experimental }).toEqual({
    distDir: 'as-built',
    experimental: { preloadEntriesOnStart: false, cpus: 3 },
  })
})

it('leaves nothing of them for what is opened later, also when Next did not open', async () => {
  const directory = makeBuild()
  const broken = withBuiltSettings(directory, () => Promise.reject(new Error('It does not open')))
  await expect(broken).rejects.toThrow('It does not open')
  expect((await openNext(mkdtempSync(join(tmpdir(), 'sona-built-settings-')))).distDir).toBe('.next')
})

it('lets Next read its settings by itself where nothing was built', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-built-settings-'))
  expect((await withBuiltSettings(directory, () => openNext(directory))).distDir).toBe('.next')
})
