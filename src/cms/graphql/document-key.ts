import { createHash } from 'node:crypto'
import { type DocumentNode, Kind, print, visit } from 'graphql'

/**
 * What a document is known by: the SHA-256 of its text, without the names of types that a client adds wherever it can.
 *
 * @param document without cycles; a cycle is text like any other here.
 */
export function documentKey(document: DocumentNode): string {
  const plain = visit(document, {
    [Kind.FIELD]: ({ name, alias, directives = [] }) =>
      name.value === '__typename' && !alias && directives.length === 0 ? null : undefined,
  })
  return createHash('sha256').update(print(plain)).digest('base64url')
}
