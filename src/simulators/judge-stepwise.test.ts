import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { inLanguage } from '@/tests/support/shipped-simulators'
import { asStored, stepwiseFiles } from '@/tests/support/stepwise-simulators'
import { judgeGoldenCases } from './golden/judge-golden-cases'
import { judgeStepwise } from './judge-stepwise'

const folder = 'site/content/simulators'
const document = z.looseObject({
  parameters: z.array(z.looseObject({ values: z.array(z.object({ name: z.string(), value: z.number() })) })),
  inputs: z.array(z.looseObject({ name: z.string() })),
  steps: z.array(z.looseObject({ name: z.string(), expression: z.string() })),
})
type Document = z.infer<typeof document>

const simulators = stepwiseFiles().map((name): [string, Document] => [
  name,
  document.parse(asStored(inLanguage(parse(readFileSync(`${folder}/${name}`, 'utf8')), 'pt'))),
])
const day = '2026-11-27'

/** The document with one parameter changed. */
function withParameter(stored: Document, key: string, change: (value: number) => number): Document {
  const parameters = stored.parameters.map((set) => ({
    ...set,
    values: set.values.map((each) => (each.name === key ? { name: key, value: change(each.value) } : each)),
  }))
  return { ...stored, parameters }
}

describe.each(simulators)('%s', (_name, stored) => {
  it('has an answer everywhere and keeps its cases', () => {
    expect(judgeStepwise(stored, day)).toEqual([])
    expect(judgeGoldenCases(stored)).toEqual([])
  })

  it('is stopped by any of its values that is wrong by a tenth of a percent of itself', () => {
    const names = stored.parameters[0]?.values.map(({ name }) => name) ?? []
    // What only decides whether somebody is warned moves no amount by so little.
    const silent = ['mostSalaries']
    const passed = names.filter(
      (name) => judgeGoldenCases(withParameter(stored, name, (value) => value * 1.001)).length === 0,
    )
    expect(passed.filter((name) => !silent.includes(name))).toEqual([])
  })
})

it('says in both languages what cannot be, at its field', () => {
  const [, stored] = simulators[0] ?? []
  if (!stored) throw new Error('There is none')
  const [first, ...others] = stored.steps
  const steps = [{ name: first?.name ?? '', expression: 'nobody + 1' }, ...others]
  expect(judgeStepwise({ ...stored, steps }, day)[0]).toEqual({
    path: 'steps.0.expression',
    text: { pt: 'Não há nada com o nome «nobody».', en: 'There is nothing by the name “nobody”.' },
  })
  const divided = [{ name: first?.name ?? '', expression: '1 / (1 - 1)' }, ...others]
  expect(judgeStepwise({ ...stored, steps: divided }, day)[0]?.text.en).toContain('may divide by zero')
  const typed = [{ name: first?.name ?? '', expression: '1 > 0 && 1' }, ...others]
  expect(judgeStepwise({ ...stored, steps: typed }, day)[0]?.text).toEqual({
    pt: 'Aqui cabe sim ou não, e está um número.',
    en: 'Here belongs yes or no, and there is a number.',
  })
})
