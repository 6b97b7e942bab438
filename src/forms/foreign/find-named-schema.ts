import type { PlacedJson } from '../placed-json/placed-json'
import { textOf } from './foreign-schema'

/** Stands for the address of a text that does not name its own: names in it need one to be read against. */
const nowhere = 'https://text.invalid/'

/**
 * The schema within a text that has a name: by its `$id`, read against that of the text, or by its `$anchor`.
 * @see https://json-schema.org/understanding-json-schema/structuring#bundling
 */
export function findNamedSchema(root: PlacedJson, reference: string): PlacedJson | undefined {
  const own = root.kind === 'object' ? textOf(root.members, '$id') : ''
  const base = toAddress(own, nowhere) ?? nowhere
  const wanted = toAddress(reference, base)
  return wanted === null ? undefined : findInside(root, { wanted, base, anchor: reference.replace('#', '') })
}

type Wanted = { wanted: string; base: string; anchor: string }

function findInside(node: PlacedJson, looked: Wanted): PlacedJson | undefined {
  if (node.kind === 'value') return undefined
  const parts = node.kind === 'list' ? node.items : [...node.members.values()].map(({ value }) => value)
  if (node.kind === 'object') {
    const id = textOf(node.members, '$id')
    const anchor = textOf(node.members, '$anchor')
    if (id !== '' && toAddress(id, looked.base) === looked.wanted) return node
    if (anchor !== '' && anchor === looked.anchor) return node
  }
  for (const part of parts) {
    const found = findInside(part, looked)
    if (found) return found
  }
  return undefined
}

/** An address, whole; null for what is none. */
function toAddress(name: string, base: string): string | null {
  return URL.canParse(name, base) ? new URL(name, base).href : null
}
