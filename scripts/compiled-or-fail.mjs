import { compilePrograms } from './compile-programs.mjs'

/** Compiles the programs of the product where that has not been done, or says why it cannot be done and ends. */
export async function compiledOrFail() {
  try {
    return await compilePrograms()
  } catch (error) {
    process.stderr.write(`\nThe product could not be compiled.\n${error.message}\n`)
    process.exit(1)
  }
}
