import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { everyQuestion } from '@/tests/cases/every-question'
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
