import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js'
import type { Code, Type } from './code'
import { operators, primitives } from './functions'

/** Why an expression cannot be a step. */
export type ExpressionMistake =
  | { code: 'malformed'; detail: string }
  | { code: 'notAllowed'; what: string }
  | { code: 'unknownName'; name: string }
  | { code: 'wrongType'; wanted: Type; found: Type }
  | { code: 'wrongCount'; name: string; count: number }
  | { code: 'divides' }

/** What is known of a name: its type, and whether it is a number above zero whatever visitors choose. */
export type Known = { type: Type; isPositive?: boolean }
export type Names = ReadonlyMap<string, Known>

export type Compiled = { code: Code; type: Type; isPositive: boolean; names: ReadonlySet<string> }

/** What an expression may be, whoever wrote it: enough for a line of a contract, too little to take long. */
const limits = { maxAstNodes: 100, maxDepth: 24, maxListElements: 0, maxMapEntries: 0, maxCallArguments: 4 }

/** Words before a point: of the period before, of all periods together, and of the last. */
const groups: ReadonlySet<string> = new Set(['before', 'total', 'last'])

/** Words that no input, step or column may be called by: CEL has them for itself, or this product has. */
export const takenNames: ReadonlySet<string> = new Set([
  ...'as break bool const continue double else false for function if import in int let list loop map namespace null'.split(
    ' ',
  ),
  ...'package return size string true type uint var void while period start'.split(' '),
  ...groups,
  ...Object.keys(primitives),
])

/** Thrown while an expression is read, and caught where it began. */
class Refused extends Error {
  constructor(readonly mistake: ExpressionMistake) {
    super(mistake.code)
  }
}

/**
 * Reads an expression of CEL and finds out its types, before anything runs. What is not on the list is refused: lists, maps, macros,
 * calls of methods, and a division by what may be zero.
 */
export function compile(expression: string, names: Names): Compiled | ExpressionMistake {
  try {
    const used = new Set<string>()
    return { ...compileNode(parse(expression), names, used), names: used }
  } catch (error) {
    if (error instanceof Refused) return error.mistake
    throw error
  }
}

/** Whether it was read. */
export function isCompiled(result: Compiled | ExpressionMistake): result is Compiled {
  return 'names' in result
}

function parse(expression: string): ASTNode {
  try {
    return new Environment({ limits, unlistedVariablesAreDyn: true }).parse(expression).ast
  } catch (error) {
    if (error instanceof ParseError)
      throw new Refused({ code: 'malformed', detail: error.message.split('\n')[0] ?? '' })
    throw error
  }
}

type Part = Omit<Compiled, 'names'>

const comparisons: ReadonlySet<string> = new Set(['<', '<=', '>', '>='])

function compileNode(node: ASTNode, names: Names, used: Set<string>): Part {
  const go = (inner: ASTNode) => compileNode(inner, names, used)
  const goAs = (inner: ASTNode, wanted: Type) => want(go(inner), wanted)
  switch (node.op) {
    case 'value':
      return compileValue(node.args)
    case 'id':
      return compileName(node.args, names, used)
    case '.': {
      const [held, key] = node.args
      if (held.op !== 'id' || !groups.has(held.args)) throw new Refused({ code: 'notAllowed', what: `.${key}` })
      return compileName(`${held.args}.${key}`, names, used)
    }
    case '!_':
      return { code: { call: '!', with: [goAs(node.args, 'flag').code] }, type: 'flag', isPositive: false }
    case '-_':
      return { code: { call: 'minus', with: [goAs(node.args, 'number').code] }, type: 'number', isPositive: false }
    case '&&':
    case '||':
      return {
        code: { call: node.op, with: node.args.map((part) => goAs(part, 'flag').code) },
        type: 'flag',
        isPositive: false,
      }
    case '?:': {
      const [question, one, other] = node.args
      const [asked, first] = [goAs(question, 'flag'), go(one)]
      const second = goAs(other, first.type)
      const isPositive = first.isPositive && second.isPositive
      return { code: { call: '?:', with: [asked.code, first.code, second.code] }, type: first.type, isPositive }
    }
    case 'call':
      return compileCall(node.args[0], node.args[1].map(go))
    case '==':
    case '!=': {
      const first = go(node.args[0])
      if (first.type === 'list') throw new Refused({ code: 'wrongType', wanted: 'number', found: 'list' })
      return compare(node.op, first, goAs(node.args[1], first.type))
    }
    default: {
      if (!Object.hasOwn(operators, node.op) || !Array.isArray(node.args))
        throw new Refused({ code: 'notAllowed', what: node.op })
      const [left, right] = toPair(node)
      if (!comparisons.has(node.op)) return arithmetic(node.op, goAs(left, 'number'), goAs(right, 'number'))
      const first = go(left)
      return compare(node.op, first.type === 'day' ? first : want(first, 'number'), goAs(right, first.type))
    }
  }
}

function toPair(node: ASTNode): [ASTNode, ASTNode] {
  switch (node.op) {
    case '+':
    case '-':
    case '*':
    case '/':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return node.args
    default:
      throw new Refused({ code: 'notAllowed', what: node.op })
  }
}

function compileValue(value: unknown): Part {
  if (typeof value === 'boolean') return { code: { flag: value }, type: 'flag', isPositive: false }
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new Refused({ code: 'notAllowed', what: String(value) })
  return { code: { number: String(value) }, type: 'number', isPositive: value > 0 }
}

function compileName(name: string, names: Names, used: Set<string>): Part {
  const known = names.get(name)
  if (!known) throw new Refused({ code: 'unknownName', name })
  used.add(name)
  return { code: { name }, type: known.type, isPositive: known.isPositive ?? false }
}

function compare(call: string, one: Part, other: Part): Part {
  return { code: { call, with: [one.code, other.code] }, type: 'flag', isPositive: false }
}

function arithmetic(call: string, one: Part, other: Part): Part {
  if (call === '/' && !other.isPositive) throw new Refused({ code: 'divides' })
  const isPositive = call !== '-' && one.isPositive && other.isPositive
  return { code: { call, with: [one.code, other.code] }, type: 'number', isPositive }
}

function compileCall(name: string, given: readonly Part[]): Part {
  const primitive = Object.hasOwn(primitives, name) ? primitives[name] : undefined
  if (!primitive) throw new Refused({ code: 'notAllowed', what: `${name}()` })
  const { takes, optional = 0, gives } = primitive
  if (given.length > takes.length || given.length < takes.length - optional)
    throw new Refused({ code: 'wrongCount', name, count: takes.length })
  const parts = given.map((part, place) => want(part, takes[place] ?? 'number').code)
  return { code: { call: name, with: parts }, type: gives, isPositive: false }
}

function want(part: Part, wanted: Type): Part {
  if (part.type === wanted) return part
  throw new Refused({ code: 'wrongType', wanted, found: part.type })
}
