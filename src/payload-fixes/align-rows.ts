/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: docs/upstream/payload-rows-by-position.md
 * Test: src/payload-fixes/align-rows.test.ts
 * Goes when: `mergeLocalizedData` finds stored rows by their ids.
 */
import type { CollectionBeforeChangeHook, DatabaseAdapterObj, FindOne, FindOneArgs, TypeWithID } from 'payload'
import { isDraftSave } from './save-arguments'

/** The saves that a request has under way, by collection and number: the documents as they will be, with their rows in order. */
const savings = new WeakMap<object, Map<string, Record<string, unknown>>>()

/** Notes the order of rows that a save publishes, for `withAlignedRows`. */
export const noteRowOrder: CollectionBeforeChangeHook = ({ data, originalDoc, operation, collection, req }) => {
  if (operation === 'update' && !isDraftSave(req)) {
    const known = savings.get(req) ?? new Map<string, Record<string, unknown>>()
    known.set(`${collection.slug}:${originalDoc?.id}`, { ...originalDoc, ...data })
    savings.set(req, known)
  }
  return data
}

/**
 * Publishing one language puts its texts into the stored document, whose other language stays. Payload 3.90.2 finds the stored
 * row for each published row by its position (`mergeLocalizedData`), so that after a block was moved, added or taken away the
 * other language's texts would end up in the wrong blocks. Here the stored document is handed over with its rows already where
 * they will be, found by their ids.
 */
export function withAlignedRows<Adapter extends Pick<DatabaseAdapterObj, 'init'>>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const database = adapter.init(options)
      const findOne: FindOne = database.findOne.bind(database)
      database.findOne = async <Found extends TypeWithID>(query: FindOneArgs): Promise<Found | null> => {
        const found = await findOne<Found>(query)
        const saving = found && query.req && savings.get(query.req)?.get(`${query.collection}:${found.id}`)
        if (saving) Object.assign(found, alignObject({ ...found }, saving))
        return found
      }
      return database
    },
  }
}

/**
 * A stored value with its rows in the order of another one, by their ids; a row that is not stored yet begins empty.
 */
export function alignRows(stored: unknown, incoming: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(incoming)) {
    const known = new Map(stored.map((row: unknown) => [idOf(row), row]))
    return incoming.map((row: unknown) => {
      const id = idOf(row)
      return alignRows(id === undefined ? {} : (known.get(id) ?? {}), row)
    })
  }
  return isObject(stored) && isObject(incoming) ? alignObject(stored, incoming) : stored
}

function alignObject(stored: Record<string, unknown>, incoming: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, alignRows(value, incoming[name])]))
}

function idOf(row: unknown): unknown {
  return isObject(row) ? row['id'] : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
