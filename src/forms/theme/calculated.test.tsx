// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calculating } from '@/tests/cases/calculating'
import { calculatingPages } from '@/tests/cases/calculating-pages'
import { findAxeViolations } from '@/tests/support/judge-html'
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

  it('of another page stays what the server wrote, and what rests on both pages changes with this one', async () => {
    const known = { income: 100_000, owners: [{ part: 40_000 }] }
    const step = { at: 'what', number: 2, total: 4, known, checked: [], carried: 'sealed' }
    await open(calculatingPages, { instalment: '250', effort: '25.0\u00a0%', left: '60\u00a0%' }, step)
    await vi.waitFor(() => expect(shown('Spare').textContent).toBe('150.00\u00a0Kz'))
    expect([shown('Effort').textContent, shown('Left').textContent]).toEqual(['25.0\u00a0%', '60\u00a0%'])
    type(screen.getByLabelText(/^Instalment/), '500')
    expect(shown('Effort').textContent).toBe('50.0\u00a0%')
    expect(shown('Spare').textContent).toBe('-100.00\u00a0Kz')
    type(screen.getByLabelText(/^Instalment/), '')
    expect(shown('Effort').textContent).toBe('–')
    expect(shown('Left').textContent).toBe('60\u00a0%')
  })

  it('is a value of each answer to a group, also of one that is added, and goes with the one that is removed', async () => {
    const step = { at: 'who', number: 1, total: 4, known: {}, checked: [], carried: 'sealed' }
    await open(calculatingPages, {}, step)
    const parts = () => screen.getAllByLabelText(/^Part of the income/).map(({ textContent }) => textContent)
    expect(parts()).toEqual(['–'])
    type(screen.getByLabelText('Income'), '1,000.00')
    fireEvent.click(screen.getByRole('button', { name: /^Add/ }))
    const [first, second] = screen.getAllByLabelText(/^Share/)
    if (!first || !second) throw new Error('There are two owners')
    type(first, '40')
    await vi.waitFor(() => expect(parts()).toEqual(['400.00\u00a0Kz', '–']))
    type(second, '2.5')
    expect(parts()).toEqual(['400.00\u00a0Kz', '25.00\u00a0Kz'])
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0] ?? document.body)
    expect(parts()).toEqual(['25.00\u00a0Kz'])
    expect(await findAxeViolations(document.querySelector('form') ?? document.body)).toEqual([])
  })
})
