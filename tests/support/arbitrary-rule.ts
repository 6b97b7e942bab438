import fc from 'fast-check'
import { type Exact, exactly } from './exact-number'

/** What a part of an expression comes to; undefined where it speaks of something that was not answered. */
type Outcome<Value> = Value | undefined

/** The names that an expression can speak of at a place: the answers, and one of the owners inside a list of them. */
type World = { answers: RuleAnswers; owner?: RuleOwner | undefined }

/** A part of an expression as it is written, and what it means, worked out without the language of rules. */
export type Part<Value> = { text: string; worth: (world: World) => Outcome<Value> }

export type RuleOwner = { share: number; name?: string | undefined; resident?: boolean | undefined }

/** Answers as they are kept: amounts in cents, days as texts. */
export type RuleAnswers = {
  capital?: number | undefined
  loan?: number | undefined
  start?: string | undefined
  end?: string | undefined
  note?: string | undefined
  agrees?: boolean | undefined
  kind?: string | undefined
  tags?: string[] | undefined
  owners: RuleOwner[]
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 4 })
const day = fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-28', '2027-01-01')
const word = fc.constantFrom('a', 'ab', 'abc', 'b', 'banco', 'é')
/** Few on purpose: what is compared is often equal. */
const shares = fc.constantFrom(0, 0.1, 0.2, 0.3, 25, 33.33, 33.34, 40, 60, 61, 100)
const cents = fc.constantFrom(0, 1, 10, 20, 30, 100, 9_999, 10_000, 10_001, 250_000)

export const arbitraryRuleAnswers: fc.Arbitrary<RuleAnswers> = fc.record({
  capital: maybe(cents),
  loan: maybe(cents),
  start: maybe(day),
  end: maybe(day),
  note: maybe(word),
  agrees: maybe(fc.boolean()),
  kind: maybe(fc.constantFrom('person', 'company')),
  tags: maybe(fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 })),
  owners: fc.array(fc.record({ share: shares, name: maybe(word), resident: maybe(fc.boolean()) }), {
    minLength: 1,
    maxLength: 4,
  }),
})

/** A part that is known when all that it is made of is. */
const both = <One, Value>(one: Outcome<One>, other: Outcome<One>, make: (one: One, other: One) => Value) =>
  one === undefined || other === undefined ? undefined : make(one, other)

/** True as soon as one is, whatever is not known of the others; known when all are. */
function anyOf(parts: readonly Outcome<boolean>[]): Outcome<boolean> {
  if (parts.includes(true)) return true
  return parts.includes(undefined) ? undefined : false
}
const opposite = (part: Outcome<boolean>): Outcome<boolean> => (part === undefined ? undefined : !part)
const allOf = (parts: readonly Outcome<boolean>[]) => opposite(anyOf(parts.map(opposite)))

const amount = fc.constantFrom('capital' as const, 'loan' as const).map((name): Part<Exact> => {
  return {
    text: name,
    worth: ({ answers }) => {
      const kept = answers[name]
      return kept === undefined ? undefined : exactly(kept).dividedBy(exactly(100))
    },
  }
})
const count: Part<Exact> = { text: 'size(owners)', worth: ({ answers }) => exactly(answers.owners.length) }
const total: Part<Exact> = {
  text: 'sum(owners.map(o, o.share))',
  worth: ({ answers }) => answers.owners.map(({ share }) => exactly(share)).reduce((sum, one) => sum.plus(one)),
}
const written = fc.constantFrom('0', '1', '2', '25', '100', '0.1', '0.3', '2.5', '100.01').map((text): Part<Exact> => {
  return { text, worth: () => exactly(Number(text)) }
})

/** Numbers that are asked, also calculated. Divided by what leaves no fraction without end. */
export const arbitraryNumber: fc.Arbitrary<Part<Exact>> = fc.letrec<{ number: Part<Exact> }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 3, arbitrary: fc.oneof(amount, fc.constant(total)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('+' as const, '-' as const), tie('number'), fc.oneof(tie('number'), written))
        .map(([sign, one, other]) => ({
          text: `(${one.text} ${sign} ${other.text})`,
          worth: (world: World) =>
            both(one.worth(world), other.worth(world), (left, right) =>
              sign === '+' ? left.plus(right) : left.minus(right),
            ),
        })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('*' as const, '/' as const), tie('number'), fc.constantFrom('2', '4', '2.5', '10'))
        .map(([sign, one, by]) => ({
          text: `(${one.text} ${sign} ${by})`,
          worth: (world: World) => {
            const left = one.worth(world)
            if (left === undefined) return undefined
            return sign === '*' ? left.times(exactly(Number(by))) : left.dividedBy(exactly(Number(by)))
          },
        })),
    },
  ),
})).number

