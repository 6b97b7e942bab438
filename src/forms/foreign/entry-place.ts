import type { Field } from '../definition/field'
import type { ForeignControls } from './foreign-controls'
import type { ForeignSchema } from './foreign-schema'
import type { ForeignDocument } from './resolve-schema'

/** By how many groups a list is held: the form holds the first. */
export type Depth = 0 | 1 | 2

/** Where a list of entries is read. */
export type ListPlace = { controls: ForeignControls; depth: Depth; document: ForeignDocument }

/** Reads the entries of an object. Groups hold lists, and lists hold groups. */
export type EntriesReader = (schema: ForeignSchema, place: ListPlace) => Field[]

/** Where one entry is read, under its key. */
export type EntryPlace = ListPlace & { key: string; readEntries: EntriesReader }

/** An entry that was read, with the values that are kept for those of the schema. */
export type ReadEntry = { entry: Field; values: ReadonlyMap<string, string> }

/** The depth of what a group holds; null where no group may stand. */
export function toInner(depth: Depth): Depth | null {
  if (depth === 2) return null
  return depth === 0 ? 1 : 2
}
