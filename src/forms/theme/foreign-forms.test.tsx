// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { foreignForms } from '@/tests/cases/foreign-forms.fixtures'
import { findAxeViolations } from '@/tests/support/judge-html'
import { type Field, isGroup, isQuestion } from '../definition/field'
import type { GoldenCase } from '../definition/golden-case'
import { readForeignForm } from '../foreign/read-foreign-form'
import { findCaseDifferences } from '../governance/find-case-differences'
import { findStructureMistakes } from '../governance/find-structure-mistakes'
import { toFormInLanguage } from '../language/to-form-in-language'
import { BankForm } from './BankForm.client'

afterEach(cleanup)

function importForm(pasted: object) {
  const read = readForeignForm(
    { schema: JSON.stringify(pasted, null, 2), uiSchema: '' },
    { key: 'imported', locale: 'pt', isExpert: true },
  )
  if (!('form' in read)) throw new Error('Nothing of the form was taken in')
  return read.form
}

function toCase(name: string, answers: Readonly<Record<string, string | string[]>>, mistake?: string): GoldenCase {
  return {
    name,
    language: 'pt',
    day: '2026-11-25',
    answers: Object.entries(answers).flatMap(([field, value]) =>
      [value].flat().map((each) => ({ field, value: each })),
    ),
    expected: mistake === undefined ? { verdict: 'taken' } : { verdict: 'refused', field: mistake, message: '' },
  }
}

/** The labels of the questions that are there before anything is answered. */
function toLabels(fields: readonly Field[]): string[] {
  return fields.flatMap((entry) => {
    if (isGroup(entry)) return entry.type === 'repeat' && entry.minimum === 0 ? [] : toLabels(entry.fields)
    return isQuestion(entry) && !entry.showWhen ? [entry.label.pt] : []
  })
}

/** Too large to be judged for accessibility on every run: what it asks is a hundred times the same. */
const asLargeAsCanBe = 'large'

describe.each(Object.entries(foreignForms))('a form of RJSF with %s', (name, { pasted, taken, refused, mistake }) => {
  const definition = importForm(pasted)

  it('is sound, and judged alike by the validators of the server and of the browser', () => {
    expect(findStructureMistakes(definition)).toEqual([])
    const cases = [toCase('taken', taken), toCase('refused', refused, mistake)]
    expect(findCaseDifferences({ ...definition, cases })).toEqual([])
    expect(findCaseDifferences({ ...definition, cases: [toCase('turned', taken, mistake)] })).not.toEqual([])
  })

  it('is drawn by the form that visitors get, as the server drew it', async () => {
    const form = toFormInLanguage(definition, 'pt')
    const view = (
      <BankForm {...{ id: 'form', form, action: '/x', controls: {}, values: {}, errors: [] }} headingLevel={2} />
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(view)
    document.body.append(container)
    render(view, { container, hydrate: true })
    const shown = container.textContent ?? ''
    const missing = toLabels(definition.fields).filter((label) => !shown.includes(label))
    expect(missing).toEqual([])
    if (name !== asLargeAsCanBe) expect(await findAxeViolations(container)).toEqual([])
  })
})
