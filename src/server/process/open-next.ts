import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { z } from 'zod'
import { env } from '@/src/platform/env'

type OpenNextOptions = {
  port: number
  /** Next takes the upgrades of one server that it is given: one that listens nowhere. */
  upgrades: Server
}

/**
 * Opens Next as the front end was built, or as its sources are in development. A build comes with its settings, which need not be
 * compiled again; its routes are loaded when they are first asked for, because no process needs all of them.
 */
export function openNext({ port, upgrades }: OpenNextOptions): ReturnType<typeof next> {
  const common = { dir: process.cwd(), hostname: 'localhost', port, httpServer: upgrades }
  return env.isDevelopment ? next({ ...common, dev: true }) : next({ ...common, dev: false, conf: readBuiltSettings() })
}

const builtSettings = z.object({ config: z.looseObject({ experimental: z.looseObject({}) }) })

function readBuiltSettings() {
  const file = join('.next', 'required-server-files.json')
  if (!existsSync(file)) return {}
  const { config } = builtSettings.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { ...config, experimental: { ...config.experimental, preloadEntriesOnStart: false } }
}
