// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calculating } from '@/tests/cases/calculating'
import { parseFormDefinition } from '../definition/form-definition'
import type { JsonObject } from '../definition/json'
import { toFormInLanguage } from '../language/to-form-in-language'
import type { FormStep } from '../pages/form-step'
import { BankForm } from './BankForm.client'

afterEach(cleanup)

/** As the server drew it; what it calculates is loaded when it comes to life. */
async function open(definition = calculating, values: JsonObject = {}, step?: FormStep) {
  const props = { id: 'form', action: '/forms/x', controls: {}, values, errors: [], headingLevel: 2 as const }
  const view = <BankForm {...props} form={toFormInLanguage(definition, 'en')} {...(step && { step })} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(view)
  const drawn = container.textContent
  document.body.append(container)
  await act(async () => render(view, { container, hydrate: true }))
  return drawn
}

const shown = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

describe('what a form calculates, on its page', () => {
  it('is an output with a name, a hint and nothing to type, which says what changes', async () => {
    await open()
    const total = shown('Total of the shares')
    expect(total.tagName).toBe('OUTPUT')
    expect(total.textContent).toBe('–')
    const described = total.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Of all owners.',
      'Calculated from the other answers.',
    ])
    expect(document.querySelector('[name="total"]')).toBeNull()
    expect(document.querySelector('label[for="form-total"]')?.textContent).toBe('Total of the shares')
    const [first, second] = screen.getAllByLabelText('Share')
    if (!first || !second) throw new Error('There are two owners')
    type(first, '40')
    expect(total.textContent).toBe('–')
    type(second, '25,5')
    await vi.waitFor(() => expect(total.textContent).toBe('66'))
    type(second, '30')
    expect(total.textContent).toBe('70')
    type(second, '')
    expect(total.textContent).toBe('–')
    type(screen.getByLabelText('Income'), '1,000.00')
    type(shown('Instalment'), '333.33')
    expect(shown('Part of the income').textContent).toBe('33.3\u00a0%')
  })

  it('is there without script where the server draws it again', async () => {
    expect(await open(calculating, { total: '70', owners: [{ share: '70' }] })).toContain('70')
  })

  it('of another page stays what the server wrote, and waits where both pages count', async () => {
    const page = (key: string) => ({ key, type: 'page', label: { pt: key, en: key } })
    const [income, instalment, effort, owners, total] = calculating.fields
    const other = { ...effort, key: 'part', label: { pt: 'Parte', en: 'Part' }, expression: 'share / income * 100' }
    const share = { key: 'share', type: 'number', label: { pt: 'Quota', en: 'Quota' } }
    const definition = parseFormDefinition({
      ...calculating,
      fields: [page('one'), income, instalment, owners, page('two'), share, effort, other, page('end'), total],
    })
    const step = { at: 'two', number: 2, total: 4, known: {}, checked: [], carried: 'sealed' }
    await open(definition, { effort: '33.3\u00a0%', part: '5.0\u00a0%', share: '5' }, step)
    await vi.waitFor(() => expect(shown('Part$').textContent).toBe('–'))
    expect(shown('Part of the income').textContent).toBe('33.3\u00a0%')
  })
})
