import { type Field, isGroup, isQuestion, type Question } from './field'
import { toPlaceName } from './show-name'

/** An entry with its place: its key, after those of the groups that hold it. */
export type PlacedEntry = { entry: Field; place: string }

/** All entries of a list, those in groups behind their group. */
export function toPlacedEntries(fields: readonly Field[], groups: readonly string[] = []): PlacedEntry[] {
  return fields.flatMap((entry) => {
    const keys = [...groups, entry.key]
    const inside = isGroup(entry) ? toPlacedEntries(entry.fields, keys) : []
    return [{ entry, place: toPlaceName(keys) }, ...inside]
  })
}

/** The question at the end of a way to an answer, “owners.0.share”; none where the way leads elsewhere. */
export function findQuestionAt(fields: readonly Field[], way: string): Question | null {
  const place = toPlaceName(way.split('.').filter((name) => !/^\d+$/.test(name)))
  const found = toPlacedEntries(fields).find((placed) => placed.place === place)
  return found && isQuestion(found.entry) ? found.entry : null
}
