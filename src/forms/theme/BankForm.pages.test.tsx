// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paged } from '@/tests/cases/paged'
import type { JsonObject } from '../definition/json'
import { toFormInLanguage } from '../language/to-form-in-language'
import type { FormStep } from '../pages/form-step'
import { BankForm } from './BankForm.client'

const form = toFormInLanguage(paged, 'en')
const sent = vi.fn<(action: string, request: { body: FormData }) => Promise<Response>>()

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
  window.history.replaceState(null, '')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function stepAt(at: string | null, changes: Partial<FormStep> = {}): FormStep {
  return { at, number: 2, total: 5, known: {}, checked: [], carried: `sealed ${at}`, ...changes }
}

/** What the server answers next. */
function answer(step: FormStep, values: JsonObject = {}, errors: object[] = []) {
  const body = { step, values, errors, isLost: false }
  sent.mockImplementationOnce(async () => Response.json(body, { status: errors.length > 0 ? 422 : 200 }))
}

/** A form as the server drew it, brought to life in its place. */
function open(step?: FormStep, values: JsonObject = {}) {
  const props = { id: 'form', form, action: '/forms/x', controls: {}, values, errors: [], headingLevel: 2 as const }
  const view = <BankForm {...props} {...(step && { step })} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(view)
  document.body.append(container)
  render(view, { container, hydrate: true })
}

const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const posted = () => Object.fromEntries([...(sent.mock.calls.at(-1)?.[1].body ?? [])])

async function fillFirstPage() {
  fireEvent.click(screen.getByLabelText('For a company'))
  type('Name', 'Kwanza')
}

describe('a form of pages with script', () => {
  it('leads from the list of its parts to each but the last, behind the button that Enter presses', async () => {
    const parts = ['who', 'use', 'extra', 'more', 'end'].map((key) => ({ key, label: key, isDone: key === 'who' }))
    open(stepAt('use', { parts }))
    expect(screen.getByText('Parts of the form: 1 of 5 answered')).toBeTruthy()
    const items = [...document.querySelectorAll('[data-part="parts"] li')].map(({ textContent }) => textContent)
    expect(items).toEqual([
      'who answered',
      ...['use to be answered', 'extra to be answered', 'more to be answered', 'end to be answered'],
    ])
    const list = within(screen.getByRole('group'))
    expect(list.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      ...['who', 'extra', 'more'],
    ])
    const [first] = document.querySelectorAll('button[type="submit"]')
    expect(first?.textContent).toBe('Continue')
    answer(stepAt('extra', { parts }))
    await act(async () => fireEvent.click(list.getByRole('button', { name: 'extra', hidden: true })))
    expect(posted()).toMatchObject({ _change: 'extra', _at: 'use' })
  })

  it('leaves nothing to be done, neither while it is filled in nor once it is gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      open()
      await fillFirstPage()
      // What is typed is kept at once: nothing of it waits to be lost.
      expect(vi.getTimerCount()).toBe(0)
      cleanup()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('begins with its first page alone, and asks the server for the next one when nothing is wrong on it', async () => {
    open()
    expect(screen.getByRole('heading').textContent).toBe('Who you are')
    expect(screen.getByText('Step 1 of 4')).toBeDefined()
    expect(screen.queryByLabelText('Limit')).toBeNull()
    await press('Continue')
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose an option for “For whom”.', 'Name is required.'])
    expect(sent).not.toHaveBeenCalled()

    await fillFirstPage()
    answer(stepAt('holders'))
    await press('Continue')
    expect(posted()).toMatchObject({ _at: 'who', kind: 'company', name: 'Kwanza' })
    const heading = screen.getByRole('heading', { name: 'Owners' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('Step 2 of 5')).toBeDefined()
    expect(screen.queryByLabelText('Name')).toBeNull()
  })

  it('sends what a page carries with the next one, and goes back without judging it', async () => {
    open(stepAt('holders'))
    answer(stepAt('who', { number: 1 }), { kind: 'company', name: 'Kwanza' })
    await press('Back')
    expect(posted()).toMatchObject({ _at: 'holders', _carried: 'sealed holders', _back: '1' })
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kwanza')
  })

  it('asks on a page what an answer of another one brings up, which alone it is told', async () => {
    open(stepAt('use'))
    expect(screen.getByLabelText('Turnover').closest('[hidden]')).not.toBeNull()
    cleanup()
    open(stepAt('use', { known: { kind: 'company' } }))
    expect(screen.getByLabelText('Turnover').closest('[hidden]')).toBeNull()
    type('Limit', '4')
    await press('Continue')
    expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe('Turnover is required.')
  })

  it('shows what is wrong on the page it stands on, wherever that is', async () => {
    open(stepAt('use'), { limit: '4' })
    const errors = [{ field: 'income', rule: 'acrossFields', text: 'The income is above the limit.' }]
    answer(stepAt('who', { number: 1 }), { kind: 'person', name: 'Ana', income: '5' }, errors)
    await press('Continue')
    const link = within(screen.getByRole('alert')).getByRole('link')
    expect(link.getAttribute('href')).toBe('#form-income')
    expect(screen.getByLabelText<HTMLInputElement>('Income (optional)').value).toBe('5')
  })

  it('shows all answers to be checked, each page with a way to change it', async () => {
    const checked = [
      { key: 'who', label: 'Who you are', answers: [{ key: 'name', label: 'Name', text: 'Ana' }] },
      { key: 'holders', label: 'Owners', answers: [] },
      { key: 'use', label: 'What it is for', answers: [{ key: 'limit', label: 'Limit', text: null }] },
    ]
    open(stepAt(null, { checked }))
    expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeDefined()
    expect(screen.getByText('Name').nextElementSibling?.textContent).toBe('Ana')
    expect(screen.getByText('Limit').nextElementSibling?.textContent).toBe('Not answered')
    expect(screen.getByRole('heading', { name: 'Owners' }).nextElementSibling?.textContent).toBe('Not answered')
    answer(stepAt('use'), { limit: '' })
    await press('Change What it is for')
    expect(posted()).toMatchObject({ _at: '-', _change: 'use' })
    expect(screen.getByLabelText('Limit')).toBeDefined()
  })

  it('walks with the browser’s own “back”', async () => {
    open()
    await fillFirstPage()
    answer(stepAt('holders'))
    await press('Continue')
    answer(stepAt('who', { number: 1 }), { kind: 'company', name: 'Kwanza' })
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
    expect(posted()).toMatchObject({ _at: 'holders', _change: 'who' })
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kwanza')
  })

  it('is received when its last page is sent', async () => {
    open(stepAt('end', { number: 5 }))
    fireEvent.click(screen.getByLabelText('All of it is right'))
    sent.mockImplementationOnce(async () => Response.json({ reference: 'BCS-7K2M' }, { status: 201 }))
    await press('Send')
    expect(screen.getByRole('status').textContent).toContain('BCS-7K2M')
  })
})
