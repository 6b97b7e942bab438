import { randomUUID } from 'node:crypto'
import type { Statement } from '@/src/database/connection'
import { dialect } from '@/src/database/own-dialect'
import { type Locale, locales } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { cardTag, childrenTag, documentTag, listTag, type Tag } from '@/src/publications/tags'
import { publicCollections } from '../feed/publication-feed'
import { addressTables } from './address-tables'
import { type AddressedCollection, addressedCollections } from './addressed-collections'
import { type Addressed, atOrBelow, atOrBelowArgs, toMovedPath } from './find-below'
import { type Move, type PlannedMove, toMoveKey } from './move'
import { noteVersion, removeRedirects } from './redirect-statements'

/** A planned move with the documents below that go along. */
export type MoveBelow = Move & { below: readonly Addressed[] }

/** Everything that a move changes besides what the save itself has written, to be run as one. */
export function toMoveStatements(plan: PlannedMove, moves: readonly MoveBelow[]): Statement[] {
  return [
    ...moves.flatMap((move) => [...movePaths(move), ...moveOwnPath(plan, move), ...redirect(plan, move)]),
    ...announce(plan, moves),
    { sql: 'delete from payload_kv where key = ?', args: [toMoveKey(plan)] },
  ]
}

/** What the save has written of the address, taken back. */
export function toUndoStatements({ collection, id, moves, savedLocale, parent, slugBefore }: PlannedMove): Statement[] {
  const { locales, versions, versionLocales } = addressTables[collection]
  const path = moves.find(({ locale }) => locale === savedLocale)?.from
  const newest = `select id from ${versions} where parent_id = ? and latest = true`
  const ofAddress = [
    {
      sql: `update ${locales} set slug = ?, path = ? where _parent_id = ? and _locale = ?`,
      args: [slugBefore, path ?? null, id, savedLocale],
    },
    {
      sql: `update ${versionLocales} set version_slug = ?, version_path = ? where _locale = ? and _parent_id in (${newest})`,
      args: [slugBefore, path ?? null, savedLocale, id],
    },
  ]
  const ofPlace = [
    { sql: 'update pages set parent_id = ? where id = ?', args: [parent.from, id] },
    { sql: 'update _pages_v set version_parent_id = ? where parent_id = ? and latest = true', args: [parent.from, id] },
  ]
  return [...(path === undefined ? [] : ofAddress), ...(collection === 'pages' ? ofPlace : [])]
}

function movePaths({ locale, from, to }: Move): Statement[] {
  return addressedCollections.flatMap((collection) => {
    const { locales, versions, versionLocales } = addressTables[collection]
    const args = [to, from.length + 1, locale, ...atOrBelowArgs(from)]
    return [
      { sql: `update ${locales} set path = ? || substr(path, ?) where _locale = ? and ${atOrBelow('path')}`, args },
      {
        sql: `update ${versionLocales} set version_path = ? || substr(version_path, ?)
          where _locale = ? and ${atOrBelow('version_path')} and _parent_id in (select id from ${versions} where latest = true)`,
        args,
      },
    ]
  })
}

/** The document's own path in a language that the save did not write, whatever its draft held there. */
function moveOwnPath({ collection, id }: PlannedMove, { locale, to }: Move): Statement[] {
  const { locales, versions, versionLocales } = addressTables[collection]
  return [
    { sql: `update ${locales} set path = ? where _parent_id = ? and _locale = ?`, args: [to, id, locale] },
    {
      sql: `update ${versionLocales} set version_path = ?
        where _locale = ? and _parent_id in (select id from ${versions} where parent_id = ? and latest = true)`,
      args: [to, locale, id],
    },
  ]
}

/**
 * A redirect leads to a document, not to an address: however often it moves on, every old address leads to the present one in
 * one step. An address that has a page again leads nowhere else.
 */
function redirect({ collection, id }: PlannedMove, { below, ...move }: MoveBelow): Statement[] {
  const { locale } = move
  const own = { collection, id, path: move.from, isPublished: move.wasPublic }
  return [own, ...below].flatMap((document) => {
    const column = addressTables[document.collection].redirectColumn
    const others = Object.values(addressTables).flatMap(({ redirectColumn }) =>
      redirectColumn === column ? [] : [`${redirectColumn} = null`],
    )
    const arrival = removeRedirects('"from" = ?', toHref(locale, toMovedPath(document.path, move)))
    if (!document.isPublished) return arrival
    const from = toHref(locale, document.path)
    const tombstone: Statement = {
      sql: `insert into redirects (key, "from", ${column}, _status) values (?, ?, ?, 'published')
        on conflict ("from") do update set ${column} = excluded.${column}, url = null, ${others.join(', ')},
        _status = 'published', updated_at = ${dialect.now}`,
      args: [`moved-${randomUUID()}`, from, document.id],
    }
    return [...arrival, tombstone, ...noteVersion(from)]
  })
}

/** Rows of the publication feed: one for each document that moved, and one for the redirects. */
function announce(plan: PlannedMove, moves: readonly MoveBelow[]): Statement[] {
  const moved = new Map<string, { collection: AddressedCollection; id: number; tags: Tag[] }>()
  for (const { collection, id } of [plan, ...moves.flatMap(({ below }) => below)]) {
    const kind = publicCollections[collection]
    moved.set(`${collection}/${id}`, { collection, id, tags: [documentTag(kind, id), cardTag(kind, id)] })
  }
  const lists = plan.collection === 'pages' ? [childrenTag(plan.parent.from), childrenTag(plan.parent.to)] : []
  return [
    ...[...moved.values()].map(({ collection, id, tags }, position) => ({
      sql: `insert into publications (tags, hrefs) values (?, ${dialect.jsonObject(
        locales.map((locale) => [locale, `(${selectPublicHref(collection, locale)})`]),
      )})`,
      args: [JSON.stringify(position === 0 ? [...new Set([...tags, ...lists])] : tags), ...locales.map(() => id)],
    })),
    {
      sql: 'insert into publications (tags, hrefs) values (?, ?)',
      args: [JSON.stringify([listTag('Redirect')]), '{}'],
    },
  ]
}

/** The public address of a document in a language, as `toHref` writes it; null where it is not public. */
function selectPublicHref(collection: AddressedCollection, locale: Locale): string {
  const home = toHref(locale, '/')
  const before = home === '/' ? '' : home
  return `select case path when '/' then '${home}' else '${before}' || path end from ${addressTables[collection].locales}
    where _parent_id = ? and _locale = '${locale}' and _status = 'published'`
}
