import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { everyQuestion } from '@/tests/cases/every-question'
import type { ConditionTest } from '../definition/condition'
import { type FormDefinitionInput, parseFormDefinition } from '../definition/form-definition'
import { toConditionStyles } from './condition-styles'
import { FormFrame } from './FormFrame'

it('shows and hides what choices bring up by styles, for visitors without script', () => {
  const styles = toConditionStyles(everyQuestion, 'report')
  expect(styles).toContain('#report [data-entry="reach"]{display:none}')
  expect(styles).toMatch(/#report:has\([^{]*yesNo[^{]*\) \[data-entry="reach"\]/)
  expect(styles.startsWith('@supports selector(:has(*))')).toBe(true)
})

it('leaves a form without conditions as it is', () => {
  const fields = everyQuestion.fields.filter(({ key }) => key === 'text')
  const html = renderToStaticMarkup(
    <FormFrame id="plain" definition={{ ...everyQuestion, fields }}>
      <p>The form</p>
    </FormFrame>,
  )
  expect(html).not.toContain('<style')
  expect(html).toContain('<p>The form</p>')
})

it('leaves what dates, texts and rows bring up to the server', () => {
  const text = { key: 'more', type: 'text' as const, label: null }
  const shownWhen = (...fields: FormDefinitionInput['fields']) =>
    toConditionStyles(parseFormDefinition({ key: 'x', title: null, fields }), 'x')
  const asked: [FormDefinitionInput['fields'][number], ConditionTest][] = [
    [
      { key: 'a', type: 'date', label: null },
      { operator: 'before', field: 'a', value: 'today' },
    ],
    [
      { key: 'a', type: 'text', label: null },
      { operator: 'contains', field: 'a', value: 'x' },
    ],
    [
      { key: 'a', type: 'repeat', label: null, fields: [text] },
      { operator: 'rowsAtMost', field: 'a', value: 1 },
    ],
  ]
  expect(asked.map(([entry, test]) => shownWhen(entry, { ...text, showWhen: { tests: [test] } }))).toEqual(['', '', ''])
})
