import type { ASTNode } from '@marcbachmann/cel-js'
import { definitionOf, type Field, isGroup, isQuestion } from '../definition/field'
import { smallestUnitsOf } from '../definition/smallest-units'

/** The numbers that a part of an expression can be; null where that is not known. */
type Range = { least: number; most: number } | null
/** Whether a part holds: for all answers, for none, or for some. */
type Truth = 'always' | 'never' | 'sometimes'

const open = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }

/**
 * Whether an expression is true for no answers that a form takes, as far as the limits of its numbers tell. Sure where it says so; there
 * are others that never hold.
 */
export function isNeverTrue(node: ASTNode, fields: readonly Field[]): boolean {
  return truthOf(node, fields) === 'never'
}

function truthOf(node: ASTNode, fields: readonly Field[]): Truth {
  switch (node.op) {
    case 'value':
      return node.args === true ? 'always' : node.args === false ? 'never' : 'sometimes'
    case '!_':
      return opposite(truthOf(node.args, fields))
    case '&&': {
      const parts = node.args.map((part) => truthOf(part, fields))
      return parts.includes('never') ? 'never' : parts.every((part) => part === 'always') ? 'always' : 'sometimes'
    }
    case '||': {
      const parts = node.args.map((part) => truthOf(part, fields))
      return parts.includes('always') ? 'always' : parts.every((part) => part === 'never') ? 'never' : 'sometimes'
    }
    case '<':
      return isLess(node.args, fields)
    case '>':
      return isLess([node.args[1], node.args[0]], fields)
    case '<=':
      return opposite(isLess([node.args[1], node.args[0]], fields))
    case '>=':
      return opposite(isLess(node.args, fields))
    case '==': {
      const [one, other] = node.args.map((part) => rangeOf(part, fields))
      return one && other && (one.most < other.least || other.most < one.least) ? 'never' : 'sometimes'
    }
    default:
      return 'sometimes'
  }
}

function opposite(truth: Truth): Truth {
  return truth === 'always' ? 'never' : truth === 'never' ? 'always' : 'sometimes'
}

function isLess([left, right]: readonly [ASTNode, ASTNode], fields: readonly Field[]): Truth {
  const [one, other] = [rangeOf(left, fields), rangeOf(right, fields)]
  if (!one || !other) return 'sometimes'
  if (one.most < other.least) return 'always'
  return one.least >= other.most ? 'never' : 'sometimes'
}

function rangeOf(node: ASTNode, fields: readonly Field[]): Range {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'number' || typeof node.args === 'bigint'
        ? { least: Number(node.args), most: Number(node.args) }
        : null
    case 'id':
      return rangeOfField(node.args, fields)
    case '.': {
      const [held, key] = node.args
      const group = held.op === 'id' ? fields.find((entry) => entry.key === held.args) : undefined
      return group?.type === 'group' ? rangeOfField(key, group.fields) : null
    }
    case '+': {
      const [one, other] = node.args.map((part) => rangeOf(part, fields))
      return one && other ? { least: one.least + other.least, most: one.most + other.most } : null
    }
    case '-': {
      const [one, other] = node.args.map((part) => rangeOf(part, fields))
      return one && other ? { least: one.least - other.most, most: one.most - other.least } : null
    }
    case 'call':
      return rangeOfCall(node.args, fields)
    default:
      return null
  }
}

function rangeOfField(key: string, fields: readonly Field[]): Range {
  const entry = fields.find((asked) => asked.key === key)
  if (!entry || !isQuestion(entry)) return null
  const schema = definitionOf(entry).toSchema(entry)
  const { minimum, maximum } = schema
  const units = smallestUnitsOf(schema)
  return {
    least: typeof minimum === 'number' ? minimum / units : open.least,
    most: typeof maximum === 'number' ? maximum / units : open.most,
  }
}

/** How many a group is answered, and the sum of a number over all of them. */
function rangeOfCall([name, [list]]: readonly [string, readonly ASTNode[]], fields: readonly Field[]): Range {
  if (!list) return null
  if (name === 'size') {
    const repeat = toRepeat(list, fields)
    return repeat && { least: repeat.minimum, most: repeat.maximum }
  }
  if (name !== 'sum' || list.op !== 'rcall' || list.args[0] !== 'map') return null
  const [, receiver, [variable, each]] = list.args
  const repeat = toRepeat(receiver, fields)
  if (!repeat || variable?.op !== 'id' || each?.op !== '.') return null
  const [held, key] = each.args
  const range = held.op === 'id' && held.args === variable.args ? rangeOfField(key, repeat.fields) : null
  if (!range) return null
  const times = [repeat.minimum, repeat.maximum]
  return {
    least: Math.min(...times.map((count) => timesCount(range.least, count))),
    most: Math.max(...times.map((count) => timesCount(range.most, count))),
  }
}

/** Nothing of anything is nothing, also of what has no end. */
function timesCount(value: number, count: number): number {
  return count === 0 ? 0 : value * count
}

function toRepeat(node: ASTNode, fields: readonly Field[]) {
  const entry = node.op === 'id' ? fields.find(({ key }) => key === node.args) : undefined
  return entry && isGroup(entry) && entry.type === 'repeat' ? entry : null
}
