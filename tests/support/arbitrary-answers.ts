import fc from 'fast-check'
import { type Field, type Group, isGroup, isQuestion, type Question } from '@/src/forms/definition/field'
import { fileKinds } from '@/src/forms/definition/file-kinds'
import type { FormDefinition } from '@/src/forms/definition/form-definition'

/** What somebody may send to a form: answers that fit, answers that do not, fields that nobody asked. */
export function arbitraryAnswers({ fields }: Pick<FormDefinition, 'fields'>): fc.Arbitrary<Record<string, unknown>> {
  const asked = fields.flatMap((entry) => {
    if (isQuestion(entry)) return [[entry.key, toAnswer(entry)] as const]
    return isGroup(entry) ? [[entry.key, toGroupAnswer(entry)] as const] : []
  })
  return fc
    .tuple(
      fc.record(Object.fromEntries(asked), { requiredKeys: [], noNullPrototype: true }),
      fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: strayFields }),
    )
    .map(([answers, stray]) => ({ ...answers, ...stray }))
}

const strayFields = fc.dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 2 })

function toGroupAnswer(group: Group): fc.Arbitrary<unknown> {
  const each = arbitraryAnswers(group)
  return fc.oneof(
    { weight: 9, arbitrary: group.type === 'group' ? each : fc.array(each, { maxLength: group.maximum + 1 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  )
}

function toAnswer(question: Question): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: toFittingAnswer(question) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.string() },
  )
}

function toFittingAnswer(question: Extract<Field, { label: unknown; errors: unknown }>): fc.Arbitrary<unknown> {
  switch (question.type) {
    case 'text':
    case 'longText':
      return fc.oneof(
        { weight: 2, arbitrary: besides(question.minLength, question.maxLength).map((length) => 'a'.repeat(length)) },
        { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
        { weight: 1, arbitrary: fc.constantFrom('Ana@BCS.example', 'ana@bcs.example, é (l.', 'Sé (L.da)', 'e (l') },
      )
    case 'email':
      return fc.oneof(fc.emailAddress(), fc.constant('ana@bcs.example'))
    case 'phone':
      return fc.constantFrom('923456789', '+351212345678', '00244222123456', '12')
    case 'number':
    case 'amount':
      return fc.oneof(
        besides(question.minimum ?? 0, question.maximum ?? 0),
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer().map(String),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      )
    case 'calculated':
      return fc.oneof(
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer().map(String),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      )
    case 'date':
      return fc.oneof(
        fc
          .date({ noInvalidDate: true, min: new Date('1890-01-01'), max: new Date('2110-01-01') })
          .map((date) => date.toISOString().slice(0, 10)),
        // Days beside those of conditions, and those on which who is of an age was born.
        fc.constantFrom(
          '2000-10-08',
          '2000-10-09',
          '1969-12-31',
          '1970-01-01',
          '2026-11-20',
          '2026-11-21',
          '2026-11-22',
        ),
        fc.constantFrom('2008-11-21', '2008-11-22', '2008-11-23', '2008-11-24', '1960-11-21', '2027-01-01'),
        fc.constantFrom('2001-02-29', '1-1-1'),
      )
    case 'oneChoice':
      return fc.constantFrom(...question.options.map(({ value }) => value))
    case 'manyChoices':
      return fc.subarray(question.options.map(({ value }) => value))
    case 'yesNo':
    case 'consent':
      return fc.constantFrom(true, false, 'true', 'on')
    case 'country':
      return fc.constantFrom('AO', 'PT', 'XX')
    case 'file':
      return fc.array(
        fc.record({
          name: fc.constantFrom('a.pdf', ''),
          mediaType: fc.constantFrom(...question.kinds.map((kind) => fileKinds[kind].mediaType), 'text/html'),
          size: fc.integer({ min: 0, max: 6_000_000 }),
        }),
        { maxLength: 4 },
      )
  }
}

/** What stands at limits, and right beside them. */
function besides(...limits: readonly number[]): fc.Arbitrary<number> {
  return fc.constantFrom(...limits.flatMap((limit) => [limit - 1, limit, limit + 1]))
}
