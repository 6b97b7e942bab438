import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FormDefinitionInput, parseFormDefinition } from '../definition/form-definition'
import { generateForm } from '../definition/generate-form'
import { readForm } from '../definition/read-form'
import { describeChanges } from '../governance/changes/describe-changes'
import { checkPublication } from '../governance/check-publication'
import { toFindingText } from '../governance/to-finding-text'
import { toFormInLanguage } from '../language/to-form-in-language'
import { judgePosted, readPosted } from '../submission/judge-posted'
import type { PostedEntry } from '../submission/parse-posted'
import { toShowing } from '../theme/shown-answers'
import { createInterpreter } from '../validation/interpreter'
import { openPageCalculator } from './page-calculator'
import { toRuleEntries } from './rule-entries'
import { toPageRuleEntries } from './rule-entry'

const today = '2026-11-30'
const both = (text: string) => ({ pt: `${text} em português`, en: text })
const number = (key: string) => ({ key, type: 'number', label: both(key), minimum: 0, maximum: 1000 }) as const
const calculated = (key: string, expression: string, parts: object = {}) =>
  ({ key, type: 'calculated', label: both(key), expression, ...parts }) as const

/** Owners with a part of the capital each, and what each of their accounts is worth. */
function formWith(
  held: FormDefinitionInput['fields'],
  { inner = [], after = [] }: { inner?: FormDefinitionInput['fields']; after?: FormDefinitionInput['fields'] } = {},
) {
  const repeat = (key: string, fields: object[]) => ({
    ...{ key, type: 'repeat', label: both(key), itemName: both(key), minimum: 1, maximum: 3, fields },
  })
  return parseFormDefinition({
    key: 'company',
    title: both('Company'),
    fields: [
      { key: 'capital', type: 'amount', label: both('Capital'), maximum: 100_000_000 },
      { ...number('share'), key: 'amount' },
      repeat('owners', [
        number('share'),
        { key: 'isPaid', type: 'yesNo', label: both('Paid') },
        repeat('accounts', [number('amount'), ...(inner ?? [])]),
        ...(held ?? []),
      ]),
      ...(after ?? []),
    ],
  })
}

type Definition = ReturnType<typeof formWith>

function post(definition: Definition, entries: readonly PostedEntry[]) {
  const hash = JSON.stringify(definition)
  const version = { ...{ definition, formKey: 'company', hash, number: 1 }, state: 'published', endedAt: null } as const
  const posted = readPosted({ ...version, audience: 'staff' }, { entries, locale: 'en' })
  if (typeof posted === 'string') throw new Error(posted)
  return judgePosted({ ...version, audience: 'staff' }, { posted, locale: 'en', today })
}

/** What the script of a page shows of what was typed. */
function onPage(definition: Definition, values: Record<string, unknown>) {
  const form = toFormInLanguage(definition, 'en')
  const showing = toShowing({ form, validator: createInterpreter(form.schema, today), values })
  return openPageCalculator(form, form)({ values, ...showing })
}

const part = calculated('part', 'capital * share / 100', { unit: 'AOA' })
const capital: PostedEntry = ['capital', '1,000.00']

