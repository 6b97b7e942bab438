import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FormDefinitionInput, parseFormDefinition } from '../definition/form-definition'
import { generateForm } from '../definition/generate-form'
import { readForm } from '../definition/read-form'
import { describeChanges } from '../governance/changes/describe-changes'
import { checkPublication } from '../governance/check-publication'
import { judgePosted, readPosted } from '../submission/judge-posted'
import type { PostedEntry } from '../submission/parse-posted'
import { createInterpreter } from '../validation/interpreter'

const both = (text: string) => ({ pt: `${text} em português`, en: text })
const share = { key: 'share', type: 'number', label: both('Share'), minimum: 0, maximum: 100, required: true } as const

function formWith(expression: string, field = 'owners') {
  const fields: FormDefinitionInput['fields'] = [
    { key: 'capital', type: 'amount', label: both('Capital'), minimum: 0, maximum: 100_000_000 },
    { key: 'loan', type: 'amount', label: both('Loan'), minimum: 0, maximum: 100_000_000 },
    { key: 'start', type: 'date', label: both('Start') },
    { key: 'end', type: 'date', label: both('End') },
    {
      key: 'owners',
      type: 'repeat',
      label: both('Owners'),
      itemName: both('Owner'),
      minimum: 1,
      maximum: 5,
      fields: [share, { key: 'name', type: 'text', label: both('Name') }],
    },
  ]
  const rules = [{ key: 'shares', expression, message: both('The shares are more than 100 %.'), field }]
  return parseFormDefinition({ key: 'company', title: both('Company'), fields, rules })
}

function post(definition: ReturnType<typeof formWith>, entries: readonly PostedEntry[], locale: 'pt' | 'en' = 'en') {
  const version = {
    definition,
    formKey: 'company',
    hash: JSON.stringify(definition.rules),
    number: 1,
    state: 'published',
    endedAt: null,
    audience: 'staff',
  } as const
  const posted = readPosted(version, { entries, locale })
  if (typeof posted === 'string') throw new Error(posted)
  return judgePosted(version, { posted, locale, today: '2026-11-23' })
}

const owners = (...shares: string[]): PostedEntry[] =>
  shares.map((text, place) => [`owners.${place}.share`, text] as const)
const atMostAll = 'sum(owners.map(o, o.share)) <= 100'

