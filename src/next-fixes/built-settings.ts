/*
 * Workaround
 * Package: next 16.4.6
 * Upstream: https://github.com/vercel/next.js/issues/87429
 * Test: src/next-fixes/built-settings.test.ts
 * Goes when: a custom server in production takes the settings of the build, or those that it is given as `conf`: it passes that on to
 *   nobody.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { lendSetting } from '@/src/platform/env'

const builtSettings = z.object({ config: z.looseObject({ experimental: z.looseObject({}) }) })

/**
 * Runs work in which Next opens, with the settings that the build in `directory` was made with: it would compile `next.config.ts`
 * anew, with a compiler that stays in memory. Routes are loaded when they are first asked for, because no process needs all of them.
 * Without a build, Next reads its settings by itself.
 */
export async function withBuiltSettings<Result>(directory: string, open: () => Promise<Result>): Promise<Result> {
  const file = join(directory, 'required-server-files.json')
  if (!existsSync(file)) return open()
  const { config } = builtSettings.parse(JSON.parse(readFileSync(file, 'utf8')))
  const settings = { ...config, experimental: { ...config.experimental, preloadEntriesOnStart: false } }
  // By this name Next's own server of a `standalone` build hands them over.
  const takeBack = lendSetting('__NEXT_PRIVATE_STANDALONE_CONFIG', JSON.stringify(settings))
  try {
    return await open()
  } finally {
    takeBack()
  }
}
