// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OpenReview } from './OpenReview.client'
import { SubmitForm } from './SubmitForm.client'
import { TakeDownForm } from './TakeDownForm.client'
import { VerdictList } from './VerdictList.client'
import type { ShownReview, WorkflowState } from './workflow-state'
import { workflowTexts } from './workflow-texts'

afterEach(cleanup)

const review: ShownReview = {
  id: 7,
  kind: 'publish',
  state: 'inReview',
  languages: ['pt', 'en'],
  reason: 'Página nova',
  submittedBy: 1,
  submittedByName: 'Eva',
  decidedByName: null,
  comment: null,
  dueAt: null,
  doneLanguages: null,
  failure: null,
}
const state: WorkflowState = {
  hash: 'a'.repeat(64),
  live: ['pt'],
  isChanged: true,
  freeze: null,
  reviews: [],
  comments: [],
  verdict: { findings: [] },
}
const pt = { texts: workflowTexts('pt'), language: 'pt', isBusy: false }
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('an open request', () => {
  const show = (change: Partial<ShownReview>, person: { canDecide: boolean; isOwn: boolean }) => {
    const act = vi.fn(async () => undefined)
    render(<OpenReview review={{ ...review, ...change }} {...person} {...pt} act={act} />)
    return act
  }

  it('is decided by an approver who did not ask, with a comment when it is sent back', () => {
    const act = show({}, { canDecide: true, isOwn: false })
    expect(buttons()).toEqual(['Aprovar', 'Devolver'])
    expect(screen.getByRole('button', { name: 'Devolver' })).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByLabelText('Comentário'), { target: { value: 'Falta o preço' } })
    fireEvent.click(screen.getByRole('button', { name: 'Devolver' }))
    expect(act).toHaveBeenCalledWith('send-back', { id: 7, comment: 'Falta o preço' })
  })

  it('offers who asked to withdraw it, and nothing to decide', () => {
    show({}, { canDecide: false, isOwn: true })
    expect(buttons()).toEqual(['Desistir do pedido'])
  })

  it('offers nothing to anybody else', () => {
    show({}, { canDecide: false, isOwn: false })
    expect(buttons()).toEqual([])
  })

  it('is published once it is approved, and ratified by another', () => {
    show({ state: 'approved' }, { canDecide: true, isOwn: false })
    expect(buttons()).toContain('Publicar agora')
    cleanup()
    show({ kind: 'takeDown', state: 'toRatify' }, { canDecide: true, isOwn: true })
    expect(buttons()).toEqual([])
    cleanup()
    show({ kind: 'takeDown', state: 'toRatify' }, { canDecide: true, isOwn: false })
    expect(buttons()).toEqual(['Ratificar'])
  })
})

describe('asking for a review', () => {
  it('needs a reason and a language, and sends what was seen with the time of Luanda', () => {
    const act = vi.fn(async () => undefined)
    render(<SubmitForm subject="pages/3" state={state} isModified={false} isGlobal={false} {...pt} act={act} />)
    const submit = screen.getByRole('button', { name: 'Enviar para revisão' })
    expect(submit).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Taxa nova' } })
    fireEvent.click(screen.getByLabelText('Inglês'))
    fireEvent.change(screen.getByLabelText(/hora de Luanda/), { target: { value: '2026-12-24T08:00' } })
    fireEvent.click(submit)
    expect(act).toHaveBeenCalledWith('submit', {
      subject: 'pages/3',
      kind: 'publish',
      languages: ['pt'],
      reason: 'Taxa nova',
      seen: state.hash,
      dueAt: '2026-12-24T07:00:00.000Z',
    })
    fireEvent.click(screen.getByLabelText('Português'))
    expect(submit).toHaveProperty('disabled', true)
  })

  it('waits until what was typed is saved', () => {
    render(<SubmitForm subject="pages/3" state={state} isModified isGlobal={false} {...pt} act={vi.fn()} />)
    expect(buttons()).toEqual([])
    expect(screen.getByText(/Guarde o rascunho primeiro/)).toBeTruthy()
  })
})

it('takes down with a reason only', () => {
  const act = vi.fn(async () => undefined)
  render(<TakeDownForm subject="pages/3" {...pt} act={act} />)
  const button = screen.getByRole('button', { name: /Retirar já/, hidden: true })
  expect(button).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Taxa errada' } })
  fireEvent.click(button)
  expect(act).toHaveBeenCalledWith('take-down', { subject: 'pages/3', reason: 'Taxa errada' })
})

it('says what the gate found in the language of the person, what stands in the way first', () => {
  const verdict = {
    findings: [
      { severity: 'warning' as const, path: 'summary', pt: 'Falta.', en: 'Missing.' },
      { severity: 'error' as const, path: 'title', pt: 'Falta o título.', en: 'The title is missing.' },
    ],
  }
  render(<VerdictList verdict={verdict} texts={workflowTexts('en')} language="en" />)
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'title: The title is missing.',
    'summary: Missing.',
  ])
})
