import { type ASTNode, type Environment, ParseError } from '@marcbachmann/cel-js'
import { childrenOf, macros } from './expression-tree'
import { rangeOf } from './is-never-true'
import type { RuleEntry } from './rule-entry'

/** Why an expression of a form may not be run. */
export type ExpressionFault = { fault: 'Malformed'; mistake: string } | { fault: 'Divides' | 'TooComplex' }

/** An expression that may be run. */
export type SoundExpression = { fault: null; type: string; tree: ASTNode }

/** What expressions may call. Not `matches`: a pattern judges whatever strangers send, and can be made to take forever. */
const functions = new Set(['sum', 'size', 'has', ...macros, 'contains', 'startsWith', 'endsWith'])

/**
 * What is wrong with an expression, before any answer is worked into it: that it is none, speaks of what is not asked, compares what cannot
 * be compared, may divide by zero, or goes through a list for each of a list.
 */
export function checkExpression(
  expression: string,
  environment: Environment,
  entries: readonly RuleEntry[],
): ExpressionFault | SoundExpression {
  const parsed = parseExpression(expression, environment)
  if ('mistake' in parsed) return { fault: 'Malformed', mistake: parsed.mistake }
  const { tree } = parsed
  const { valid, type = '', error } = environment.check(expression)
  if (!valid) return { fault: 'Malformed', mistake: firstLine(error) }
  const fault = findShapeFault(tree, { entries, isInMacro: false })
  return fault ? { fault } : { fault: null, type, tree }
}

/** An expression taken apart, or why it is none. */
export function parseExpression(expression: string, environment: Environment) {
  try {
    return { tree: environment.parse(expression).ast }
  } catch (error) {
    if (error instanceof ParseError) return { mistake: firstLine(error) }
    throw error
  }
}

function firstLine(error: Error | undefined): string {
  return error?.message.split('\n')[0] ?? ''
}

type Where = { entries: readonly RuleEntry[]; isInMacro: boolean }

function findShapeFault(node: ASTNode, where: Where): 'Divides' | 'TooComplex' | null {
  if ((node.op === '/' || node.op === '%') && !isNeverZero(node.args[1], where.entries)) return 'Divides'
  if (node.op === 'call' && !functions.has(node.args[0])) return 'TooComplex'
  if (node.op !== 'rcall') return findFirst(childrenOf(node), where)
  const [name, receiver, inside] = node.args
  const isMacro = macros.has(name)
  if (!functions.has(name) || (isMacro && where.isInMacro)) return 'TooComplex'
  return findShapeFault(receiver, where) ?? findFirst(inside, { ...where, isInMacro: where.isInMacro || isMacro })
}

function findFirst(nodes: readonly ASTNode[], where: Where): 'Divides' | 'TooComplex' | null {
  for (const node of nodes) {
    const found = findShapeFault(node, where)
    if (found) return found
  }
  return null
}

/** Whether the limits of the form keep a divisor away from zero. */
function isNeverZero(node: ASTNode, entries: readonly RuleEntry[]): boolean {
  const range = rangeOf(node, entries)
  return range !== null && (range.least > 0 || range.most < 0)
}
