import { globSync, readFileSync } from 'node:fs'

/** What test files import to have a database. */
const hasDatabase = /\/(?:open-test-cms|open-cms-here|working-cms|programs|inbox-world)'/

/** Files that need the server itself. */
const serverFiles = [
  'src/audit/audit-on-server.test.ts',
  'src/audit/shared-heads.test.ts',
  'src/backup/server-*.test.ts',
  'src/cms/open/schema-on-server.test.ts',
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

/**
 * Files that are about the database as a file. Each names the files that try the same on a server, or says why nothing does.
 *
 * @type {Record<string, { onServer: string[] } | { because: string }>}
 */
export const fileFiles = {
  'src/backup/drill.test.ts': { onServer: ['src/backup/server-backup.test.ts'] },
  'src/backup/erased-people.test.ts': {
    because:
      'it reads the bytes of the file, its free pages among them; the backup of a server is made of rows, and what is erased is in none (src/inbox/rights/rights.test.ts)',
  },
  'src/backup/older-backup.test.ts': { onServer: ['src/backup/server-older.test.ts'] },
  'src/cms/hooks/cost-of-saving.test.ts': {
    because:
      'it reads what SQLite plans, which is by rules; a server plans by what it has counted, so a small database says nothing of a large one',
  },
  'src/cms/hooks/say-full-disk.test.ts': {
    because:
      'it lets the file grow no more; the disk of a server is not the process’s to fill, and is told of by 53100 (src/health/full-disk.ts)',
  },
  'src/cms/open/guard-schema.test.ts': { onServer: ['src/cms/open/schema-on-server.test.ts'] },
  'src/cms/open/is-in-order.test.ts': { onServer: ['src/cms/open/schema-on-server.test.ts'] },
  'src/evidence/copy-while-running.test.ts': {
    because: 'the documented commands copy a file; a server has means of its own, and npm run backup',
  },
  'src/evidence/examine-apart.test.ts': {
    onServer: ['src/audit/shared-heads.test.ts', 'src/server/cms/watch-evidence.test.ts'],
  },
  'src/inbox/cases/many-cases.test.ts': {
    because:
      'it counts what the library of SQLite is asked, and reads its plan; what is listed is asked on both in inbox.test.ts',
  },
  'src/promotion/copy-down.test.ts': { onServer: ['src/promotion/copy-server-down.test.ts'] },
}

const leftOut = new Set(globSync(Object.keys(fileFiles)))

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
