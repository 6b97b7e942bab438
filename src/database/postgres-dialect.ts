import type { Dialect, Protection } from './dialect'

/** What statements say to PostgreSQL. */
export const postgresDialect: Dialect = {
  name: 'postgres',
  migrations: 'migrations-postgres',
  now: 'now()',
  // In the order of a language `/` counts for nothing, and what stands below a page would be anywhere.
  byBytes: (column) => `${column} COLLATE "C"`,
  secondsAfter: (column, seconds) => `${column} + interval '${seconds} seconds'`,
  earlierOf: (one, other) => `LEAST(${one}, ${other})`,
  laterOf: (one, other) => `GREATEST(${one}, ${other})`,
  jsonObject: (values) => `jsonb_build_object(${values.map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`,
  // Each column has a type of its own for its words, and none is taken for another's.
  wordFor: (type, column) => `${column}::text::${type}`,
  publicationNumber: 'seq',
  // What a connection is told, another one of the pool does not know.
  inBulk: { before: [], after: [] },
  // It does so by itself, some time after much was written.
  learnSizes: ['ANALYZE'],
  emptyLog: [],
  listing: `SELECT 'table' AS type, tablename::text AS name FROM pg_tables WHERE schemaname = current_schema()
    UNION ALL SELECT 'trigger', tgname::text FROM pg_trigger
      WHERE NOT tgisinternal AND tgenabled <> 'D' AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace)`,
  refused: ['update', 'delete', 'truncate'],
  protect: ({ table, why, keptWhen }: Protection) => [
    `CREATE OR REPLACE FUNCTION ${table}_refuse() RETURNS trigger LANGUAGE plpgsql AS $refuse$ BEGIN
      ${keptWhen === undefined ? '' : `IF TG_OP = 'DELETE' AND NOT (${keptWhen}) THEN RETURN OLD; END IF;`}
      RAISE EXCEPTION '${why}'; END $refuse$`,
    ...refuse('UPDATE', table),
    ...refuse('DELETE', table),
    ...refuse('TRUNCATE', table),
  ],
}

/** What else may be asked stands in the function: the condition of a trigger may read no other table. */
function refuse(event: 'UPDATE' | 'DELETE' | 'TRUNCATE', table: string): string[] {
  const name = `${table}_no_${event.toLowerCase()}`
  const each = event === 'TRUNCATE' ? 'STATEMENT' : 'ROW'
  return [
    `DROP TRIGGER IF EXISTS ${name} ON ${table}`,
    `CREATE TRIGGER ${name} BEFORE ${event} ON ${table} FOR EACH ${each} EXECUTE FUNCTION ${table}_refuse()`,
  ]
}
