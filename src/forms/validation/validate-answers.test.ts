import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfCases } from '@/tests/cases/answer-case'
import { choiceCases } from '@/tests/cases/choice-cases'
import { formCases } from '@/tests/cases/form-case'
import { numberCases } from '@/tests/cases/number-cases'
import { textCases } from '@/tests/cases/text-cases'
import { arbitraryAnswers } from '@/tests/support/arbitrary-answers'
import { arbitraryForm } from '@/tests/support/arbitrary-form'
import type { ConditionTest } from '../definition/condition'
import { isQuestion } from '../definition/field'
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
  const [server, browser] = [createAjvValidator(form.schema), createInterpreter(form.schema)]
  return (sent: Readonly<Record<string, unknown>>) => {
    const answers = readAnswers(form, sent)
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

/** The keys that are shown, from the list itself: slow, plain, and nothing of what is tested here. */
function findShown({ fields }: FormDefinition, answers: Readonly<Record<string, unknown>>): Set<string> {
  const shown = new Set<string>()
  const holds = (test: ConditionTest) => {
    const answer = answers[test.field]
    if (answer === undefined || !shown.has(test.field)) return false
    if (test.operator === 'answered') return true
    if (test.operator === 'equals') return answer === test.value
    if (test.operator === 'differs') return answer !== test.value
    if (test.operator === 'includes') return Array.isArray(answer) && answer.includes(test.value)
    return typeof answer === 'number' && (test.operator === 'atLeast' ? answer >= test.value : answer <= test.value)
  }
  let isSectionShown = true
  for (const { type, key, retired, showWhen } of fields) {
    if (retired) continue
    const isMet = !showWhen || (showWhen.match === 'all' ? showWhen.tests.every(holds) : showWhen.tests.some(holds))
    if (type === 'section') isSectionShown = isMet
    if (isMet && (isSectionShown || type === 'section')) shown.add(key)
  }
  return shown
}

describe('any form and any answers', () => {
  const formAndAnswers = arbitraryForm.chain((definition) =>
    fc.tuple(fc.constant(definition), arbitraryAnswers(definition)),
  )

  it('are judged the same by browser and server, which let in what is shown and nothing else', () => {
    fc.assert(
      fc.property(formAndAnswers, ([definition, sent]) => {
        const { answers, errors } = createJudge(toFormInLanguage(definition, 'en'))(sent)
        const shown = findShown(definition, answers)
        const questions = definition.fields.filter(isQuestion).filter(({ retired }) => !retired)
        const hidden = questions.filter(({ key }) => answers[key] !== undefined && !shown.has(key))
        const missing = questions.filter(
          ({ key, required }) => required && shown.has(key) && answers[key] === undefined,
        )
        const unasked = Object.keys(answers).some((name) => questions.every(({ key }) => key !== name))
        const fieldsOf = (wanted: RuleName) => errors.filter(({ rule }) => rule === wanted).map(({ field }) => field)
        expect(fieldsOf('hidden')).toEqual(hidden.map(({ key }) => key))
        expect(fieldsOf('required')).toEqual(missing.map(({ key }) => key))
        expect(fieldsOf('unknown')).toEqual(unasked ? [''] : [])
      }),
      { numRuns: 80 },
    )
  })
})
