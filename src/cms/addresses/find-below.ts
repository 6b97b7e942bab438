import type { Payload } from 'payload'
import { z } from 'zod'
import type { Statement } from '@/src/database/connection'
import { dialect } from '@/src/database/own-dialect'
import { readRows } from '@/src/database/statements'
import type { Locale } from '@/src/i18n/locales'
import { addressTables } from './address-tables'
import { type AddressedCollection, addressedCollections } from './addressed-collections'

/** A document at or below a path, as the public finds it or as its newest draft has it. */
export type Addressed = { collection: AddressedCollection; id: number; path: string; isPublished: boolean }

const row = z.object({ id: z.number().int(), path: z.string(), status: z.string().nullable() })

/**
 * The condition that an address is a path or stands below it. `0` is the character after `/`, so that an index answers.
 *
 * Addresses are built from the page above, which makes everything below a page share its address as a beginning.
 */
export const atOrBelow = (column: string): string => {
  const bytes = dialect.byBytes(column)
  return `(${column} = ? or (${bytes} >= ? and ${bytes} < ?))`
}
export const atOrBelowArgs = (path: string): string[] => [path, `${path}/`, `${path}0`]

/** Every document at or below a path in a language: as it is stored, and as its newest draft has it. */
export async function findAtOrBelow(
  payload: Payload,
  locale: Locale,
  path: string,
): Promise<{ stored: Addressed[]; drafts: Addressed[] }> {
  const read = async (toStatement: (collection: AddressedCollection) => Statement): Promise<Addressed[]> => {
    const found = await Promise.all(
      addressedCollections.map(async (collection) =>
        z
          .array(row)
          .parse(await readRows(payload, toStatement(collection)))
          .map(({ id, path: own, status }) => ({ collection, id, path: own, isPublished: status === 'published' })),
      ),
    )
    return found.flat()
  }
  const args = [locale, ...atOrBelowArgs(path)]
  return {
    stored: await read((collection) => ({
      sql: `select _parent_id as id, path, _status as status from ${addressTables[collection].locales}
        where _locale = ? and ${atOrBelow('path')}`,
      args,
    })),
    drafts: await read((collection) => {
      const { versions, versionLocales } = addressTables[collection]
      return {
        sql: `select v.parent_id as id, l.version_path as path, l.version__status as status
          from ${versionLocales} l join ${versions} v on v.id = l._parent_id
          where l._locale = ? and ${atOrBelow('l.version_path')} and v.latest = true and v.parent_id is not null`,
        args,
      }
    }),
  }
}

/** The path that a document at or below `from` has after the move. */
export function toMovedPath(path: string, { from, to }: { from: string; to: string }): string {
  return `${to}${path.slice(from.length)}`
}
