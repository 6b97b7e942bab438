// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formOf, phone, reply } from '@/src/forms/governance/governance.fixtures'
import type { Role } from '@/src/governance/roles'
import { BuilderContextProvider } from '../builder-context'
import { ReviewPanel } from './ReviewPanel'
import { useFormStanding } from './use-form-standing'

const asked = vi.fn<(path: string, request?: RequestInit) => Promise<Response>>()
const seven = { id: 7, name: 'Ana' }

/** What the CMS answers, in the shapes of its own endpoints. */
let answers: { proposal: object | null; problems: object[]; refusal: object | null; approvedBy: unknown }

beforeEach(() => {
  answers = { proposal: null, problems: [], refusal: null, approvedBy: 4 }
  asked.mockReset().mockImplementation(async (path, request) => {
    if (request?.method === 'POST') {
      return answers.refusal ? Response.json(answers.refusal, { status: 422 }) : Response.json({ doc: { id: 3 } })
    }
    if (path.endsWith('/review')) {
      const usedOn = [{ kind: 'page', id: 5, title: 'Careers', path: '/careers' }]
      return Response.json({ problems: answers.problems, changes: ['“Phone” was added.'], usedOn })
    }
    if (path.startsWith('/api/form-versions')) {
      const version = {
        id: 9,
        number: 1,
        state: 'published',
        reason: 'The first one',
        proposedBy: seven,
        approvedBy: answers.approvedBy,
        publishedAt: '2026-11-20T23:30:00.000Z',
        changes: { pt: ['«Reply» foi acrescentado.'], en: ['“Reply” was added.'] },
        definition: formOf(reply),
      }
      return Response.json({ docs: [version] })
    }
    return Response.json({ id: 3, proposal: answers.proposal, definition: formOf(reply, phone) })
  })
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Panel({ role, userId }: { role: Role; userId: number }) {
  const known = useFormStanding(3, { language: 'en', savedAt: '' })
  return <ReviewPanel formId={3} known={known} role={role} userId={userId} hasUnsavedChanges={false} />
}

async function open(role: Role, userId = 7) {
  const builder = { language: 'en', idPrefix: 'b', published: new Map(), problems: [], isExpert: false } as const
  await act(async () =>
    render(
      <BuilderContextProvider value={{ ...builder, isReadOnly: false }}>
        <Panel role={role} userId={userId} />
      </BuilderContextProvider>,
    ),
  )
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const reasonBox = () => screen.getByRole('textbox', { description: /^A sentence that is still understood/ })
const posted = () =>
  asked.mock.calls.flatMap(([path, request]) => (request?.method === 'POST' ? [[path, request.body]] : []))

describe('the review of a form', () => {
  it('names people, and gives a number only where the account is gone', async () => {
    answers.approvedBy = { id: 4, name: 'Rui Neto' }
    await open('compliance', 1)
    expect(screen.getByText(/Published on/).textContent).toContain('Proposed by Ana, approved by Rui Neto.')
  })

  it('says what changes, where it is used, and who published what, on the day it was in Luanda', async () => {
    await open('compliance')
    expect(screen.getByText('“Phone” was added.')).toBeTruthy()
    expect(screen.getByText('(/en/careers)', { exact: false })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Careers' }).getAttribute('href')).toBe('/admin/collections/pages/5')
    expect(screen.getByText(/Published on 21 November 2026/).textContent).toContain(
      'Proposed by you, approved by user no. 4.',
    )
  })

  it('proposes with a reason, and not without', async () => {
    await open('compliance')
    await press('Propose to publish')
    expect(reasonBox().getAttribute('aria-invalid')).toBe('true')
    expect(posted()).toEqual([])
    fireEvent.change(reasonBox(), { target: { value: ' The law changed. ' } })
    answers.proposal = { reason: 'The law changed.', by: 7, at: '2026-11-21T08:00:00.000Z', hash: 'f00d' }
    await press('Propose to publish')
    expect(posted()).toEqual([['/api/forms/3/propose', JSON.stringify({ reason: 'The law changed.' })]])
    expect(screen.getByText('The form is proposed.')).toBeTruthy()
    expect(screen.getByText('Whoever proposes does not approve: another person has to.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull()
  })

  it('leads another person to where it is decided, and tells why a step is refused', async () => {
    answers.proposal = { reason: 'The law changed.', by: 7, at: '2026-11-21T08:00:00.000Z', hash: 'f00d' }
    answers.refusal = {
      errors: [{ message: 'There is no proposal.', data: { problems: ['Somebody was faster.'] } }],
    }
    await open('approver', 4)
    expect(screen.getByRole('link', { name: 'See what changes and decide' }).getAttribute('href')).toBe(
      '/admin/review/forms/3',
    )
    await press('Withdraw the proposal')
    expect(screen.getByRole('alert').textContent).toBe('There is no proposal.Somebody was faster.')
    answers.refusal = null
    answers.proposal = null
    await press('Withdraw the proposal')
    expect(screen.getByText('Nothing is proposed.')).toBeTruthy()
  })

  it('offers no proposal of a form with problems, and nothing to editors', async () => {
    answers.problems = [{ key: 'phone', text: 'The name of “Phone” is missing in English.' }]
    await open('compliance')
    expect(screen.getByText('The name of “Phone” is missing in English.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Propose to publish' })).toBeNull()
    cleanup()
    answers.problems = []
    await open('editor')
    expect(screen.queryByRole('button', { name: /Propose|Approve|Withdraw|Take off/ })).toBeNull()
  })

  it('says so when the CMS does not answer, and asks again', async () => {
    vi.stubGlobal('reportError', () => undefined)
    asked.mockResolvedValueOnce(new Response('', { status: 502 }))
    await open('compliance')
    expect(screen.getByRole('alert').textContent).toContain('The server could not be reached.')
    await press('Try again')
    expect(screen.getByText('“Phone” was added.')).toBeTruthy()
  })
})
