import type { GraphNode } from './read-graph'

/** A document that names another one, and where in it; whether only its draft does. */
export type Use = { node: GraphNode; fields: readonly string[]; isDraftOnly: boolean }

/** Everything that names a document, each once. What it says of itself does not count. */
export function findUses(graph: readonly GraphNode[], target: { collection: string; id: number }): Use[] {
  const uses = new Map<string, { node: GraphNode; fields: Set<string>; isDraftOnly: boolean }>()
  for (const node of graph) {
    if (node.slug === target.collection && node.id === target.id) continue
    const fields = node.references
      .filter(({ collection, id }) => collection === target.collection && id === target.id)
      .map(({ field }) => field)
    if (fields.length === 0) continue
    const name = `${node.slug}/${node.id}`
    const known = uses.get(name) ?? { node, fields: new Set<string>(), isDraftOnly: true }
    for (const field of fields) known.fields.add(field)
    uses.set(name, { ...known, isDraftOnly: known.isDraftOnly && node.isDraft })
  }
  return [...uses.values()].map(({ fields, ...use }) => ({ ...use, fields: [...fields] }))
}
