import { Decimal } from '@/site/schemas/decimal'
import { CannotTell, type Code, toNumber, type Value } from './code'
import { operators, primitives } from './functions'

/** What names stand for while an expression is worked out. */
export type Scope = ReadonlyMap<string, Value>

/**
 * Works an expression out. Conditions leave alone what they do not need.
 *
 * @throws CannotTell where something has no value.
 */
export function evaluate(code: Code, scope: Scope): Value {
  if ('number' in code) return new Decimal(code.number)
  if ('flag' in code) return code.flag
  if ('name' in code) return readName(code.name, scope)
  const { call, with: given } = code
  const at = (place: number): Value => {
    const part = given[place]
    if (!part) throw new CannotTell(`${call} lacks a part`)
    return evaluate(part, scope)
  }
  switch (call) {
    case '?:':
      return at(0) === true ? at(1) : at(2)
    case '&&':
      return at(0) === true && at(1) === true
    case '||':
      return at(0) === true || at(1) === true
    case '!':
      return at(0) !== true
    case 'minus':
      return toNumber(at(0)).negated()
    default:
      return (
        operators[call]?.(at(0), at(1)) ??
        runPrimitive(
          call,
          given.map((part) => evaluate(part, scope)),
        )
      )
  }
}

function readName(name: string, scope: Scope): Value {
  const value = scope.get(name)
  if (value === undefined) throw new CannotTell(`${name} has no value`)
  return value
}

function runPrimitive(name: string, given: Value[]): Value {
  const primitive = primitives[name]
  if (!primitive) throw new CannotTell(`There is no ${name}`)
  return primitive.run(...given)
}
