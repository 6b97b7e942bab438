import type { Server } from 'node:http'
import next from 'next'
import { withBuiltSettings } from '@/src/next-fixes/built-settings'
import { env } from '@/src/platform/env'

type OpenNextOptions = {
  port: number
  /** Next takes the upgrades of one server that it is given: one that listens nowhere. */
  upgrades: Server
}

/** Opens Next as the front end was built, or as its sources are in development. */
export async function openNext({ port, upgrades }: OpenNextOptions): Promise<ReturnType<typeof next>> {
  const app = next({ dir: process.cwd(), hostname: 'localhost', port, httpServer: upgrades, dev: env.isDevelopment })
  await (env.isDevelopment ? app.prepare() : withBuiltSettings('.next', () => app.prepare()))
  return app
}
