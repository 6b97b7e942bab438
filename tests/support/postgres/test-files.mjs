import { globSync, readFileSync } from 'node:fs'

/** What test files import to have a database. */
const hasDatabase = /\/(?:open-test-cms|open-cms-here|working-cms|programs|inbox-world)'/

/** Files that need the server itself. */
const serverFiles = [
  'src/audit/audit-on-server.test.ts',
  'src/audit/shared-heads.test.ts',
  'src/backup/server-*.test.ts',
  'src/cms/open/two-starts.test.ts',
  'src/cms/workflow/several-processes.test.ts',
  'src/database/publication-order.test.ts',
  'src/database/postgres-*.test.ts',
  'src/inbox/shared-files.test.ts',
  'src/mail/server-queue.test.ts',
  'src/payload-fixes/index-document-parts-on-postgres.test.ts',
  'src/payload-fixes/with-own-pool.test.ts',
  'src/promotion/copy-server-down.test.ts',
  'src/site-archive/*.test.ts',
  'src/uploads/shared-uploads.test.ts',
]

/** Files that are about the database as a file, each with the reason. What they stand for on a server is in `serverFiles`. */
const fileFiles = {
  'src/backup/*.test.ts': 'copies of the file, and of no database; server-*.test.ts are about the server',
  'src/cms/hooks/cost-of-saving.test.ts': 'what SQLite plans to read',
  'src/cms/hooks/say-full-disk.test.ts': 'a file that may not grow',
  'src/cms/open/guard-schema.test.ts': 'a file beside the running product',
  'src/cms/open/is-in-order.test.ts': 'a file beside the running product',
  'src/evidence/*.test.ts': 'damage in the file',
  'src/promotion/copy-down.test.ts': 'a copy of the file; copy-server-down.test.ts is about the server',
  'src/inbox/cases/inbox.test.ts': 'what SQLite plans to read, and its words for many rows',
  'src/server/cms/watch-evidence.test.ts': 'damage in the file',
  'src/server/process/private-files.test.ts': 'who may read the file',
}

/** Files that take a minute each: `npm run test:postgres` runs them there too, `npm test` with the database that the product brings only. */
const longFiles = [
  'src/cms/access/role-matrix.test.ts',
  'src/cms/block-life/retire-block.test.ts',
  'src/submissions/kill.test.ts',
]

const isWhole = process.env['WHOLE_ON_POSTGRES'] === 'yes'
const leftOut = new Set([...globSync(Object.keys(fileFiles)), ...(isWhole ? [] : longFiles)])

/** Test files that run only where there is a server. */
export const onlyOnServer = globSync(serverFiles)

/**
 * The test files that run on a server as well: every one that has a database and is not about the file.
 *
 * @param {readonly string[]} all patterns of all test files.
 */
export function findOnServer(all) {
  const both = globSync([...all]).filter((path) => !leftOut.has(path) && hasDatabase.test(readFileSync(path, 'utf8')))
  return [...new Set([...both, ...onlyOnServer])].toSorted()
}
