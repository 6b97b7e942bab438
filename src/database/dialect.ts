/**
 * What our own statements say differently to each database. Everything else they share: `?` for a value, `true` and `false`, and what
 * the rows that they read are made of (texts, whole numbers and null; a moment is its ISO time, JSON its text).
 */
export type Dialect = {
  readonly name: 'sqlite' | 'postgres'
  /** The folder of its migrations, and the program that these are. */
  readonly migrations: 'migrations' | 'migrations-postgres'
  /** The moment at which the statement runs, as a column of moments holds it. */
  readonly now: string
  /** A text compared by its bytes, as paths are that stand below each other. */
  readonly byBytes: (column: string) => string
  /** The moment a number of seconds after the one in a column. */
  readonly secondsAfter: (column: string, seconds: number) => string
  readonly earlierOf: (one: string, other: string) => string
  readonly laterOf: (one: string, other: string) => string
  /** A JSON object of names, as they stand in the code, and what a statement gives for each. */
  readonly jsonObject: (values: readonly (readonly [name: string, sql: string])[]) => string
  /** A word that one column may hold, for another column, whose own type has this name. */
  readonly wordFor: (type: string, column: string) => string
  /** The column that says where a row of the publication feed stands: no row ever comes before one that somebody has read. */
  readonly publicationNumber: string
  /** Said before thousands of rows are written, and after, when they must be on disk. */
  readonly inBulk: { readonly before: readonly string[]; readonly after: readonly string[] }
  /** Has the database count what its tables hold. */
  readonly learnSizes: readonly string[]
  /** Takes out of the log of changes, where it is a file beside the database, what is in the database. */
  readonly emptyLog: readonly string[]
  /** Asks for `type`, which is `table` or `trigger`, and `name` of everything that the database has of these. */
  readonly listing: string
  /** How the names of the triggers end that protect a table. */
  readonly refused: readonly string[]
  /** Has the database refuse to change or delete rows of a table, whoever asks it and by whatever way. */
  readonly protect: (protection: Protection) => readonly string[]
}

/** A table to which rows are only ever added. */
export type Protection = {
  readonly table: string
  /** What whoever tries is told. */
  readonly why: string
  /** On which rows, there called `OLD`, deleting is refused; on all of them where nothing is said. */
  readonly keptWhen?: string | undefined
}
