// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formOf, phone, reply } from '@/src/forms/governance/governance.fixtures'
import { formFrameReady } from '@/src/forms/placing/form-frame-messages'
import type { Change } from '@/src/governance/change'
import { ProposalDesk } from './ProposalDesk.client'
import type { ProposalRoom } from './proposal-room'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const asked = vi.fn<(path: string, request?: RequestInit) => Promise<Response>>()
/** Brings what is watched onto the screen. */
let show: () => void
let findings: object[]

beforeEach(() => {
  findings = []
  asked
    .mockReset()
    .mockImplementation(async (path) => Response.json(path.endsWith('/check') ? { verdict: { findings } } : {}))
  vi.stubGlobal('fetch', asked)
  const watched: [(entries: { isIntersecting: boolean; target: Element }[]) => void, Element][] = []
  show = () => {
    for (const [tell, target] of watched.splice(0)) tell([{ isIntersecting: true, target }])
  }
  class Observer {
    constructor(readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
    observe(target: Element) {
      watched.push([this.tell, target])
    }
    disconnect() {
      watched.length = 0
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const change: Change = {
  ...{ key: 'k1', locale: 'pt', kind: 'added', row: 'phone', name: { pt: 'Telefone', en: 'Phone' } },
  parts: [{ label: { pt: 'Resposta', en: 'Answer' }, before: '', after: 'required' }],
}
const room: ProposalRoom = {
  ...{
    subject: 'forms/3',
    title: 'Contact',
    state: 'Version 2, waiting for a decision.',
    isOpen: true,
    reason: 'The law',
  },
  asked: { id: 7, name: 'Ana', at: '2026-11-21T08:00:00.000Z' },
  look: { changes: [change], seen: [], isChecked: false },
  forms: { before: formOf(reply), after: formOf(reply, phone) },
  ...{
    consequences: [],
    conversation: { comments: [], colleagues: [] },
    editHref: '/admin/collections/forms/3',
    steps: { href: '/api/forms/3', id: null },
  },
  ...{ hindrance: '', maySendBack: true, mayWithdraw: false },
}
const open = (other: Partial<ProposalRoom> = {}) =>
  act(async () => render(<ProposalDesk room={{ ...room, ...other }} language="en" />))
const approve = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Approve and publish' })
const posted = () => asked.mock.calls.map(([path, request]) => [path, JSON.parse(String(request?.body))])
/** Until the CMS was told of what was seen, and has said what the check finds. */
const untilTold = () =>
  waitFor(() => {
    expect(posted()).toContainEqual(['/api/forms/3/look', { seen: ['k1'] }])
    expect(screen.getByText('You have seen all that changes.')).toBeTruthy()
    expect(screen.queryByText(/still running/)).toBeNull()
  })

it('lets somebody approve only after all that changes was on the screen and the check has ended', async () => {
  await open()
  expect(screen.getByText('required', { selector: 'ins' })).toBeTruthy()
  expect(approve().disabled).toBe(true)
  act(show)
  await untilTold()
  expect(posted()).toContainEqual(['/api/forms/3/check', {}])
  expect(approve().disabled).toBe(false)
  await act(async () => fireEvent.click(approve()))
  expect(posted()).toContainEqual(['/api/forms/3/approve', { isConfirmed: false }])
})

it('asks for a confirmation of what the check warns of, and lets nothing through that it finds wrong', async () => {
  const finding = { kind: 'rates', path: 'USD', pt: 'Longe', en: 'Far' }
  findings = [{ severity: 'warning', ...finding }]
  await open()
  act(show)
  await untilTold()
  expect(approve().disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(approve().disabled).toBe(false)
  cleanup()
  asked.mockClear()
  findings = [{ severity: 'error', ...finding }]
  await open()
  act(show)
  await untilTold()
  expect(approve().disabled).toBe(true)
})

it('sends back with a note, and says why somebody cannot approve', async () => {
  await open({ hindrance: 'Whoever proposed it cannot approve it.' })
  expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull()
  expect(screen.getByText('Whoever proposed it cannot approve it.')).toBeTruthy()
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Send back' })
  expect(back.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Note to whoever asked'), { target: { value: 'The hint is missing' } })
  await act(async () => fireEvent.click(back))
  expect(posted()).toContainEqual(['/api/forms/3/send-back', { comment: 'The hint is missing' }])
})

it('has both versions of a form drawn, each in its own frame', async () => {
  await open()
  const frames = ['Before: what the public sees', 'After: what is proposed'].map((title) =>
    screen.getByTitle<HTMLIFrameElement>(title),
  )
  const told = frames.map((frame) => {
    const view = frame.contentWindow
    if (!view) throw new Error('There is no frame')
    const tell = vi.spyOn(view, 'postMessage').mockReturnValue(undefined)
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', { data: formFrameReady, source: view, origin: window.location.origin }),
      )
    })
    return tell
  })
  expect(told[0]).toHaveBeenCalledWith({ kind: 'form', form: room.forms?.before, round: 1 }, window.location.origin)
  expect(told[1]).toHaveBeenCalledWith({ kind: 'form', form: room.forms?.after, round: 1 }, window.location.origin)
})
