// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FoundPerson } from '@/src/inbox/rights/found-person'
import { ErasureRequests } from './ErasureRequests.client'
import { ForecastTable } from './ForecastTable'
import { PersonDesk } from './PersonDesk.client'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const answer = (way: string, text: string) => ({ way, label: `Label ${way}`, text, correction: null, isFile: false })
const found: FoundPerson = {
  cases: [
    {
      ...{ id: 7, reference: 'REF-7', form: 'Contact', receivedOn: '2026-11-20', heldUntil: null, isErased: false },
      answers: [answer('email', 'ana@bcs.example'), answer('story', 'Once')],
      files: [],
    },
    {
      ...{ id: 8, reference: 'REF-8', form: 'Jobs', receivedOn: '2026-11-21', heldUntil: null, isErased: false },
      ...{ answers: [], files: [] },
    },
  ],
  subscribers: [{ id: 3, email: 'ana@bcs.example', state: 'active', subscribedOn: '2026-11-01', heldUntil: null }],
  more: 2,
}

const asked: { href: string; body: unknown }[] = []
let answers = (_href: string): Response => Response.json(found)
beforeEach(() => {
  asked.length = 0
  refresh.mockClear()
  answers = () => Response.json(found)
  vi.stubGlobal('fetch', async (href: string, { body }: { body: string }) => {
    asked.push({ href, body: JSON.parse(body) })
    return answers(href)
  })
})
afterEach(cleanup)

async function look() {
  const drawn = render(<PersonDesk language="en" />)
  fireEvent.change(screen.getByLabelText('E-mail, telephone or NIF'), { target: { value: '923 000 111' } })
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'A letter' } })
  fireEvent.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByText(
    'Found: 2 cases, 1 subscriptions. 2 more are not shown: too many at once, or read by others alone.',
  )
  return drawn
}

it('shows everything of a person, and posts what was typed instead of naming it in an address', async () => {
  const { container } = await look()
  expect(asked).toEqual([{ href: '/api/submissions/person', body: { identifier: '923 000 111', reason: 'A letter' } }])
  expect(screen.getByText('Once')).toBeTruthy()
  expect(screen.getByText('Newsletter: ana@bcs.example, since 01/11/2026')).toBeTruthy()
  const { violations } = await axe.run(container)
  expect(violations).toEqual([])
})

it('holds and asks to erase what is chosen, with the reason', async () => {
  await look()
  fireEvent.click(screen.getByLabelText('Choose REF-8'))
  fireEvent.change(screen.getByLabelText('Until the day'), { target: { value: '2027-01-31' } })
  answers = () => Response.json({ held: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Hold' }))
  await waitFor(() => expect(screen.getAllByText('Held until 31/01/2027')).toHaveLength(2))
  answers = () => Response.json({ errors: [{ message: 'It is held.' }] }, { status: 409 })
  fireEvent.click(screen.getByRole('button', { name: 'Ask to erase' }))
  await screen.findByText('It is held.')
  const chosen = { ids: [7], subscribers: [3], reason: 'A letter' }
  expect(asked.slice(1)).toEqual([
    { href: '/api/submissions/person/hold', body: { ...chosen, until: '2027-01-31' } },
    { href: '/api/submissions/person/erase', body: chosen },
  ])
})

it('shows a correction before what was typed', async () => {
  await look()
  fireEvent.click(screen.getByRole('button', { name: 'Correct “Label story” of REF-7' }))
  fireEvent.change(screen.getByLabelText('Corrected to'), { target: { value: 'Twice' } })
  answers = () => Response.json({ corrected: 'story' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Twice')
  expect(screen.getByText('As typed: Once')).toBeTruthy()
  expect(asked.at(-1)).toEqual({
    href: '/api/submissions/7/correct',
    body: { way: 'story', text: 'Twice', reason: 'A letter' },
  })
})

it('lets somebody else approve, once they have looked, and who asked only withdraw', async () => {
  const request = {
    reason: 'A letter',
    askedAt: '2026-11-21T10:00:00Z',
    askedByName: 'Ana',
    cases: 2,
    subscriptions: 1,
  }
  const requests = [
    { ...request, id: 1, askedBy: 9 },
    { ...request, id: 2, askedBy: 5 },
  ]
  const { container } = render(<ErasureRequests requests={requests} person={5} language="en" />)
  const [others, own] = screen.getAllByRole('listitem')
  if (!others || !own) throw new Error('Two requests are shown')
  expect(within(own).queryByRole('button', { name: 'Approve and erase' })).toBeNull()
  expect(within(own).getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  const approve = within(others).getByRole<HTMLButtonElement>('button', { name: 'Approve and erase' })
  expect(approve.disabled).toBe(true)
  fireEvent.click(within(others).getByRole('button', { name: 'Look at the cases' }))
  await waitFor(() => expect(approve.disabled).toBe(false))
  expect(within(others).getByText('Once')).toBeTruthy()
  expect(within(others).queryByRole('button', { name: /Correct/ })).toBeNull()
  fireEvent.click(approve)
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(asked.map(({ href }) => href)).toEqual([
    '/api/submissions/erasures/1/look',
    '/api/submissions/erasures/1/approve',
  ])
  const { violations } = await axe.run(container)
  expect(violations).toEqual([])
})

it('says what goes, form by form', async () => {
  const line = {
    name: 'Contacto',
    action: 'delete' as const,
    retentionDays: 30,
    total: 1200,
    going: [1, 20, 300],
    held: 4,
  }
  const { container } = render(<ForecastTable lines={[line]} language="pt" />)
  expect(screen.getByText('apagar ao fim de 30 dias')).toBeTruthy()
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'apagar ao fim de 30 dias',
    '1\u00a0200',
    '1',
    '20',
    '300',
    '4',
  ])
  const { violations } = await axe.run(container)
  expect(violations).toEqual([])
})
