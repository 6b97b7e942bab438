import { readFileSync } from 'node:fs'
import { makeOnce } from '../support/make-once'
import type { FileTrick } from './file-trick'

/** The same file of bad will, made once in a run of the tests: some take a second, and several test files send each. */
export function makeTrickOnce([what, name, make, objections]: FileTrick): FileTrick {
  const read = async () => {
    const path = await makeOnce(`${what}: ${name}`, make)
    return path ? readFileSync(path) : make()
  }
  return [what, name, read, objections]
}
