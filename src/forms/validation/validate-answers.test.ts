import fc from 'fast-check'
import { isValidIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'
import { toAge } from '@/src/country/calendar'
import { dayOfCases } from '@/tests/cases/answer-case'
import { choiceCases } from '@/tests/cases/choice-cases'
import { formCases } from '@/tests/cases/form-case'
import { numberCases } from '@/tests/cases/number-cases'
import { textCases } from '@/tests/cases/text-cases'
import { arbitraryAnswers } from '@/tests/support/arbitrary-answers'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import type { ConditionTest } from '../definition/condition'
import { isGroup, isQuestion } from '../definition/field'
import { type FormDefinition, type FormDefinitionInput, parseFormDefinition } from '../definition/form-definition'
import { isJsonObject } from '../definition/json'
import type { RuleName } from '../definition/rules'
import type { FormInLanguage } from '../language/form-in-language'
import { toFormInLanguage } from '../language/to-form-in-language'
import { createAjvValidator } from './ajv-validator'
import { createInterpreter } from './interpreter'
import { readAnswers } from './read-answers'
import { validateAnswers } from './validate-answers'

/** Gives the verdict of both validators of a form, which must be one. */
function createJudge(form: FormInLanguage) {
  const [server, browser] = [createAjvValidator(form.schema, dayOfCases), createInterpreter(form.schema, dayOfCases)]
  return (sent: Readonly<Record<string, unknown>>) => {
    const answers = readAnswers(form, sent, server)
    const errors = validateAnswers({ form, validator: server, answers, today: dayOfCases })
    const inBrowser = validateAnswers({ form, validator: browser, answers, today: dayOfCases })
    expect(inBrowser, 'Browser and server must agree').toEqual(errors)
    return { answers, errors }
  }
}

function toForm(fields: FormDefinitionInput['fields'], locale: 'pt' | 'en' = 'pt'): FormInLanguage {
  return toFormInLanguage(parseFormDefinition({ key: 'cases', title: null, fields }), locale)
}

const groups = [...textCases, ...numberCases, ...choiceCases]

describe('the table of answers', () => {
  it('has enough cases to mean something', () => {
    const single = groups.flatMap(({ cases }) => cases).length
    const whole = formCases.flatMap(({ cases }) => cases).length
    expect(single + whole).toBeGreaterThanOrEqual(300)
  })
})

describe.each(groups)('$about', ({ question, locale, cases }) => {
  const judge = createJudge(toForm([{ ...question, key: 'answer', label: { pt: 'Pergunta', en: 'Question' } }], locale))

  it.each(cases)('%j → %s', (sent, broken, ...kept) => {
    const { answers, errors } = judge(sent === undefined ? {} : { answer: sent })
    expect(errors.map(({ field, rule }) => [field, rule])).toEqual(broken ? [['answer', broken]] : [])
    expect(errors.every(({ text }) => text.length > 5 && !/[{}]|undefined/.test(text))).toBe(true)
    if (broken === null || kept.length > 0) expect(answers['answer']).toEqual(kept.length > 0 ? kept[0] : sent)
  })
})

describe.each(formCases)('$about', ({ fields, cases }) => {
  const judge = createJudge(toForm(fields))

  it.each(cases)('%s', (_about, sent, broken) => {
    if (!isJsonObject(sent)) throw new Error('A case sends an object')
    expect(judge(sent).errors.map(({ field, rule }) => [field, rule])).toEqual(broken)
  })
})

/** Whether a test of a text or a date holds, worked out without patterns. */
function holdsOfText(test: ConditionTest, answer: string): boolean {
  if (test.operator === 'reads') return answer.toLowerCase() === test.value.toLowerCase()
  if (test.operator === 'contains') return answer.toLowerCase().includes(test.value.toLowerCase())
  if (!/^\d{4}-\d{2}-\d{2}$/.test(answer)) return false
  const age = toAge({ birth: answer, today: dayOfCases })
  if (test.operator === 'ageAtLeast') return age >= test.value
  if (test.operator === 'ageAtMost') return age <= test.value
  if (test.operator !== 'before' && test.operator !== 'after') return false
  const limit = test.value === 'today' ? dayOfCases : test.value
  return test.operator === 'before' ? answer < limit : answer > limit
}

/** The keys that are shown, from the list itself: slow, plain, and nothing of what is tested here. */
function findShown(
  { fields }: Pick<FormDefinition, 'fields'>,
  answers: Readonly<Record<string, unknown>>,
): Set<string> {
  const shown = new Set<string>()
  const holds = (test: ConditionTest) => {
    const answer = answers[test.field]
    if (test.operator === 'rowsAtMost' && shown.has(test.field))
      return answer === undefined || (Array.isArray(answer) && answer.length <= test.value)
    if (answer === undefined || !shown.has(test.field)) return false
    if (test.operator === 'answered') return true
    if (test.operator === 'equals') return answer === test.value
    if (test.operator === 'differs') return answer !== test.value
    if (test.operator === 'includes') return Array.isArray(answer) && answer.includes(test.value)
    if (test.operator === 'rowsAtLeast') return Array.isArray(answer) && answer.length >= test.value
    if (typeof answer === 'number')
      return (
        (test.operator === 'atLeast' && answer >= test.value) || (test.operator === 'atMost' && answer <= test.value)
      )
    return typeof answer === 'string' && holdsOfText(test, answer)
  }
  let [isPageShown, isSectionShown] = [true, true]
  for (const { type, key, retired, showWhen, leavesSection } of fields) {
    if (leavesSection) isSectionShown = isPageShown
    if (retired) continue
    const isMet = !showWhen || (showWhen.match === 'all' ? showWhen.tests.every(holds) : showWhen.tests.some(holds))
    if (type === 'page') isPageShown = isMet
    if (type === 'page') isSectionShown = isMet
    if (type === 'section') isSectionShown = isMet && isPageShown
    if (isMet && isSectionShown) shown.add(key)
  }
  return shown
}

type Wrong = { hidden: string[]; missing: string[]; unasked: string[] }

/** What is hidden, missing and not asked, worked out without JSON Schema: by the ways to answers, in the order of the form. */
function expectWrong(
  definition: Pick<FormDefinition, 'fields'>,
  answers: Readonly<Record<string, unknown>>,
  path: readonly string[],
): Wrong {
  const shown = findShown(definition, answers)
  const asked = definition.fields
    .filter(({ retired }) => !retired)
    .filter((entry) => isQuestion(entry) || isGroup(entry))
  const found = asked.map((entry): Wrong => {
    const way = [...path, entry.key]
    const answer = answers[entry.key]
    const nothing = { hidden: [], missing: [], unasked: [] }
    if (!shown.has(entry.key)) return { ...nothing, hidden: answer === undefined ? [] : [way.join('.')] }
    if (!isGroup(entry)) return { ...nothing, missing: entry.required && answer === undefined ? [way.join('.')] : [] }
    if (entry.type === 'group') return isJsonObject(answer) ? expectWrong(entry, answer, way) : nothing
    const items: unknown[] = Array.isArray(answer) ? answer : []
    return joinWrong(
      items.map((item, at) => (isJsonObject(item) ? expectWrong(entry, item, [...way, String(at)]) : nothing)),
    )
  })
  const isUnasked = Object.keys(answers).some((name) => asked.every(({ key }) => key !== name))
  return joinWrong([...found, { hidden: [], missing: [], unasked: isUnasked ? [path.join('.')] : [] }])
}

function joinWrong(found: readonly Wrong[]): Wrong {
  return {
    hidden: found.flatMap(({ hidden }) => hidden),
    missing: found.flatMap(({ missing }) => missing),
    unasked: found.flatMap(({ unasked }) => unasked),
  }
}

describe('any form and any answers', () => {
  const formAndAnswers = arbitraryForm.chain((definition) =>
    fc.tuple(fc.constant(definition), arbitraryAnswers(definition)),
  )

  it('are judged the same by browser and server, which let in what is shown and nothing else', () => {
    fc.assert(
      fc.property(formAndAnswers, ([definition, sent]) => {
        const { answers, errors } = createJudge(toFormInLanguage(definition, 'en'))(sent)
        const { hidden, missing, unasked } = expectWrong(definition, answers, [])
        const fieldsOf = (wanted: RuleName) => errors.filter(({ rule }) => rule === wanted).map(({ field }) => field)
        expect(fieldsOf('hidden')).toEqual(hidden)
        expect(fieldsOf('required')).toEqual(missing)
        // What nobody asked within a group is told when nothing else is wrong.
        const isTold = unasked.includes('') || (unasked.length > 0 && errors.every(({ field }) => field === ''))
        expect(fieldsOf('unknown')).toEqual(isTold ? [''] : [])
      }),
      { numRuns: 300 },
    )
    // Three hundred forms are compiled and calculated in; a machine that does more besides takes long for them.
  }, 120_000)
})

describe('the check digits of an IBAN', () => {
  const judge = createJudge(
    toForm([{ key: 'account', type: 'text', label: { pt: 'IBAN', en: 'IBAN' }, pattern: { reviewed: 'iban' } }]),
  )
  const digits = fc.stringMatching(/^\d{21}$/)
  /** ISO 13616: 98 less the rest that the digits leave with the country's letters as numbers (A 10, O 24) and 00 behind. */
  const toIban = (account: string) => `AO${String(98n - (BigInt(`${account}102400`) % 97n)).padStart(2, '0')}${account}`

  it('are its own in each of 100 accounts, and in none with another digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(22), fc.integer({ min: 1, max: 9 }), (account, place, step) => {
        const iban = toIban(account)
        expect(judge({ account: iban }).errors).toEqual([])
        const at = place + 2
        const wrong = `${iban.slice(0, at)}${(Number(iban[at]) + step) % 10}${iban.slice(at + 1)}`
        expect(judge({ account: wrong }).errors.map(({ rule }) => rule)).toEqual(['checkDigits'])
        expect([isValidIBAN(iban), isValidIBAN(wrong)]).toEqual([true, false])
      }),
      { numRuns: 100 },
    )
  })

  it('and the shape are refused with an example', () => {
    expect(judge({ account: 'AO07004400006729503010102' }).errors[0]?.text).toContain('algarismo errado ou trocado')
    expect(judge({ account: '123' }).errors[0]?.text).toContain('AO06 0044 0000 6729 5030 1010 2')
  })
})

