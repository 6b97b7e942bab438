import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

type Row = Record<string, SQLInputValue>

/** A page with its rows in the other tables. */
type StoredPage = { page: Row; locales: Row[]; versions: { version: Row; locales: Row[] }[] }

const perSection = 100

/**
 * Adds generated pages to a stopped product by copying the first of them in its database, a hundred below each page that holds them: an import of
 * a hundred thousand takes hours, and nothing of it is measured.
 *
 * @param data the directory of a product that was never started, with the generated pages of one section at least.
 * @param from how many generated pages are there, whole sections of them; `to` how many shall be.
 */
export function copyGeneratedPages(data: string, { from, to }: { from: number; to: number }): void {
  const database = new DatabaseSync(join(data, 'sona.sqlite'))
  try {
    const tables = openTables(database)
    const holder = tables.read('generated/s1')
    const page = tables.read('generated/s1/p1')
    database.exec('begin')
    for (let number = from; number < to; number += perSection) {
      const section = `s${number / perSection + 1}`
      const parent = tables.add(holder, { names: [['s1', section]], parent: null })
      for (let place = number + 1; place <= Math.min(number + perSection, to); place++)
        tables.add(page, {
          names: [
            ['s1', section],
            ['p1', `p${place}`],
          ],
          parent,
        })
    }
    database.exec('commit')
  } finally {
    database.close()
  }
}

type Naming = { names: readonly (readonly [string, string])[]; parent: number | bigint | null }

function openTables(database: DatabaseSync) {
  const all = (sql: string, ...values: SQLInputValue[]): Row[] => database.prepare(sql).all(...values)
  const inserts = new Map<string, (row: Row) => number | bigint>()
  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row).filter((name) => name !== 'id')
    const known = inserts.get(table)
    if (known) return known(row)
    const names = columns.map((name) => `"${name}"`).join(', ')
    const statement = database.prepare(
      `insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`,
    )
    const run = (of: Row) => statement.run(...columns.map((name) => of[name] ?? null)).lastInsertRowid
    inserts.set(table, run)
    return run(row)
  }
  return {
    read: (key: string): StoredPage => {
      const [page] = all('select * from pages where key = ?', key)
      if (!page) throw new Error(`There is no page ${key} to copy`)
      const id = page['id'] ?? null
      return {
        page,
        locales: all('select * from pages_locales where _parent_id = ?', id),
        versions: all('select * from _pages_v where parent_id = ? order by id', id).map((version) => ({
          version,
          locales: all('select * from _pages_v_locales where _parent_id = ?', version['id'] ?? null),
        })),
      }
    },
    add: ({ page, locales, versions }: StoredPage, { names, parent }: Naming): number | bigint => {
      const renamed = (row: Row) => rename(row, names)
      const above = (name: string) => (parent === null ? {} : { [name]: parent })
      const id = insert('pages', { ...renamed(page), ...above('parent_id') })
      for (const row of locales) insert('pages_locales', { ...renamed(row), _parent_id: id })
      for (const { version, locales: inLanguages } of versions) {
        const copied = { ...renamed(version), parent_id: id, ...above('version_parent_id') }
        const versionId = insert('_pages_v', copied)
        for (const row of inLanguages) insert('_pages_v_locales', { ...renamed(row), _parent_id: versionId })
      }
      return id
    },
  }
}

/** Puts other names into keys, addresses and texts; the blocks keep theirs. */
function rename(row: Row, names: Naming['names']): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' && !column.endsWith('layout')
        ? names.reduce((text, [from, to]) => text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to), value)
        : value,
    ]),
  )
}
