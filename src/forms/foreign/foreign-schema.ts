import type { PlacedJson, PlacedMember, PlacedMembers } from '../placed-json/placed-json'

/** `if`, `then` and `else` of one schema. */
export type ForeignBranch = { line: number; test: PlacedJson; then: PlacedJson | null; otherwise: PlacedJson | null }

/** `anyOf` or `oneOf` of one schema. */
export type ForeignUnion = { line: number; parts: readonly PlacedJson[] }

/** A schema of another program with its references followed and its parts put together. */
export type ForeignSchema = {
  line: number
  keywords: PlacedMembers
  branches: readonly ForeignBranch[]
  unions: readonly ForeignUnion[]
  /** The references that were followed on the way to it: one that comes again has no end. */
  followed: ReadonlySet<string>
}

/** A keyword that is a text; empty where it is none. */
export function textOf(members: PlacedMembers, name: string): string {
  const value = members.get(name)?.value
  return value?.kind === 'value' && typeof value.value === 'string' ? value.value : ''
}

/** The texts of a keyword that is a list of them, or one. */
export function textsOf(member: PlacedMember | undefined): string[] {
  const { value } = member ?? {}
  if (value?.kind === 'value') return typeof value.value === 'string' ? [value.value] : []
  if (value?.kind !== 'list') return []
  return value.items.flatMap((item) => (item.kind === 'value' && typeof item.value === 'string' ? [item.value] : []))
}

/** The parts of a keyword that is an object; none where it is none. */
export function membersOf(member: PlacedMember | undefined): PlacedMembers {
  return member?.value.kind === 'object' ? member.value.members : new Map()
}

/** The parts of a keyword that is a list; none where it is none. */
export function itemsOf(member: PlacedMember | undefined): readonly PlacedJson[] {
  return member?.value.kind === 'list' ? member.value.items : []
}