describe('an entry that leaves the section above', () => {
  const section = (isOut: boolean) =>
    toForm([
      { key: 'moved', type: 'yesNo', label: { pt: 'Mudou?', en: 'Moved?' }, required: true },
      {
        key: 'before',
        type: 'section',
        label: { pt: 'Morada anterior', en: 'Previous address' },
        showWhen: { match: 'all', tests: [{ operator: 'equals', field: 'moved', value: true }] },
      },
      { key: 'street', type: 'text', label: { pt: 'Rua', en: 'Street' }, required: true },
      {
        key: 'way',
        type: 'text',
        label: { pt: 'Como vota', en: 'How you vote' },
        required: true,
        leavesSection: isOut,
      },
    ])

  it('is asked of those whom the section is not asked', () => {
    const rules = (isOut: boolean, sent: Record<string, string>) =>
      createJudge(section(isOut))(sent).errors.map(({ field, rule }) => [field, rule])
    expect(rules(true, { moved: 'false' })).toEqual([['way', 'required']])
    expect(rules(true, { moved: 'false', way: 'post' })).toEqual([])
    expect(rules(true, { moved: 'true' })).toEqual([
      ['street', 'required'],
      ['way', 'required'],
    ])
    expect(rules(false, { moved: 'false' })).toEqual([])
    expect(rules(false, { moved: 'false', way: 'post' })).toEqual([['way', 'hidden']])
  })
})