describe('what is calculated in a group', () => {
  it('is a value of each answer, from that one and from the form around it, whatever was posted for it', () => {
    const definition = formWith([part])
    const sent: PostedEntry[] = [capital, ['owners.0.share', '40'], ['owners.0.part', '9'], ['owners.1.share', '2.5']]
    const { answers, values, errors } = post(definition, sent)
    expect(errors).toEqual([])
    expect(answers['owners']).toMatchObject([
      { share: 40, part: 40_000 },
      { share: 2.5, part: 2_500 },
    ])
    const texts = [{ part: '400.00\u00a0Kz' }, { part: '25.00\u00a0Kz' }]
    expect(values['owners']).toMatchObject(texts)
    const typed = { capital: '1,000.00', owners: [{ share: '40', part: 'old' }, { share: '2.5' }] }
    expect(onPage(definition, typed)['owners']).toMatchObject(texts)
  })

  it('has no value in an answer in which something is missing, and the others have theirs', () => {
    const { answers } = post(formWith([part]), [capital, ['owners.0.share', ''], ['owners.1.share', '5']])
    expect(answers['owners']).toEqual([{ accounts: [{}] }, { share: 5, part: 5_000, accounts: [{}] }])
    const typed = { capital: '1,000.00', owners: [{ share: '', part: 'old' }, { share: '5' }] }
    expect(onPage(formWith([part]), typed)['owners']).toEqual([
      { share: '', part: undefined },
      { share: '5', part: '50.00\u00a0Kz' },
    ])
  })

  it('is shown by a condition on that answer alone', () => {
    const showWhen = { tests: [{ operator: 'equals', field: 'isPaid', value: true }] }
    const definition = formWith([calculated('part', 'share * 2', { showWhen })])
    const sent: PostedEntry[] = [
      ...[['owners.0.share', '1'] as const, ['owners.0.isPaid', 'false'] as const, ['owners.0.part', '7'] as const],
      ...[['owners.1.share', '2'] as const, ['owners.1.isPaid', 'true'] as const],
    ]
    const { answers, errors } = post(definition, sent)
    expect(errors).toEqual([])
    expect(answers['owners']).toEqual([
      { share: 1, isPaid: false, accounts: [{}] },
      { share: 2, isPaid: true, part: 4, accounts: [{}] },
    ])
  })

  it('takes the nearer of two with one name, answered or not', () => {
    const definition = formWith([], { inner: [calculated('twice', 'amount * 2')] })
    const { answers } = post(definition, [
      ['amount', '500'],
      ['owners.0.accounts.0.amount', '3'],
      ['owners.0.share', '1'],
      ['owners.1.share', '1'],
    ])
    expect(answers['owners']).toEqual([
      { share: 1, accounts: [{ amount: 3, twice: 6 }] },
      { share: 1, accounts: [{}] },
    ])
  })

  it('counts in the form around it, in the order that it needs, and of the whole in each part', () => {
    const definition = formWith(
      [
        calculated('ofAll', 'worth * 100 / (total + 1)', { decimals: 1 }),
        calculated('worth', 'sum(accounts.map(a, a.twice))'),
      ],
      { inner: [calculated('twice', 'amount * 2')], after: [calculated('total', 'sum(owners.map(o, o.worth))')] },
    )
    // Nothing keeps the total away from -1.
    expect(checkPublication(definition, []).map(({ name, key }) => [name, key])).toEqual([
      ['calculationDivides', 'owners-ofAll'],
    ])
    const parts = formWith(
      [calculated('worth', 'sum(accounts.map(a, a.twice))'), calculated('ofAll', 'total - worth')],
      {
        inner: [calculated('twice', 'amount * 2')],
        after: [calculated('total', 'sum(owners.map(o, o.worth))')],
      },
    )
    expect(checkPublication(parts, [])).toEqual([])
    const { answers } = post(parts, [
      ['owners.0.accounts.0.amount', '1'],
      ['owners.0.accounts.1.amount', '2'],
      ['owners.1.accounts.0.amount', '10'],
    ])
    expect(answers).toMatchObject({
      owners: [
        { worth: 6, ofAll: 20, accounts: [{ twice: 2 }, { twice: 4 }] },
        { worth: 20, ofAll: 6 },
      ],
      total: 26,
    })
  })

  it('stands in a group that is answered once as well, and is judged by rules', () => {
    const fields: FormDefinitionInput['fields'] = [
      number('income'),
      {
        key: 'loan',
        type: 'group',
        label: both('Loan'),
        fields: [number('rate'), calculated('cost', 'income * rate')],
      },
    ]
    const rules = [{ key: 'dear', expression: 'loan.cost <= 10', message: both('Dear.'), field: 'loan-cost' }]
    const definition = parseFormDefinition({ key: 'loan', title: both('Loan'), fields, rules })
    expect(checkPublication(definition, [])).toEqual([])
    const { answers, errors, values } = post(definition, [
      ['income', '5'],
      ['loan.rate', '3'],
    ])
    expect(answers['loan']).toEqual({ rate: 3, cost: 15 })
    expect(values['loan']).toEqual({ rate: '3', cost: '15.00' })
    expect(errors).toMatchObject([{ field: 'loan.cost', rule: 'acrossFields' }])
    expect(onPage(definition, { income: '5', loan: { rate: '3' } })['loan']).toEqual({ rate: '3', cost: '15.00' })
  })

  it('comes back from the form that machines read, is read alike on both sides, and is told in words', () => {
    const definition = formWith([part], { inner: [calculated('twice', 'amount * 2')] })
    expect(readForm(generateForm(definition))).toEqual(definition)
    expect(toPageRuleEntries(toFormInLanguage(definition, 'en'))).toEqual(toRuleEntries(definition.fields))
    expect(describeChanges(formWith([]), formWith([part]), 'en').join(' ')).toContain(
      'calculated as capital * share / 100',
    )
  })

  it.each([
    ['share +', 'calculationMalformed'],
    ['nobody + share', 'calculationUnknown'],
    ['share / amount', 'calculationDivides'],
    ['sum(owners.map(o, o.part))', 'calculationCircular'],
    ['sum(owners.map(o, o["part"]))', 'calculationCircular'],
    ['isPaid', 'calculationNoNumber'],
  ])('“%s” is found before it is published: %s', (expression, name) => {
    const definition = formWith([calculated('part', expression)])
    const found = checkPublication(definition, [])
    expect(found).toMatchObject([{ name, key: 'owners-part' }])
    const [finding] = found
    for (const locale of ['pt', 'en'] as const)
      expect(finding && toFindingText(finding, definition, locale)).toMatch(/owners.* – part/)
    expect(post(definition, [['owners.0.share', '1']]).errors).toEqual([])
  })

  it('is the same in the browser and on the server, of any answers', () => {
    const text = fc.oneof(
      { weight: 6, arbitrary: fc.nat(100_000).map((value) => `${value / 100}`) },
      { weight: 1, arbitrary: fc.constantFrom('', 'x', '-1') },
    )
    const definition = formWith([part, calculated('worth', 'sum(accounts.map(a, a.twice)) + share', { decimals: 3 })], {
      inner: [calculated('twice', 'amount * share / 4')],
      after: [calculated('total', 'sum(owners.map(o, o.worth))')],
    })
    const owner = fc.record({
      share: text,
      accounts: fc.array(fc.record({ amount: text }), { minLength: 1, maxLength: 3 }),
    })
    const sent = fc.record({ capital: text, owners: fc.array(owner, { minLength: 1, maxLength: 3 }) })
    let known = 0
    fc.assert(
      fc.property(sent, (typed) => {
        const entries = typed.owners.flatMap(({ share, accounts }, at): PostedEntry[] => [
          [`owners.${at}.share`, share],
          ...accounts.map(({ amount }, place): PostedEntry => [`owners.${at}.accounts.${place}.amount`, amount]),
        ])
        const { values } = post(definition, [['capital', typed.capital], ...entries])
        const shown = onPage(definition, typed)
        const partsOf = (found: unknown) => JSON.stringify(found).match(/"(?:part|worth|twice)":"[^"]*"/g) ?? []
        known += partsOf(values['owners']).length
        expect(partsOf(shown['owners']).toSorted()).toEqual(partsOf(values['owners']).toSorted())
        expect(shown['total']).toBe(values['total'])
      }),
      { numRuns: 150 },
    )
    expect(known).toBeGreaterThan(150)
  }, 60_000)
})
