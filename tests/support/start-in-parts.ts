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
  const compiled = await compilePrograms()
  const program = join(compiled, `${name}.mjs`)
  // As `npm start` does.
  const keptCode = { NODE_COMPILE_CACHE: join(compiled, 'code') }
  const settings = {
    NODE_ENV: 'production',
    PAYLOAD_CONFIG_PATH: 'src/cms/configuration/payload.config.ts',
    ...keptCode,
  }
  return startApart({ ...environment, ...settings }, ['--heap-growing-percent=40', program])
}
