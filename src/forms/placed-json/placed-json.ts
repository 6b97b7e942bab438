import type { Json } from '../definition/json'

/** A value of JSON with the line on which it begins, so that what is wrong with it can be told by that line. */
export type PlacedJson =
  | { readonly kind: 'object'; readonly line: number; readonly members: PlacedMembers }
  | { readonly kind: 'list'; readonly line: number; readonly items: readonly PlacedJson[] }
  | { readonly kind: 'value'; readonly line: number; readonly value: string | number | boolean | null }

/** The parts of an object by name. The line of one is that of its name. */
export type PlacedMembers = ReadonlyMap<string, PlacedMember>
export type PlacedMember = { readonly line: number; readonly value: PlacedJson }

/** The same value without its lines. */
export function toPlainJson(json: PlacedJson): Json {
  if (json.kind === 'value') return json.value
  if (json.kind === 'list') return json.items.map(toPlainJson)
  return Object.fromEntries([...json.members].map(([name, { value }]) => [name, toPlainJson(value)]))
}

/** The line of a value by the way to it; of the nearest that is there, where it is missing. */
export function findLine(json: PlacedJson, path: readonly PropertyKey[]): number {
  const [first, ...rest] = path
  if (first === undefined || json.kind === 'value') return json.line
  if (json.kind === 'list') {
    const item = json.items[Number(first)]
    return item ? findLine(item, rest) : json.line
  }
  const member = json.members.get(String(first))
  if (!member) return json.line
  return rest.length === 0 ? member.line : findLine(member.value, rest)
}
