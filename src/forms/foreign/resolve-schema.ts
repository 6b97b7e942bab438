import { canonicalJson } from '../definition/canonical-json'
import { type PlacedJson, type PlacedMember, type PlacedMembers, toPlainJson } from '../placed-json/placed-json'
import { findNamedSchema } from './find-named-schema'
import type { ForeignReading } from './foreign-finding'
import { type ForeignBranch, type ForeignSchema, type ForeignUnion, itemsOf, textOf, textsOf } from './foreign-schema'
import { mergeKeywords } from './merge-keywords'

/** A document whose parts refer to each other, with what its uiSchema says of its definitions, by the references to them. */
export type ForeignDocument = { root: PlacedJson; definitions: PlacedMembers; reading: ForeignReading }

/** Keywords that are taken apart here and are no keywords of what comes out. */
const takenApart: ReadonlySet<string> = new Set(['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'nullable'])

/**
 * A schema with its references followed, what all of its parts say put together, and null taken out of what it may be: an answer that is
 * null is none.
 * @param followed the references on the way to it @returns null for what is no schema of something, which is noted
 */
export function resolveSchema(
  node: PlacedJson,
  followed: ReadonlySet<string>,
  document: ForeignDocument,
): ForeignSchema | null {
  const { reading } = document
  if (node.kind !== 'object') return reading.left(node.line, 'anything')
  // References that double with every step would be followed for ever.
  if (!reading.takesStep()) return reading.left(node.line, 'tooMuch')
  const { members } = node
  const own = new Map([...members].filter(([name]) => !takenApart.has(name)))
  let schema: ForeignSchema = { line: node.line, keywords: own, branches: toBranches(node), unions: [], followed }
  const reference = members.get('$ref')
  if (reference) {
    const target = followReference(reference, followed, document)
    const resolved = target && resolveSchema(target.node, target.followed, document)
    if (!resolved) return null
    schema = join(schema, resolved, reading)
  }
  for (const part of itemsOf(members.get('allOf'))) {
    const resolved = resolveSchema(part, schema.followed, document)
    if (resolved) schema = join(schema, resolved, reading)
  }
  for (const name of ['anyOf', 'oneOf']) {
    const member = members.get(name)
    const joined: ForeignSchema | null = member ? withUnion(schema, member, document) : schema
    if (!joined) return null
    schema = joined
  }
  return withoutNull(schema)
}

function join(one: ForeignSchema, other: ForeignSchema, reading: ForeignReading): ForeignSchema {
  return {
    line: one.line,
    keywords: mergeKeywords(one.keywords, other.keywords, reading),
    branches: [...one.branches, ...other.branches],
    unions: [...one.unions, ...other.unions],
    followed: new Set([...one.followed, ...other.followed]),
  }
}

function toBranches(node: PlacedJson): ForeignBranch[] {
  if (node.kind !== 'object') return []
  const test = node.members.get('if')
  if (!test) return []
  const [then, otherwise] = [node.members.get('then')?.value ?? null, node.members.get('else')?.value ?? null]
  return [{ line: test.line, test: test.value, then, otherwise }]
}

/** An alternative between something and null is that something; one without an alternative is all there is. */
function withUnion(schema: ForeignSchema, member: PlacedMember, document: ForeignDocument): ForeignSchema | null {
  const parts = itemsOf(member).filter((part) => !isNull(part))
  const [first, ...others] = parts
  if (first && others.length === 0) {
    const resolved = resolveSchema(first, schema.followed, document)
    return resolved && join(schema, resolved, document.reading)
  }
  const union: ForeignUnion = { line: member.line, parts }
  return parts.length === 0 ? schema : { ...schema, unions: [...schema.unions, union] }
}

function isNull(part: PlacedJson): boolean {
  return part.kind === 'object' && textOf(part.members, 'type') === 'null'
}

function withoutNull(schema: ForeignSchema): ForeignSchema {
  const type = schema.keywords.get('type')
  const types = textsOf(type)
  if (type?.value.kind !== 'list' || types.length < 2 || !types.includes('null')) return schema
  const items = type.value.items.filter((item) => canonicalJson(toPlainJson(item)) !== '"null"')
  const keywords = new Map(schema.keywords)
  keywords.set('type', { line: type.line, value: { kind: 'list', line: type.line, items } })
  return { ...schema, keywords }
}

type Target = { node: PlacedJson; followed: ReadonlySet<string> }

/** What a reference leads to within the document. @see https://www.rfc-editor.org/rfc/rfc6901 */
function followReference(
  { line, value }: PlacedMember,
  followed: ReadonlySet<string>,
  { root, reading }: ForeignDocument,
): Target | null {
  const reference = value.kind === 'value' ? String(value.value) : ''
  const node = findReferred(root, reference)
  const isOfThisText = reference === '#' || reference.startsWith('#/')
  if (!node) return reading.left(line, isOfThisText ? 'refToNothing' : 'refElsewhere', { reference })
  if (reference === '#' || (followed.has(reference) && leadsTo(node, reference, { root, seen: new Set() }))) {
    return reading.left(line, 'refWithoutEnd', { reference })
  }
  return { node, followed: new Set([...followed, reference]) }
}

/** What a reference leads to: a place of the text, or a schema that the text brings along under a name of its own. */
export function findReferred(root: PlacedJson, reference: string): PlacedJson | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return findNamedSchema(root, reference)
  let node: PlacedJson | undefined = root
  for (const name of reference.split('/').slice(1).map(toName)) {
    if (node?.kind === 'object') node = node.members.get(name)?.value
    else node = node?.kind === 'list' ? node.items[Number(name)] : undefined
  }
  return node
}

/** Whether a part of the document refers to a place, by however many references. */
function leadsTo(node: PlacedJson, wanted: string, { root, seen }: { root: PlacedJson; seen: Set<string> }): boolean {
  if (node.kind === 'list') return node.items.some((item) => leadsTo(item, wanted, { root, seen }))
  if (node.kind === 'value') return false
  const reference = textOf(node.members, '$ref')
  if (reference === wanted) return true
  const next = reference === '' || seen.has(reference) ? undefined : findReferred(root, reference)
  seen.add(reference)
  if (next && leadsTo(next, wanted, { root, seen })) return true
  return [...node.members.values()].some(({ value }) => leadsTo(value, wanted, { root, seen }))
}

/** A name within a pointer, which is a part of an address: signs of ASCII may stand there by their codes. */
function toName(name: string): string {
  const decoded = name.replaceAll(/%([0-7][0-9a-fA-F])/g, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return decoded.replaceAll('~1', '/').replaceAll('~0', '~')
}
