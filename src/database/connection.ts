/** A statement of the database with the values of its placeholders, which are `?` for every database. */
export type Statement = { sql: string; args: (string | number | null)[] }

/** How statements reach a database that an adapter of Payload has open. */
export type Connection = {
  /** Runs statements as one, without giving way: all of them or none. */
  runAsOne: (statements: readonly Statement[]) => Promise<void>
  /** Runs one by itself. */
  run: (statement: Statement) => Promise<{ rows: Record<string, unknown>[]; changed: number }>
}
