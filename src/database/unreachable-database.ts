/** The database that DATABASE_URL names cannot be opened. */
export class UnreachableDatabase extends Error {
  override readonly name = 'UnreachableDatabase'
}
