import { createHash } from 'node:crypto'
import { hashFiles } from './hash-files'
import { followImports, readImports } from './imports'
import { listLocked } from './locked-packages'

/** How a page is hashed and a proof kept has no part in what is judged: where it changes a hash, the hash itself tells. */
const keeper = 'tests/support/judge-page.ts'

const known = new Map<string, Promise<string>>()

/**
 * Stands for a test that judges pages: its file with all that it imports, the packages it judges with, the browser among them, and how the
 * browser is started.
 *
 * @param judge the test's file, from the root of the project.
 */
export function hashJudge(judge: string, root = process.cwd()): Promise<string> {
  const name = `${root} ${judge}`
  const asked = known.get(name) ?? readJudge(judge, root)
  known.set(name, asked)
  return asked
}

async function readJudge(judge: string, root: string): Promise<string> {
  const begin = [judge, 'tests/support/browser-settings.ts']
  const imports = await readImports(begin, root)
  const { files, packages } = followImports(imports, begin, (_importer, imported) => imported === keeper)
  const own = hashFiles(['.node-version', ...files].sort(), root)
  return createHash('sha256')
    .update([own, ...listLocked(packages, root)].join('\n'))
    .digest('hex')
}
