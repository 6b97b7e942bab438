import { join } from 'node:path'
import { compilePrograms } from '@/scripts/compile-programs.mjs'
import { startApart } from './start-apart'

type Running = ReturnType<typeof startApart>

/** Starts the product as two processes and the one that watches over them. */
export const startInParts = (environment: Record<string, string>): Promise<Running> =>
  startProgram('supervisor', environment)

/** Starts all of the product in one process. */
export const startAsOne = (environment: Record<string, string>): Promise<Running> => startProgram('start', environment)

async function startProgram(name: 'supervisor' | 'start', environment: Record<string, string>): Promise<Running> {
  const program = join(await compilePrograms(), `${name}.mjs`)
  const settings = { NODE_ENV: 'production', PAYLOAD_CONFIG_PATH: 'src/cms/configuration/payload.config.ts' }
  return startApart({ ...environment, ...settings }, ['--heap-growing-percent=40', program])
}
