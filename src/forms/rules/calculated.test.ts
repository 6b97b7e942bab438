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
const share = { key: 'share', type: 'number', label: both('Share'), minimum: 0, maximum: 100, required: true } as const
const calculated = { key: 'total', type: 'calculated', label: both('Total') } as const
const shares = 'sum(owners.map(o, o.share))'

const asked: FormDefinitionInput['fields'] = [
  { key: 'income', type: 'amount', label: both('Income'), minimum: 1, maximum: 100_000_000 },
  { key: 'instalment', type: 'amount', label: both('Instalment'), maximum: 100_000_000 },
  { key: 'note', type: 'text', label: both('Note') },
  { key: 'hasMore', type: 'yesNo', label: both('Has more') },
  {
    ...{ key: 'more', type: 'number', label: both('More') },
    showWhen: { tests: [{ operator: 'equals', field: 'hasMore', value: true }] },
  },
  {
    ...{ key: 'owners', type: 'repeat', label: both('Owners'), itemName: both('Owner'), minimum: 1, maximum: 4 },
    fields: [share],
  },
]

function formWith(entries: FormDefinitionInput['fields'], rest: Partial<FormDefinitionInput> = {}) {
  return parseFormDefinition({ key: 'company', title: both('Company'), fields: [...asked, ...entries], ...rest })
}
const calculating = (expression: string, parts: object = {}) => formWith([{ ...calculated, ...parts, expression }])

function post(definition: ReturnType<typeof formWith>, entries: readonly PostedEntry[], locale: 'pt' | 'en' = 'en') {
  const hash = JSON.stringify(definition)
  const version = { ...{ definition, formKey: 'company', hash, number: 1 }, state: 'published', endedAt: null } as const
  const posted = readPosted({ ...version, audience: 'staff' }, { entries, locale })
  if (typeof posted === 'string') throw new Error(posted)
  return judgePosted({ ...version, audience: 'staff' }, { posted, locale, today })
}

const owners = (...texts: string[]): PostedEntry[] =>
  texts.map((text, place) => [`owners.${place}.share`, text] as const)

/** What the script of a page shows of the same answers, as typed. */
function onPage(definition: ReturnType<typeof formWith>, values: Record<string, unknown>, locale: 'pt' | 'en' = 'en') {
  const form = toFormInLanguage(definition, locale)
  const showing = toShowing({ form, validator: createInterpreter(form.schema, today), values })
  return openPageCalculator(form, form)({ values, ...showing })
}

