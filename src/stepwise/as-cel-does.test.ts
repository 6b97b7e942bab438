import type { Environment } from '@marcbachmann/cel-js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Decimal } from '@/site/schemas/decimal'
import { openRuleEnvironment, toDecimal } from '@/src/forms/rules/rule-environment'
import { toNumber } from './code'
import { compile, isCompiled, type Known } from './compile'
import { evaluate } from './evaluate'

/** What is worked out here is what CEL means: held against the library that reads it, with the decimals of the rules of forms. */

const names = ['a', 'b', 'c']
const known = new Map<string, Known>(names.map((name) => [name, { type: 'number', isPositive: true }]))

function openEnvironment(): Environment {
  const environment = openRuleEnvironment([])
  for (const name of names) environment.registerVariable(name, 'Dec')
  return environment
}

const name = fc.constantFrom(...names)
const literal = fc.integer({ min: 1, max: 999 }).map((cents) => (cents / 100).toFixed(2))
/** Every operator has a decimal beside it: two numbers as they are written are integers or doubles of CEL. */
const leaf = fc.oneof(
  name,
  fc
    .tuple(name, fc.constantFrom('+', '-', '*', '/'), literal)
    .map(([one, operator, other]) => `(${one} ${operator} ${other})`),
)
const { number } = fc.letrec<{ number: string; flag: string }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*'), tie('number'))
      .map(([one, operator, other]) => `(${one} ${operator} ${other})`),
    fc.tuple(tie('flag'), name, leaf).map(([flag, one, other]) => `(${flag} ? ${one} : ${other})`),
  ),
  flag: fc.oneof(
    { maxDepth: 2 },
    fc
      .tuple(leaf, fc.constantFrom('<', '<=', '>', '>=', '=='), leaf)
      .map(([one, operator, other]) => `(${one} ${operator} ${other})`),
    fc
      .tuple(tie('flag'), fc.constantFrom('&&', '||'), tie('flag'))
      .map(([one, operator, other]) => `(${one} ${operator} ${other})`),
    tie('flag').map((flag) => `!${flag}`),
  ),
}))

it('means by an expression what CEL means by it', () => {
  const environment = openEnvironment()
  const value = fc.integer({ min: 1, max: 100_000 }).map((cents) => new Decimal(cents).div(100))
  let judged = 0
  fc.assert(
    fc.property(number, value, value, value, (expression, a, b, c) => {
      const compiled = compile(expression, known)
      if (!isCompiled(compiled)) {
        // Some are longer than an expression may be.
        expect(compiled).toMatchObject({ detail: expect.stringContaining('maxAstNodes') })
        return
      }
      const values = { a: toDecimal(a), b: toDecimal(b), c: toDecimal(c) }
      const ours = toNumber(evaluate(compiled.code, new Map(Object.entries({ a, b, c }))))
      const theirs = new Decimal(toDecimal(environment.evaluate(expression, values)).toString())
      // Their decimals have twenty digits, ours thirty.
      const near = ours.abs().plus(1).times('1e-12')
      expect(ours.minus(theirs).abs().lessThanOrEqualTo(near), `${expression}: ${ours} and ${theirs}`).toBe(true)
      judged++
    }),
    { numRuns: 2000 },
  )
  expect(judged).toBeGreaterThan(1500)
})
