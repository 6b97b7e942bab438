import { createHash } from 'node:crypto'

/**
 * The id a row gets when its file names none: the same on every import, so that both languages and all later imports meet
 * the same row. Content files name an id only where it differs, which happens when editors have moved rows about.
 *
 * @param documentName collection and key of the document, such as `pages/home`.
 * @param path field names and positions from the document down to the row, such as `layout.0.links.1`.
 */
export function derivedRowId(documentName: string, path: string): string {
  return createHash('sha256').update(`${documentName}#${path}`).digest('hex').slice(0, 24)
}