describe('what a form calculates', () => {
  it('is kept and shown, whatever was posted for it', () => {
    const { answers, values, errors } = post(calculating(shares), [...owners('40,5', '30'), ['total', '999']], 'pt')
    expect(errors).toEqual([])
    expect(answers['total']).toBe(70.5)
    expect(values['total']).toBe('70,50')
  })

  it.each([
    ['instalment / income * 100', { unit: 'percent', decimals: 1 }, ['300', '100'], 33.3, '33.3\u00a0%'],
    ['income / 3', { unit: 'AOA', decimals: 2 }, ['100.01', '0'], 3334, '33.34\u00a0Kz'],
    ['income / 8', { unit: 'number', decimals: 2 }, ['1', '0'], 0.13, '0.13'],
    ['instalment - income / 8', { unit: 'number', decimals: 2 }, ['1', '0'], -0.13, '-0.13'],
    ['income * 0.1 + income * 0.2', { unit: 'number', decimals: 6 }, ['1', '0'], 0.3, '0.300000'],
    ['income + instalment', { unit: 'USD', decimals: 0 }, ['1.49', '0.01'], 200, '2.00\u00a0USD'],
    ['size(owners)', { unit: 'number', decimals: 0 }, ['1', '0'], 1, '1'],
  ] as const)('%s in %j of %j is exactly %d', (expression, parts, [income, instalment], kept, text) => {
    const definition = calculating(expression, parts)
    const sent: PostedEntry[] = [['income', income], ['instalment', instalment], ...owners('1')]
    const { answers, values } = post(definition, sent)
    expect([answers['total'], values['total']]).toEqual([kept, text])
    expect(onPage(definition, { income, instalment, owners: [{ share: '1' }] })['total']).toBe(text)
  })

  it('has no value while something is missing, hidden, unreadable or zero below a line, and nobody is asked for it', () => {
    const definition = calculating('income / income + more', { required: true })
    const rest: PostedEntry[] = [['income', '5'], ...owners('1')]
    expect(post(definition, rest)).toMatchObject({ errors: [], answers: expect.not.objectContaining({ total: 0 }) })
    for (const values of [
      { income: '5', hasMore: 'false', more: '3' },
      { income: 'five', hasMore: 'true', more: '3' },
      { income: '0', hasMore: 'true', more: '3' },
    ])
      expect(onPage(definition, values)['total']).toBeUndefined()
    expect(onPage(definition, { income: '5', hasMore: 'true', more: '3' })['total']).toBe('4.00')
  })

  it('is not kept while a condition hides it, nor with more figures than a number keeps', () => {
    const showWhen = { tests: [{ operator: 'equals', field: 'hasMore', value: true }] }
    const hidden = post(calculating(shares, { showWhen }), [...owners('1'), ['hasMore', 'false'], ['total', '1']])
    expect(hidden).toMatchObject({ errors: [], answers: { hasMore: false, owners: [{ share: 1 }] } })
    expect(Object.keys(hidden.answers)).not.toContain('total')
    const large = calculating('income * income * income * income')
    expect(Object.keys(post(large, [['income', '900000'], ...owners('1')]).answers)).not.toContain('total')
  })

  it('can rest on what is calculated, in any order, and be judged by rules and cases', () => {
    const fields: FormDefinitionInput['fields'] = [
      { ...calculated, key: 'half', expression: 'total / 2' },
      { ...calculated, expression: shares },
    ]
    const rules = [{ key: 'whole', expression: 'half == 50', message: both('Not whole.'), field: 'total' }]
    const golden = (value: string, expected: object) => ({
      ...{ name: value, language: 'en', day: today, expected },
      answers: [{ field: 'owners.0.share', value }],
    })
    const refused = { verdict: 'refused', field: 'total', message: 'Not whole.' }
    const cases = [golden('100', { verdict: 'taken' }), golden('99', refused)]
    const definition = parseFormDefinition({ ...formWith(fields, { rules }), cases })
    expect(checkPublication(definition, [])).toEqual([])
    expect(post(definition, owners('60', '40')).errors).toEqual([])
    expect(post(definition, owners('60', '41')).errors).toMatchObject([{ field: 'total', rule: 'acrossFields' }])
    const wrong = parseFormDefinition({ ...definition, cases: [golden('99', { verdict: 'taken' })] })
    expect(checkPublication(wrong, [])).toMatchObject([{ name: 'caseDiffers' }])
  })

  it('comes back from the form that machines read, and changes are told in words', () => {
    const definition = calculating(shares, { unit: 'percent', decimals: 1 })
    expect(readForm(generateForm(definition))).toEqual(definition)
    expect(describeChanges(formWith([]), definition, 'en')).toEqual([
      '“Total” was added. Type: calculated value.',
      `“Total” is calculated as ${shares}, in this unit: percent, with 1 decimal place.`,
    ])
    expect(describeChanges(definition, calculating('income', { unit: 'AOA', decimals: 2 }), 'pt')).toEqual([
      `«Total em português»: o cálculo passou de ${shares} para income.`,
      '«Total em português»: a unidade passou de percentagem para AOA.',
      '«Total em português»: as casas decimais passou de 1 para 2.',
    ])
  })

  it('is read from the same entries in the browser as on the server', () => {
    const definition = calculating(shares)
    expect(toPageRuleEntries(toFormInLanguage(definition, 'en'))).toEqual(toRuleEntries(definition.fields))
  })

  const text = fc.oneof(
    { weight: 6, arbitrary: fc.nat(10_000).map((value) => `${Math.floor(value / 100)}.${value % 100}`) },
    { weight: 1, arbitrary: fc.constantFrom('', '0', 'x', '1,5', '100,01') },
  )
  it('is the same in the browser and on the server, of any answers', () => {
    const expressions = [shares, 'instalment / income * 100', 'income - more', 'hasMore ? income : instalment']
    const definitions = expressions.map((expression) => calculating(expression, { decimals: 3 }))
    let known = 0
    const sent = fc.record({
      ...{ income: text, instalment: text, more: text, total: text },
      hasMore: fc.constantFrom('', 'true', 'false'),
      owners: fc.array(text, { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(sent, fc.constantFrom(...definitions), ({ owners: list, ...flat }, definition) => {
        const { more, ...others } = flat
        // A page takes out what it does not show before it sends.
        const posted = flat.hasMore === 'true' ? flat : others
        const { values } = post(definition, [...Object.entries(posted), ...owners(...list)])
        const shown = onPage(definition, { ...flat, owners: list.map((share) => ({ share })) })
        if (values['total'] !== undefined) known += 1
        expect(shown['total']).toBe(values['total'])
      }),
      { numRuns: 300 },
    )
    expect(known).toBeGreaterThan(100)
  }, 60_000)
})

describe('before a form is published', () => {
  it.each([
    shares,
    'sum(owners.filter(o, has(o.share)).map(o, o.share))',
    'instalment / income',
    'income / 2 + size(owners) * 2',
  ])('nothing stands against %s', (expression) => {
    expect(checkPublication(calculating(expression), [])).toEqual([])
  })

  it.each([
    ['', 'calculationMalformed'],
    ['income +', 'calculationMalformed'],
    ['income + note', 'calculationMalformed'],
    ['owners.map(o, o.nothing)', 'calculationMalformed'],
    ['nobody + income', 'calculationUnknown'],
    ['note', 'calculationNoNumber'],
    ['income > 5', 'calculationNoNumber'],
    ['income / instalment', 'calculationDivides'],
    ['income / 0', 'calculationDivides'],
    ['sum(owners.map(o, sum(owners.map(p, p.share * o.share))))', 'calculationTooComplex'],
    ['total + 1', 'calculationCircular'],
  ])('“%s” is found: %s', (expression, name) => {
    const definition = calculating(expression)
    const found = checkPublication(definition, [])
    expect(found).toMatchObject([{ name, key: 'total' }])
    const [finding] = found
    for (const locale of ['pt', 'en'] as const)
      expect(finding && toFindingText(finding, definition, locale)).toMatch(/Total.*\.?$/)
    expect(post(definition, owners('1')).errors).toEqual([])
  })

  it('two that rest on each other are found, and a condition on something calculated', () => {
    const circle = formWith([
      { ...calculated, key: 'one', expression: 'two + 1' },
      { ...calculated, key: 'two', expression: 'one + 1' },
    ])
    expect(checkPublication(circle, []).map(({ name }) => name)).toEqual(['calculationCircular', 'calculationCircular'])
    const showWhen = { tests: [{ operator: 'atLeast' as const, field: 'total', value: 1 }] }
    const asking = formWith([
      { ...calculated, expression: shares },
      { key: 'why', type: 'text', label: both('Why'), showWhen },
    ])
    expect(checkPublication(asking, []).map(({ name }) => name)).toEqual(['conditionOnUnknown'])
  })
})
