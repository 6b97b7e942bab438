'use client'

import type { ReactNode } from 'react'
import type { FormInLanguage } from '@/src/forms/language/form-in-language'
import { toFileFacts } from '@/src/forms/submission/file-facts'
import { parsePosted } from '@/src/forms/submission/parse-posted'
import { judgeFormData } from '@/src/forms/theme/judge-form-data'
import { toShowing } from '@/src/forms/theme/shown-answers'
import { createInterpreter } from '@/src/forms/validation/interpreter'
import { type RawAnswers, readAnswers } from '@/src/forms/validation/read-answers'
import { type AnswerError, validateAnswers } from '@/src/forms/validation/validate-answers'

/** A file as a browser knows it before it is sent. */
export type ChosenFile = { name: string; type: string; size: number }
/** One part of what is posted. */
export type SentPart = readonly [name: string, value: string | ChosenFile]

/** What a page is asked: what it says of posts to its form. */
export type ToJudgeInPage = {
  form: FormInLanguage
  rules: readonly { expression: string; field: string; text: string }[]
  today: string
  posts: readonly { by: 'page' | 'script'; parts: readonly SentPart[] }[]
}

/** What a page says of a post. */
export type JudgedInPage = {
  /** What is wrong; null where no browser posts such a thing. */
  errors: AnswerError[] | null
  /** What is posted of it, by name: its script takes out what is hidden. */
  sent: string[]
}

/** What a page is asked of answers that were typed: what of them is wrong, as it reads them. */
export type TypedInPage = Pick<ToJudgeInPage, 'form' | 'today'> & { values: readonly RawAnswers[] }

type Asked<Question, Answer> = (question: Question) => Promise<Answer[]>
declare global {
  /** What runs in the page for the tests. */
  var inPage: {
    judge: Asked<ToJudgeInPage, JudgedInPage>
    judgeTyped: Asked<TypedInPage, AnswerError[]>
    calculate: Asked<TypedInPage, RawAnswers>
  }
}

/** The modules that bring forms to life, in an island of their own: what they say of very many posts. */
export function JudgePosts(): ReactNode {
  return null
}

globalThis.inPage = { judge, judgeTyped, calculate }

async function judge({ form, rules, today, posts }: ToJudgeInPage): Promise<JudgedInPage[]> {
  const validator = createInterpreter(form.schema, today)
  const findBroken = rules.length > 0 ? await openRules(form, rules) : () => []
  return posts.map(({ by, parts }) => {
    const body = toBody(parts)
    const scripted = by === 'script' ? judgeFormData(body, { form, validator, step: null }).errors : null
    const posted = parsePosted(
      form,
      [...body].map(([name, value]) => [name, typeof value === 'string' ? value : toFileFacts(value)] as const),
    )
    const sent = [...new Set(body.keys())]
    if (typeof posted === 'string') return { errors: null, sent }
    const answers = readAnswers(form, posted.answers, validator)
    const errors = scripted ?? validateAnswers({ form, validator, answers, today })
    return { errors: errors.length > 0 ? errors : findBroken(answers), sent }
  })
}

function toBody(parts: readonly SentPart[]): FormData {
  const body = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, new File([new Uint8Array(value.size)], value.name, { type: value.type }))
  }
  return body
}

/** Rules across fields by what pages load later, where they calculate: pages themselves leave these to the server. */
async function openRules(form: FormInLanguage, rules: ToJudgeInPage['rules']) {
  const [{ toPageRuleEntries }, { openRuleEnvironment }, { toRuleValues }, { evaluateRule }, { findRuleMistake }] =
    await Promise.all([
      import('@/src/forms/rules/rule-entry'),
      import('@/src/forms/rules/rule-environment'),
      import('@/src/forms/rules/rule-values'),
      import('@/src/forms/rules/evaluate-rule'),
      import('@/src/forms/rules/check-rule'),
    ])
  const entries = toPageRuleEntries(form)
  const environment = openRuleEnvironment(entries)
  const sound = rules.filter(({ expression }) => findRuleMistake(expression, environment, entries) === null)
  return (answers: RawAnswers): AnswerError[] => {
    const values = toRuleValues(entries, answers)
    return sound.flatMap(({ expression, field, text }) =>
      evaluateRule(expression, environment, values) === false
        ? [{ field: field.replaceAll('-', '.'), rule: 'acrossFields' as const, text }]
        : [],
    )
  }
}

async function judgeTyped({ form, today, values }: TypedInPage): Promise<AnswerError[][]> {
  const validator = createInterpreter(form.schema, today)
  return values.map((raw) => validateAnswers({ form, validator, answers: readAnswers(form, raw, validator), today }))
}

async function calculate({ form, today, values }: TypedInPage): Promise<RawAnswers[]> {
  const { openPageCalculator } = await import('@/src/forms/rules/page-calculator')
  const validator = createInterpreter(form.schema, today)
  const calculated = openPageCalculator(form, form)
  return values.map((raw) => calculated({ values: raw, ...toShowing({ form, validator, values: raw }) }))
}
