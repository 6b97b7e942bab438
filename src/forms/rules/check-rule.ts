import { type ASTNode, type Environment, ParseError } from '@marcbachmann/cel-js'
import { isNeverTrue } from './is-never-true'
import type { RuleEntry } from './rule-entry'

/** Why an expression cannot be a rule. */
export type RuleMistake =
  | { name: 'ruleMalformed'; mistake: string }
  | { name: 'ruleDivides' | 'ruleNeverHolds' | 'ruleTooComplex' }

/** What expressions may call. Not `matches`: a pattern judges whatever strangers send, and can be made to take forever. */
const functions = new Set([
  'sum',
  'size',
  'has',
  'map',
  'filter',
  'all',
  'exists',
  'exists_one',
  'contains',
  'startsWith',
  'endsWith',
])
const macros = new Set(['map', 'filter', 'all', 'exists', 'exists_one'])

/**
 * What is wrong with an expression, before any answer is judged by it: that it is none, speaks of what is not asked, compares what cannot
 * be compared, may divide by zero, goes through a list for each of a list, or can hold for no answers.
 */
export function findRuleMistake(
  expression: string,
  environment: Environment,
  entries: readonly RuleEntry[],
): RuleMistake | null {
  const tree = parse(expression, environment)
  if ('mistake' in tree) return { name: 'ruleMalformed', mistake: tree.mistake }
  const { valid, type, error } = environment.check(expression)
  if (!valid) return { name: 'ruleMalformed', mistake: firstLine(error) }
  if (type !== 'bool') return { name: 'ruleMalformed', mistake: `${type} ≠ bool` }
  const shape = findShapeMistake(tree.ast, false)
  if (shape) return { name: shape }
  return isNeverTrue(tree.ast, entries) ? { name: 'ruleNeverHolds' } : null
}

function parse(expression: string, environment: Environment): { ast: ASTNode } | { mistake: string } {
  try {
    return { ast: environment.parse(expression).ast }
  } catch (error) {
    if (error instanceof ParseError) return { mistake: firstLine(error) }
    throw error
  }
}

function firstLine(error: Error | undefined): string {
  return error?.message.split('\n')[0] ?? ''
}

function findShapeMistake(node: ASTNode, isInMacro: boolean): 'ruleDivides' | 'ruleTooComplex' | null {
  if ((node.op === '/' || node.op === '%') && !isNumberOtherThanZero(node.args[1])) return 'ruleDivides'
  if (node.op === 'call' && !functions.has(node.args[0])) return 'ruleTooComplex'
  if (node.op !== 'rcall') return findFirst(childrenOf(node), isInMacro)
  const [name, receiver, inside] = node.args
  const isMacro = macros.has(name)
  if (!functions.has(name) || (isMacro && isInMacro)) return 'ruleTooComplex'
  return findShapeMistake(receiver, isInMacro) ?? findFirst(inside, isInMacro || isMacro)
}

function findFirst(nodes: readonly ASTNode[], isInMacro: boolean): 'ruleDivides' | 'ruleTooComplex' | null {
  for (const node of nodes) {
    const found = findShapeMistake(node, isInMacro)
    if (found) return found
  }
  return null
}

function isNumberOtherThanZero(node: ASTNode): boolean {
  return node.op === 'value' && Number(node.args) !== 0
}

/** The nodes below one, whatever it is. */
function childrenOf(node: ASTNode): ASTNode[] {
  const parts: unknown[] = Array.isArray(node.args) ? node.args.flat(2) : [node.args]
  return parts.filter(isNode)
}

function isNode(part: unknown): part is ASTNode {
  return typeof part === 'object' && part !== null && 'op' in part && 'args' in part
}
