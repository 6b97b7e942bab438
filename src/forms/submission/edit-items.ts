import { isJsonObject, type JsonObject } from '../definition/json'
import type { EntryInLanguage } from '../language/form-in-language'

/** One more answer to a group, or one fewer: what a page without script asks for by posting the form. */
export type ItemEdit = { kind: 'add' | 'remove'; path: readonly string[] }

/** The controls by which a form says so. */
export const itemControls = { add: 'add', remove: 'remove' } as const

/** What a post asks to be added or removed; null when it is meant to be sent. */
export function readItemEdit(controls: Readonly<Record<string, string>>): ItemEdit | null {
  const { [itemControls.add]: add, [itemControls.remove]: remove } = controls
  if (add !== undefined) return { kind: 'add', path: add.split('.') }
  return remove === undefined ? null : { kind: 'remove', path: remove.split('.') }
}

type Edited = { values: JsonObject; focus: string }

/**
 * What was typed, with one answer to a group more or fewer.
 *
 * @returns null when the form has no such group, or it takes no more.
 */
export function editItems(entries: readonly EntryInLanguage[], values: JsonObject, edit: ItemEdit): Edited | null {
  const [key = '', ...rest] = edit.path
  const group = entries.find((entry) => entry.key === key)
  if (group?.kind !== 'group') return null
  const { repeat } = group
  const within = (value: unknown, way: readonly string[], before: readonly string[]) => {
    const edited = editItems(group.entries, isJsonObject(value) ? value : {}, { ...edit, path: way })
    return edited && { values: edited.values, focus: [...before, edited.focus].join('.') }
  }
  if (repeat === null) {
    const inside = within(values[key], rest, [key])
    return inside && { values: { ...values, [key]: inside.values }, focus: inside.focus }
  }
  const given = values[key]
  const items = Array.isArray(given) ? given.filter(isJsonObject) : []
  const [place, ...more] = rest
  if (place === undefined) {
    if (edit.kind !== 'add' || items.length >= repeat.most) return null
    return { values: { ...values, [key]: [...items, {}] }, focus: `${key}.${items.length}` }
  }
  const at = Number(place)
  const item = items[at]
  if (item === undefined) return null
  if (more.length > 0) {
    const inside = within(item, more, [key, place])
    return inside && { values: { ...values, [key]: items.with(at, inside.values) }, focus: inside.focus }
  }
  if (edit.kind !== 'remove' || items.length <= repeat.least) return null
  return { values: { ...values, [key]: items.toSpliced(at, 1) }, focus: key }
}