describe('a rule across fields', () => {
  it('takes 40 and 60, and refuses 40 and 61 in the words of its language', () => {
    expect(post(formWith(atMostAll), owners('40', '60')).errors).toEqual([])
    const text = 'The shares are more than 100 %. em português'
    expect(post(formWith(atMostAll), owners('40', '61'), 'pt').errors).toEqual([
      { field: 'owners', rule: 'acrossFields', text },
    ])
  })

  it('is judged when nothing else is wrong', () => {
    expect(post(formWith(atMostAll), owners('40', '610')).errors.map(({ field }) => field)).toEqual(['owners.1.share'])
  })

  it.each([
    [
      'capital * 0.1 >= loan',
      [
        ['capital', '1000,10'],
        ['loan', '100,01'],
      ],
      true,
    ],
    [
      'capital * 0.1 >= loan',
      [
        ['capital', '1000,10'],
        ['loan', '100,02'],
      ],
      false,
    ],
    [
      'capital / 3 < loan',
      [
        ['capital', '1,00'],
        ['loan', '0,33'],
      ],
      false,
    ],
    [
      'start < end',
      [
        ['start', '2026-01-02'],
        ['end', '2026-01-03'],
      ],
      true,
    ],
    [
      'start < end',
      [
        ['start', '2026-01-03'],
        ['end', '2026-01-03'],
      ],
      false,
    ],
    ['owners.exists(o, o.share >= 25)', [], true],
    ['owners.exists(o, o.share >= 75)', [], false],
    ['size(owners) == 2', [], true],
    ['owners.all(o, has(o.name))', [], false],
    ['loan <= capital', [['loan', '5']], true],
  ] as const)('%s of %j is %s', (expression, sent, isKept) => {
    const dates = sent.flatMap(([name, text]): PostedEntry[] => {
      const [year = '', month, day] = text.split('-')
      return month && day
        ? [
            [`${name}.year`, year],
            [`${name}.month`, month],
            [`${name}.day`, day],
          ]
        : [[name, text]]
    })
    expect(post(formWith(expression), [...dates, ...owners('40', '30,5')], 'pt').errors).toHaveLength(isKept ? 0 : 1)
  })

  it.each(['capital >', '', 'nobody > 1', 'owners.all(o, owners.all(p, p.share > 500))', '1 / 0 > 1'])(
    'that could not be published, as %s in a form that is tried while it is written, refuses nobody',
    (expression) => {
      expect(post(formWith(expression), owners('40')).errors).toEqual([])
    },
  )

  it('gives the verdict of exact arithmetic on any shares', () => {
    const definition = formWith(atMostAll)
    const hundredths = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.oneof(hundredths, hundredths.map(toSumOf100)), (shares) => {
        const texts = shares.map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`)
        const { errors } = post(definition, owners(...texts))
        expect(errors.length === 0).toBe(shares.reduce((sum, value) => sum + value, 0) <= 10_000)
      }),
      { numRuns: 1000 },
    )
  })

  it('comes back from the form that machines read, and is told when it is new or other', () => {
    const definition = formWith(atMostAll)
    expect(readForm(generateForm(definition))).toEqual(definition)
    const other = formWith('sum(owners.map(o, o.share)) == 100')
    const without = { ...definition, rules: [] }
    expect(describeChanges(without, definition, 'en')).toEqual([expect.stringContaining(`was added: ${atMostAll}`)])
    expect(describeChanges(definition, other, 'en')).toEqual([expect.stringContaining('== 100')])
    expect(describeChanges(definition, without, 'pt')).toEqual(['Foi retirada a regra «shares».'])
    expect(() => createInterpreter(generateForm(definition).schema, '2026-11-21')).not.toThrow()
  })
})

/** The same shares with another last one, so that many add up to the limit or just beyond it. */
function toSumOf100(shares: readonly number[]): number[] {
  const others = shares.slice(0, -1).map((value) => Math.floor(value / 5))
  const rest = 10_000 - others.reduce((sum, value) => sum + value, 0)
  return [...others, Math.min(10_000, rest + ((shares.at(-1) ?? 0) % 3) - 1)].map((value) => Math.max(0, value))
}

describe('before a form is published', () => {
  const findingsOf = (expression: string, field?: string) =>
    checkPublication(formWith(expression, field), []).map(({ name }) => name)

  it.each([
    atMostAll,
    'size(owners) < 3 || capital > 5',
    'owners.filter(o, has(o.name)).all(o, o.name != "x")',
    'loan <= capital * 2.5 - 10',
  ])('nothing stands against %s', (expression) => {
    expect(findingsOf(expression)).toEqual([])
  })

  it.each([
    ['capital >', 'ruleMalformed'],
    ['capital', 'ruleMalformed'],
    ['capital > "a"', 'ruleMalformed'],
    ['nobody > 1', 'ruleMalformed'],
    ['owners > 1', 'ruleMalformed'],
    ['capital.constructor == 1', 'ruleMalformed'],
    ['loan / capital > 2', 'ruleDivides'],
    ['loan / 0 > 2', 'ruleDivides'],
    ['owners.all(o, owners.all(p, p.share >= o.share))', 'ruleTooComplex'],
    ['start.matches("^(a+)+$")', 'ruleTooComplex'],
    ['sum(owners.map(o, o.share)) > 500', 'ruleNeverHolds'],
    ['size(owners) == 6', 'ruleNeverHolds'],
    ['capital < 0', 'ruleNeverHolds'],
    ['capital + loan >= 2000000.01 && start < end', 'ruleNeverHolds'],
    ['false', 'ruleNeverHolds'],
  ])('%s is found: %s', (expression, name) => {
    expect(findingsOf(expression)).toEqual([name])
  })

  it('an expression without end is refused quickly', () => {
    const began = performance.now()
    expect(findingsOf(`${'('.repeat(190)}true${')'.repeat(190)}`)).toEqual(['ruleMalformed'])
    expect(findingsOf(`size(owners) in [${'1,'.repeat(150)}1]`)).toEqual(['ruleMalformed'])
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it.each(['owners-share', 'nobody', ''])('a message that stands at “%s” is found', (field) => {
    expect(findingsOf(atMostAll, field)).toEqual(['rulePointsNowhere'])
  })
})
