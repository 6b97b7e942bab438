import { existsSync, readdirSync } from 'node:fs'
import { compilePrograms } from './compile-programs.mjs'
import { copyFiles, copyProduct } from './standalone/copy-product'
import { tracePackages } from './standalone/trace-packages'

/**
 * `npm run standalone -- DIRECTORY`: the built product with the files of packages that it runs on and nothing else, for images and for
 * machines that reach no registry. There, `node scripts/start.mjs` starts it; nothing is installed, compiled or written beside it.
 */

const [, , directory] = process.argv
if (directory === undefined || (existsSync(directory) && readdirSync(directory).length > 0)) {
  process.stderr.write('Say where: npm run standalone -- DIRECTORY, which must be empty or not there yet.\n')
  process.exit(1)
}
const compiled = await compilePrograms()
const packages = await tracePackages(compiled)
copyProduct(directory, compiled)
// By the last a start sees that all is installed.
const bytes = copyFiles(directory, [...packages, 'node_modules/.sona-lock'])
process.stdout.write(`${directory}: ${packages.length} files of packages, ${Math.round(bytes / 1e6)} MB\n`)
