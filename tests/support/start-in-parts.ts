import { join } from 'node:path'
import { compilePrograms } from '@/scripts/compile-programs.mjs'
import { startApart } from './start-apart'

/** Starts the product as two processes and the one that watches over them. */
export async function startInParts(environment: Record<string, string>): Promise<ReturnType<typeof startApart>> {
  const program = join(await compilePrograms(), 'supervisor.mjs')
  const settings = { NODE_ENV: 'production', PAYLOAD_CONFIG_PATH: 'src/cms/configuration/payload.config.ts' }
  return startApart({ ...environment, ...settings }, ['--heap-growing-percent=40', program])
}
