import type { ASTNode } from '@marcbachmann/cel-js'

/** Calls that go through a list, with a name for each of it. */
export const macros: ReadonlySet<string> = new Set(['map', 'filter', 'all', 'exists', 'exists_one'])

/** The nodes below one, whatever it is. */
export function childrenOf(node: ASTNode): ASTNode[] {
  const parts: unknown[] = Array.isArray(node.args) ? node.args.flat(2) : [node.args]
  return parts.filter(isNode)
}

function isNode(part: unknown): part is ASTNode {
  return typeof part === 'object' && part !== null && 'op' in part && 'args' in part
}

/** What an expression speaks of, by name, without what it names itself. @param own names of macros around it */
export function namesIn(node: ASTNode, own: readonly string[] = []): string[] {
  if (node.op === 'id') return own.includes(node.args) ? [] : [node.args]
  if (node.op !== 'rcall' || !macros.has(node.args[0])) return childrenOf(node).flatMap((part) => namesIn(part, own))
  const [, receiver, [variable, ...inside]] = node.args
  const each = variable?.op === 'id' ? [...own, variable.args] : own
  return [...namesIn(receiver, own), ...inside.flatMap((part) => namesIn(part, each))]
}

/** The keys that an expression names inside of something, also those written as texts: `o.share`, `has(o.share)`, `o["share"]`. */
export function keysIn(node: ASTNode): string[] {
  const own: unknown[] = node.op === 'value' ? [node.args] : Array.isArray(node.args) ? node.args : []
  return [...own.filter((part) => typeof part === 'string'), ...childrenOf(node).flatMap(keysIn)]
}
