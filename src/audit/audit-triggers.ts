import { dialect } from '@/src/database/own-dialect'

/** Tables that are only ever added to. */
const protectedTables = ['audit_log', 'contributions', 'submission_events'] as const

export type ProtectedTable = (typeof protectedTables)[number]

/** What has the database itself refuse to change or delete the rows of a table. */
const triggersOf = (table: ProtectedTable) => dialect.refused.map((event) => `${table}_no_${event}`)

/** A table, or a trigger, as the database lists what it has. */
type Listed = { type: unknown; name: unknown }

/** The tables of a database that are there without everything that protects them. */
export function findOpenTables(listed: readonly Listed[]): ProtectedTable[] {
  const names = (type: string) => listed.filter((entry) => entry.type === type).map(({ name }) => name)
  const [tables, triggers] = [names('table'), names('trigger')]
  return protectedTables.filter(
    (table) => tables.includes(table) && !triggersOf(table).every((trigger) => triggers.includes(trigger)),
  )
}
