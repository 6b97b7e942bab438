/** Tables that are only ever added to, each with what has the database itself refuse to change or delete its rows. */
export const protectedTables = {
  audit_log: ['audit_log_no_update', 'audit_log_no_delete'],
  contributions: ['contributions_no_update', 'contributions_no_delete'],
  submission_events: ['submission_events_no_update', 'submission_events_no_delete'],
} as const

/** A table, or a trigger, as the database lists what it has. */
type Listed = { type: unknown; name: unknown }

/** The tables of a database that are there without everything that protects them. */
export function findOpenTables(listed: readonly Listed[]): string[] {
  const names = (type: string) => listed.filter((entry) => entry.type === type).map(({ name }) => name)
  const [tables, triggers] = [names('table'), names('trigger')]
  return Object.entries(protectedTables)
    .filter(([table, own]) => tables.includes(table) && !own.every((trigger) => triggers.includes(trigger)))
    .map(([table]) => table)
}

/** Asks a database for its tables and triggers. */
export const listingStatement = `SELECT type, name FROM sqlite_master WHERE type IN ('table', 'trigger')`
