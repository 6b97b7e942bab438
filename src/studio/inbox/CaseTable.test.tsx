// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CaseHistory } from './CaseHistory'
import { CaseSteps } from './CaseSteps.client'
import { CaseTable, type ShownCase } from './CaseTable.client'
import { parseInboxQuery, toInboxHref } from './inbox-query'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const asked: { href: string; body: unknown }[] = []
let answer = () => Response.json({ changed: 2 })
beforeEach(() => {
  asked.length = 0
  answer = () => Response.json({ changed: 2 })
  vi.stubGlobal('fetch', async (href: string, { body }: { body: string }) => {
    asked.push({ href, body: JSON.parse(body) })
    return answer()
  })
  // The environment of the test knows no layer on top.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

const row = (id: number, more: Partial<ShownCase> = {}): ShownCase => ({
  ...{ id, reference: `REF-${id}`, form: 'Reclamação', receivedOn: '2026-11-20', state: 'new', takenBy: null },
  ...{ dueOn: '2026-11-21', isOverdue: true, tags: ['urgente'], href: `/admin/inbox?case=${id}#case`, isOpened: false },
  ...{ answers: ['Cartões'], ...more },
})

it('changes the state of those that were chosen, after a question that says how many', async () => {
  const { container } = render(<CaseTable cases={[row(1), row(2), row(3)]} columns={['Assunto']} language="en" />)
  expect(screen.queryByRole('button', { name: 'Change state' })).toBeNull()
  fireEvent.click(screen.getByLabelText('Choose REF-1'))
  fireEvent.click(screen.getByLabelText('Choose REF-3'))
  fireEvent.change(screen.getByLabelText('To'), { target: { value: 'done' } })
  fireEvent.click(screen.getByRole('button', { name: 'Change state' }))
  expect(screen.getByRole('dialog').textContent).toContain('Change 2 cases to “Done”?')
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Cases changed: 2.'))
  expect(asked).toEqual([
    { href: '/api/submissions/case-step', body: { ids: [1, 3], step: { kind: 'state', to: 'done' } } },
  ])
  expect(screen.getAllByText('21/11/2026 (overdue)')).toHaveLength(3)
  const { violations } = await axe.run(container)
  expect(violations).toEqual([])
})

it('says why a step was refused, and keeps what was chosen', async () => {
  answer = () => Response.json({ errors: [{ message: 'Not these.' }] }, { status: 404 })
  render(<CaseTable cases={[row(1)]} columns={[]} language="pt" />)
  fireEvent.click(screen.getByLabelText('Escolher os desta página'))
  fireEvent.click(screen.getByRole('button', { name: 'Mudar estado' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mudar' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Not these.'))
  expect(screen.getByLabelText('Escolher REF-1')).toHaveProperty('checked', true)
})

it('gives a case to a colleague, a day and a tag, each by a step of its own', async () => {
  const shown = { id: 7, state: 'work', assignee: 1, dueOn: null, tags: ['urgente'], inbox: 0, repeats: '' } as const
  const handlers = [
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Rui' },
  ]
  const inboxes = [
    { id: 3, name: 'Recrutamento' },
    { id: 0, name: 'Sem caixa' },
  ]
  const { container } = render(
    <CaseSteps shown={shown} handlers={handlers} inboxes={inboxes} person={2} isClosed={false} language="pt" />,
  )
  const steps = () => asked.map(({ body }) => body)
  const done = (count: number) => waitFor(() => expect(asked).toHaveLength(count))
  fireEvent.change(screen.getByLabelText('Com'), { target: { value: '2' } })
  await done(1)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Feito.'))
  fireEvent.change(screen.getByLabelText('Responder até'), { target: { value: '2026-12-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await done(2)
  await waitFor(() => expect(screen.getByLabelText('Tirar a etiqueta urgente')).toHaveProperty('disabled', false))
  fireEvent.click(screen.getByLabelText('Tirar a etiqueta urgente'))
  await done(3)
  await waitFor(() => expect(screen.getByLabelText('Caixa')).toHaveProperty('disabled', false))
  fireEvent.change(screen.getByLabelText('Caixa'), { target: { value: '3' } })
  await done(4)
  await waitFor(() => expect(screen.getByLabelText('Caixa')).toHaveProperty('disabled', false))
  fireEvent.change(screen.getByLabelText('Repete o caso'), { target: { value: 'REF-9' } })
  fireEvent.click(screen.getByRole('button', { name: 'Marcar' }))
  await done(5)
  expect(steps()).toEqual([
    { ids: [7], step: { kind: 'assign', to: 2 } },
    { ids: [7], step: { kind: 'due', to: '2026-12-01' } },
    { ids: [7], step: { kind: 'tags', add: [], remove: ['urgente'] } },
    { ids: [7], step: { kind: 'move', to: 3 } },
    { ids: [7], step: { kind: 'repeats', to: 'REF-9' } },
  ])
  const { violations } = await axe.run(container)
  expect(violations).toEqual([])
})

it('tells the history in words, at the hour of Luanda', () => {
  const at = '2026-11-20T23:30:00.000Z'
  const step = { at, name: 'Ana', before: '', after: '', text: '' }
  render(
    <CaseHistory
      history={[
        { ...step, id: 1, kind: 'state', before: 'new', after: 'waiting' },
        { ...step, id: 2, kind: 'note', text: '<b>Called</b>' },
      ]}
      language="en"
    />,
  )
  const [newest, oldest] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(newest).toContain('<b>Called</b>')
  expect(oldest).toContain('State: New → Waiting')
  expect(oldest).toContain('21/11/2026, 00:30')
})

it('keeps what is asked in its address, and leaves out what is asked in vain', () => {
  const query = parseInboxQuery({ view: 'mine', state: 'lost', page: '-1', case: '7', tag: '  ', formKey: 'complaint' })
  expect(query).toMatchObject({ view: 'mine', state: null, page: 1, case: 7, tag: null, formKey: 'complaint' })
  expect(toInboxHref(query)).toBe('/admin/inbox?view=mine&formKey=complaint&case=7#case')
  expect(toInboxHref(query, { case: null, view: 'open' })).toBe('/admin/inbox?formKey=complaint')
  for (const [inbox, read] of [
    ['0', 0],
    ['3', 3],
    ['', null],
    ['-1', null],
    [undefined, null],
  ] as const)
    expect(parseInboxQuery({ inbox }).inbox).toBe(read)
  expect(toInboxHref(parseInboxQuery({ inbox: '0' }))).toBe('/admin/inbox?inbox=0')
})
