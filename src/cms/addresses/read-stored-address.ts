import type { Payload } from 'payload'
import { z } from 'zod'
import { readRows } from '@/src/database/statements'
import { type Locale, locales } from '@/src/i18n/locales'
import { addressTables } from './address-tables'
import type { AddressedCollection } from './addressed-collections'

type LocaleAddress = { slug: string | null; path: string | null; isPublished: boolean }

/** Where a document stands for the public, by language, and the page above it. */
export type StoredAddress = { parent: number | null; byLocale: Partial<Record<Locale, LocaleAddress>> }

const localeRow = z.object({
  locale: z.enum(locales),
  slug: z.string().nullable(),
  path: z.string().nullable(),
  status: z.string().nullable(),
})
const parentRow = z.object({ parent: z.number().int().nullable() })

/** Reads where a document stands, drafts beside it left aside. */
export async function readStoredAddress(
  payload: Payload,
  collection: AddressedCollection,
  id: number,
): Promise<StoredAddress> {
  const rows = await readRows(payload, {
    sql: `select _locale as locale, slug, path, _status as status
      from ${addressTables[collection].locales} where _parent_id = ?`,
    args: [id],
  })
  const byLocale = z
    .array(localeRow)
    .parse(rows)
    .map(({ locale, slug, path, status }) => [locale, { slug, path, isPublished: status === 'published' }] as const)
  return { parent: await readParent(payload, collection, id), byLocale: Object.fromEntries(byLocale) }
}

async function readParent(payload: Payload, collection: AddressedCollection, id: number): Promise<number | null> {
  if (collection !== 'pages') return null
  const [row] = await readRows(payload, { sql: 'select parent_id as parent from pages where id = ?', args: [id] })
  return row === undefined ? null : parentRow.parse(row).parent
}

/** The last segment and the address that a document's newest draft has in a language. */
export async function readDraftAddress(
  payload: Payload,
  { collection, id, locale }: { collection: AddressedCollection; id: number; locale: Locale },
): Promise<{ slug: string | null; path: string | null }> {
  const { versions, versionLocales } = addressTables[collection]
  const [row] = await readRows(payload, {
    sql: `select l.version_slug as slug, l.version_path as path
      from ${versionLocales} l join ${versions} v on v.id = l._parent_id
      where v.parent_id = ? and v.latest = true and l._locale = ?`,
    args: [id, locale],
  })
  return row === undefined ? { slug: null, path: null } : localeRow.pick({ slug: true, path: true }).parse(row)
}
