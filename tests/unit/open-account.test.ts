import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { decide, type Question } from '@/blocks/guided-choice/decide'

/** The rules of the first site by which an account is recommended: they are content, so what they lead to is tested as such. */

const text = z.object({ pt: z.string(), en: z.string() })
const keys = z.array(z.string()).default([])
const choice = z.object({
  block: z.literal('guidedChoice'),
  questions: z.array(
    z.object({
      title: text,
      onlyFor: keys,
      answers: z.array(z.object({ choiceKey: z.string(), title: text, excludes: keys })),
    }),
  ),
  outcomes: z.array(
    z.object({
      choiceKey: z.string(),
      title: text,
      reasons: z.array(z.object({ answerKey: z.string(), text })),
      papers: z.array(z.object({ answerKey: z.string().optional(), title: text })),
    }),
  ),
})
const page = z.object({ layout: z.array(z.looseObject({ block: z.string() })) })
const { layout } = page.parse(parse(readFileSync('site/content/pages/open-account.yaml', 'utf8')))
const stored = choice.parse(layout.find(({ block }) => block === 'guidedChoice'))
const questions: Question[] = stored.questions.map(({ title, onlyFor, answers }) => ({
  title: title.pt,
  text: null,
  onlyFor,
  answers: answers.map(({ choiceKey, title: answer, excludes }) => ({
    key: choiceKey,
    title: answer.pt,
    text: null,
    excludes,
  })),
}))
const outcomes = stored.outcomes.map((outcome) => ({ key: outcome.choiceKey, ...outcome }))

/** Every way through the questions, as addresses hold it, with what it leads to. */
function walk(
  query: Record<string, string> = {},
): { answers: string[]; outcome: (typeof outcomes)[number] | undefined }[] {
  const { asked, given, possible } = decide({ questions, outcomes }, query)
  if (!asked) return [{ answers: given.map(({ answer }) => answer.key), outcome: possible[0] }]
  return asked.question.answers.flatMap(({ key }) => walk({ ...query, [asked.parameter]: key }))
}

const paths = walk()

describe('the account that is recommended', () => {
  it('is one at the end of every path, with a reason for every answer and a list to take along', () => {
    expect(paths.length).toBeGreaterThan(15)
    const faults = paths.flatMap(({ answers, outcome }) => {
      const unexplained = answers.filter((key) => !outcome?.reasons.some(({ answerKey }) => answerKey === key))
      const papers = outcome?.papers.filter(({ answerKey }) => !answerKey || answers.includes(answerKey)) ?? []
      return [
        ...unexplained.map((key) => `${answers.join(' ')}: ${outcome?.key ?? 'none'} has no reason for ${key}`),
        ...(papers.length < 3 ? [`${answers.join(' ')}: only ${papers.length} papers`] : []),
      ]
    })
    expect(faults).toEqual([])
  })

  it('is each of the accounts for somebody', () => {
    expect(new Set(paths.map(({ outcome }) => outcome?.key))).toEqual(new Set(outcomes.map(({ key }) => key)))
  })

  it.each([
    ['salary complete essential', 'flex'],
    ['salary complete currency', 'ordinary'],
    ['salary single', 'simple'],
    ['own complete essential', 'simple'],
    ['own complete more', 'ordinary'],
    ['none foreign more', 'ordinary'],
    ['minor', 'junior'],
  ])('for %s is %s', (answers, key) => {
    expect(paths.find((path) => path.answers.join(' ') === answers)?.outcome?.key).toBe(key)
  })

  it('follows from keys that exist', () => {
    const named = stored.questions.flatMap(({ onlyFor, answers }) => [
      ...onlyFor,
      ...answers.flatMap((a) => a.excludes),
    ])
    const known = outcomes.map(({ key }) => key)
    expect(named.filter((key) => !known.includes(key))).toEqual([])
  })
})