const signs = ['<', '<=', '>', '>=', '==', '!='] as const
const meanings: Record<(typeof signs)[number], (order: number) => boolean> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
}

function compared<Value>(
  one: fc.Arbitrary<Part<Value>>,
  other: fc.Arbitrary<Part<Value>>,
  orderOf: (one: Value, other: Value) => number,
): fc.Arbitrary<Part<boolean>> {
  return fc.tuple(one, fc.constantFrom(...signs), other).map(([left, sign, right]) => ({
    text: `${left.text} ${sign} ${right.text}`,
    worth: (world) => both(left.worth(world), right.worth(world), (a, b) => meanings[sign](orderOf(a, b))),
  }))
}

const byValue = (one: Exact, other: Exact) => one.compare(other)
const byLetters = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const textAnswer = (name: 'start' | 'end' | 'note' | 'kind'): Part<string> => ({
  text: name,
  worth: ({ answers }) => answers[name],
})
const literal = (value: fc.Arbitrary<string>) =>
  value.map((text): Part<string> => ({ text: `"${text}"`, worth: () => text }))

const textTest = fc
  .tuple(fc.constantFrom('contains' as const, 'startsWith' as const, 'endsWith' as const), word)
  .map(([name, part]): Part<boolean> => {
    const test = { contains: 'includes', startsWith: 'startsWith', endsWith: 'endsWith' } as const
    return { text: `note.${name}("${part}")`, worth: ({ answers }) => answers.note?.[test[name]](part) }
  })

/** Tests of one owner, whom the expression calls `o`. */
const ofOwner: fc.Arbitrary<Part<boolean>> = fc.oneof(
  compared(
    fc.constant<Part<Exact>>({ text: 'o.share', worth: ({ owner }) => owner && exactly(owner.share) }),
    written,
    byValue,
  ),
  fc.constant<Part<boolean>>({ text: 'o.resident', worth: ({ owner }) => owner?.resident }),
  fc.constant<Part<boolean>>({ text: 'has(o.name)', worth: ({ owner }) => owner?.name !== undefined }),
  compared(fc.constant<Part<string>>({ text: 'o.name', worth: ({ owner }) => owner?.name }), literal(word), byLetters),
)

const ofOwners = fc.tuple(fc.constantFrom('all' as const, 'exists' as const), ofOwner).map(
  ([name, each]): Part<boolean> => ({
    text: `owners.${name}(o, ${each.text})`,
    worth: ({ answers }) => {
      const found = answers.owners.map((owner) => each.worth({ answers, owner }))
      return name === 'all' ? allOf(found) : anyOf(found)
    },
  }),
)

const inTags = fc
  .constantFrom('a', 'b', 'c')
  .map((tag): Part<boolean> => ({ text: `"${tag}" in tags`, worth: ({ answers }) => answers.tags?.includes(tag) }))

/** Any sound rule over a company with its owners: typed, in all that the language of rules has for forms. */
export const arbitraryRule: fc.Arbitrary<Part<boolean>> = fc.letrec<{ rule: Part<boolean> }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    {
      weight: 4,
      arbitrary: fc.oneof(
        compared(arbitraryNumber, fc.oneof(arbitraryNumber, written), byValue),
        compared(written, arbitraryNumber, byValue),
        compared(fc.constant(count), fc.constantFrom('1', '2', '3').map(toCount), byValue),
        compared(fc.constant(textAnswer('start')), fc.oneof(fc.constant(textAnswer('end')), literal(day)), byLetters),
        compared(fc.constantFrom(textAnswer('note'), textAnswer('kind')), literal(word), byLetters),
        fc.constant<Part<boolean>>({ text: 'agrees', worth: ({ answers }) => answers.agrees }),
        textTest,
        ofOwners,
        inTags,
      ),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom('&&' as const, '||' as const), tie('rule'), tie('rule'))
        .map(([sign, one, other]) => ({
          text: `(${one.text} ${sign} ${other.text})`,
          worth: (world: World) => {
            const parts = [one.worth(world), other.worth(world)]
            return sign === '&&' ? allOf(parts) : anyOf(parts)
          },
        })),
    },
    {
      weight: 1,
      arbitrary: tie('rule').map((one) => ({
        text: `!(${one.text})`,
        worth: (world: World) => opposite(one.worth(world)),
      })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(tie('rule'), tie('rule'), tie('rule')).map(([asks, one, other]) => ({
        text: `(${asks.text} ? ${one.text} : ${other.text})`,
        worth: (world: World) => {
          const found = asks.worth(world)
          return found === undefined ? undefined : (found ? one : other).worth(world)
        },
      })),
    },
  ),
})).rule

function toCount(text: string): Part<Exact> {
  return { text, worth: () => exactly(Number(text)) }
}
