import type { ASTNode } from '@marcbachmann/cel-js'
import { smallestUnitsOf } from '../definition/smallest-units'
import type { RuleEntry } from './rule-entry'

/** The numbers that a part of an expression can be; null where that is not known. */
type Range = { least: number; most: number } | null
/** Whether a part holds: for all answers, for none, or for some. */
type Truth = 'always' | 'never' | 'sometimes'

const open = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }

/**
 * Whether an expression is true for no answers that a form takes, as far as the limits of its numbers tell. Sure where it says so; there
 * are others that never hold.
 */
export function isNeverTrue(node: ASTNode, entries: readonly RuleEntry[]): boolean {
  return truthOf(node, entries) === 'never'
}

function truthOf(node: ASTNode, entries: readonly RuleEntry[]): Truth {
  switch (node.op) {
    case 'value':
      return node.args === true ? 'always' : node.args === false ? 'never' : 'sometimes'
    case '!_':
      return opposite(truthOf(node.args, entries))
    case '&&': {
      const parts = node.args.map((part) => truthOf(part, entries))
      return parts.includes('never') ? 'never' : parts.every((part) => part === 'always') ? 'always' : 'sometimes'
    }
    case '||': {
      const parts = node.args.map((part) => truthOf(part, entries))
      return parts.includes('always') ? 'always' : parts.every((part) => part === 'never') ? 'never' : 'sometimes'
    }
    case '<':
      return isLess(node.args, entries)
    case '>':
      return isLess([node.args[1], node.args[0]], entries)
    case '<=':
      return opposite(isLess([node.args[1], node.args[0]], entries))
    case '>=':
      return opposite(isLess(node.args, entries))
    case '==': {
      const [one, other] = node.args.map((part) => rangeOf(part, entries))
      return one && other && (one.most < other.least || other.most < one.least) ? 'never' : 'sometimes'
    }
    default:
      return 'sometimes'
  }
}

function opposite(truth: Truth): Truth {
  return truth === 'always' ? 'never' : truth === 'never' ? 'always' : 'sometimes'
}

function isLess([left, right]: readonly [ASTNode, ASTNode], entries: readonly RuleEntry[]): Truth {
  const [one, other] = [rangeOf(left, entries), rangeOf(right, entries)]
  if (!one || !other) return 'sometimes'
  if (one.most < other.least) return 'always'
  return one.least >= other.most ? 'never' : 'sometimes'
}

/** @see Range */
export function rangeOf(node: ASTNode, entries: readonly RuleEntry[]): Range {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'number' || typeof node.args === 'bigint'
        ? { least: Number(node.args), most: Number(node.args) }
        : null
    case 'id':
      return rangeOfField(node.args, entries)
    case '.': {
      const [held, key] = node.args
      const group = held.op === 'id' ? entries.find((entry) => entry.key === held.args) : undefined
      return group && 'entries' in group && !group.times ? rangeOfField(key, group.entries) : null
    }
    case '+': {
      const [one, other] = node.args.map((part) => rangeOf(part, entries))
      return one && other ? { least: one.least + other.least, most: one.most + other.most } : null
    }
    case '-': {
      const [one, other] = node.args.map((part) => rangeOf(part, entries))
      return one && other ? { least: one.least - other.most, most: one.most - other.least } : null
    }
    case 'call':
      return rangeOfCall(node.args, entries)
    default:
      return null
  }
}

function rangeOfField(key: string, entries: readonly RuleEntry[]): Range {
  const entry = entries.find((asked) => asked.key === key)
  if (!entry || 'entries' in entry) return null
  const { minimum, maximum } = entry.schema
  const units = smallestUnitsOf(entry.schema)
  return {
    least: typeof minimum === 'number' ? minimum / units : open.least,
    most: typeof maximum === 'number' ? maximum / units : open.most,
  }
}

/** How many a group is answered, and the sum of a number over all of them. */
function rangeOfCall([name, [list]]: readonly [string, readonly ASTNode[]], entries: readonly RuleEntry[]): Range {
  if (!list) return null
  if (name === 'size') {
    const repeat = toRepeat(list, entries)
    return repeat?.times ?? null
  }
  if (name !== 'sum' || list.op !== 'rcall' || list.args[0] !== 'map') return null
  const [, receiver, [variable, each]] = list.args
  const repeat = toRepeat(receiver, entries)
  if (!repeat || variable?.op !== 'id' || each?.op !== '.') return null
  const [held, key] = each.args
  const range = held.op === 'id' && held.args === variable.args ? rangeOfField(key, repeat.entries) : null
  if (!range) return null
  const times = [repeat.times.least, repeat.times.most]
  return {
    least: Math.min(...times.map((count) => timesCount(range.least, count))),
    most: Math.max(...times.map((count) => timesCount(range.most, count))),
  }
}

/** Nothing of anything is nothing, also of what has no end. */
function timesCount(value: number, count: number): number {
  return count === 0 ? 0 : value * count
}

function toRepeat(node: ASTNode, entries: readonly RuleEntry[]) {
  const entry = node.op === 'id' ? entries.find(({ key }) => key === node.args) : undefined
  return entry && 'entries' in entry && entry.times ? { ...entry, times: entry.times } : null
}
