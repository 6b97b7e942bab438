// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Finding } from '@/src/governance/gate/verdict'
import { OpenReview } from './OpenReview.client'
import { PanelConversation } from './PanelConversation.client'
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
  conversation: { comments: [], colleagues: [] },
}
const staleAnswer: Finding = {
  severity: 'warning',
  kind: 'staleText',
  path: 'layout 3 (faq).items 1.answer',
  at: 'layout.2.items.0.answer',
  block: { number: 3, pt: 'Perguntas', en: 'Questions' },
  pt: 'Está desactualizado.',
  en: 'It is old.',
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
    expect(buttons()).toEqual(['Devolver'])
    expect(screen.getByRole('link', { name: 'Ver o que muda e decidir' }).getAttribute('href')).toBe('/admin/review/7')
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
    render(
      <SubmitForm
        subject="pages/3"
        state={state}
        warnings={[]}
        isModified={false}
        isGlobal={false}
        {...pt}
        act={act}
      />,
    )
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
      warningReasons: {},
    })
    fireEvent.click(screen.getByLabelText('Português'))
    expect(submit).toHaveProperty('disabled', true)
  })

  it('needs a reason for each kind of warning, or one for all, and sends it', () => {
    const act = vi.fn(async () => undefined)
    const heavy: Finding = { severity: 'warning', kind: 'weight', path: '', pt: 'Pesa.', en: 'It is heavy.' }
    const shown = { state, warnings: [staleAnswer, heavy], isModified: false, isGlobal: false }
    render(<SubmitForm subject="pages/3" {...shown} {...pt} act={act} />)
    const submit = screen.getByRole('button', { name: 'Enviar para revisão' })
    fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Taxa nova' } })
    expect(submit).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByLabelText('tradução desactualizada'), { target: { value: 'Só um acento' } })
    expect(submit).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByLabelText('todos os avisos'), { target: { value: 'Por uma semana' } })
    fireEvent.click(submit)
    const warningReasons = { staleText: 'Só um acento', all: 'Por uma semana' }
    expect(act).toHaveBeenCalledWith('submit', expect.objectContaining({ warningReasons }))
  })

  it('waits until what was typed is saved', () => {
    render(
      <SubmitForm subject="pages/3" state={state} warnings={[]} isModified isGlobal={false} {...pt} act={vi.fn()} />,
    )
    expect(buttons()).toEqual([])
    expect(screen.getByText(/Guarde o rascunho primeiro/)).toBeTruthy()
  })
})

it('says something about the field that somebody was in, calls a colleague, and leads to the field that was spoken of', async () => {
  const take = vi.fn(async () => true)
  const open = vi.fn()
  const said = {
    id: 4,
    fieldPath: 'layout.2.title',
    text: 'Falta o ano',
    authorName: 'Ana',
    createdAt: '2026-11-21T10:00:00Z',
    replyTo: null,
  }
  const names = new Map([
    ['layout.2.title', 'Blocos 3 › Título'],
    ['layout.0.title', 'Blocos 1 › Título'],
  ])
  const nameOf = (at: string) => names.get(at) ?? ''
  render(
    <>
      <input id="field-layout__0__title" aria-label="Título" />
      <input id="field-elsewhere" aria-label="Sem nome" />
      <PanelConversation
        subject="pages/3"
        conversation={{ comments: [said], colleagues: ['Rui Neto'] }}
        {...pt}
        {...{ take, open, nameOf }}
      />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Sobre: Blocos 3 › Título' }))
  expect(open).toHaveBeenCalledWith('layout.2.title')
  fireEvent.focusIn(screen.getByLabelText('Título'))
  fireEvent.focusIn(screen.getByLabelText('Sem nome'))
  expect(screen.getByText(/Sobre: Blocos 1 › Título/)).toBeTruthy()
  const words = screen.getByLabelText('O seu comentário')
  fireEvent.change(words, { target: { value: 'Mais curto' } })
  fireEvent.click(screen.getByRole('button', { name: 'Rui Neto', hidden: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Comentar' }))
  const text = 'Mais curto @Rui Neto '
  await vi.waitFor(() =>
    expect(take).toHaveBeenCalledWith('comment', { subject: 'pages/3', fieldPath: 'layout.0.title', text }),
  )
  await vi.waitFor(() => expect(words).toHaveProperty('value', ''))
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

it('says what the gate found in the language of the person, what stands in the way first, and leads there', () => {
  const verdict = {
    findings: [
      { severity: 'warning' as const, kind: 'weight' as const, path: '', pt: 'Pesa.', en: 'It is heavy.' },
      { ...staleAnswer, severity: 'error' as const },
    ],
  }
  const open = vi.fn()
  const accepted = [{ kind: 'weight' as const, reason: 'Only for a week', by: 1, byName: 'Eva' }]
  render(<VerdictList verdict={{ ...verdict, accepted }} texts={workflowTexts('en')} language="en" open={open} />)
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Block 3, Questions: It is old.',
    'weight of the page: It is heavy.',
    'weight of the page: Only for a week (Eva)',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Block 3, Questions' }))
  expect(open).toHaveBeenCalledWith('layout.2.items.0.answer')
})
