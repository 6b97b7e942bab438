import { compilePrograms, keepCompiled } from '@/scripts/compile-programs.mjs'

/**
 * Compiles the programs of the product, so that tests start them as the product does. Compiled while they are loaded, they made the tests
 * of forms and of reports take a sixth longer.
 */
export async function setup(): Promise<() => void> {
  const directory = await compilePrograms()
  process.env['SONA_COMPILED'] = directory
  return keepCompiled(directory, process.pid)
}
