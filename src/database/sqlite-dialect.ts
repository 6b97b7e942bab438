import type { Dialect, Protection } from './dialect'

/** How Payload's adapter writes moments as texts: in this form they can be compared. */
const momentForm = '%Y-%m-%dT%H:%M:%fZ'

/** What statements say to SQLite, the database that the product brings with it. */
export const sqliteDialect: Dialect = {
  name: 'sqlite',
  migrations: 'migrations',
  now: `strftime('${momentForm}', 'now')`,
  byBytes: (column) => column,
  secondsAfter: (column, seconds) => `strftime('${momentForm}', ${column}, '+${seconds} seconds')`,
  earlierOf: (one, other) => `MIN(${one}, ${other})`,
  laterOf: (one, other) => `MAX(${one}, ${other})`,
  jsonObject: (values) => `json_object(${values.map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`,
  wordFor: (_type, column) => column,
  // One writes at a time, and what is written is seen at once: numbers come in order.
  publicationNumber: 'id',
  inBulk: {
    before: ['PRAGMA synchronous = OFF'],
    // The last one writes the log into the database and waits for the disk on the way.
    after: ['PRAGMA synchronous = FULL', 'PRAGMA wal_checkpoint(TRUNCATE)'],
  },
  // So many rows of an index say enough of it, however many there are.
  learnSizes: ['PRAGMA analysis_limit = 1000', 'ANALYZE'],
  emptyLog: ['PRAGMA wal_checkpoint(TRUNCATE)'],
  listing: `SELECT type, name FROM sqlite_master WHERE type IN ('table', 'trigger')`,
  refused: ['update', 'delete'],
  protect: ({ table, why, keptWhen }: Protection) => [
    refuse('UPDATE', table, why),
    refuse('DELETE', table, why, keptWhen === undefined ? '' : `WHEN ${keptWhen}`),
  ],
}

const refuse = (event: 'UPDATE' | 'DELETE', table: string, why: string, when = '') =>
  `CREATE TRIGGER IF NOT EXISTS ${table}_no_${event.toLowerCase()} BEFORE ${event} ON ${table}
    ${when} BEGIN SELECT RAISE(ABORT, '${why}'); END`
