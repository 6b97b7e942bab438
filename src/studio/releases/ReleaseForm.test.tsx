// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ReleaseForm } from './ReleaseForm.client'
import { releaseTexts } from './release-texts'

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const requests = [
  { id: 3, label: 'Contas: Publicar (pt)' },
  { id: 5, label: 'Menu: Publicar (pt, en)' },
]
const shown = { language: 'pt', texts: releaseTexts('pt') }

/** A CMS that answers like this. @returns the bodies that it was sent, by address. */
function answering(status: number, body: object) {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (address: string, { body: text }: { body: string }) => {
    sent.push([address, JSON.parse(text)])
    return Response.json(body, { status })
  })
  return sent
}

it('puts chosen requests together under a name, with the time of Luanda', async () => {
  const sent = answering(200, {})
  render(<ReleaseForm requests={requests} releases={[]} {...shown} />)
  const plan = screen.getByRole('button', { name: 'Planear o lançamento' })
  fireEvent.change(screen.getByLabelText('Nome do lançamento'), { target: { value: 'Natal' } })
  expect(plan).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByLabelText('Menu: Publicar (pt, en)'))
  fireEvent.change(screen.getByLabelText(/hora de Luanda/), { target: { value: '2026-12-24T08:00' } })
  fireEvent.click(plan)
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Feito.'))
  expect(sent).toEqual([['/api/workflow/release', { name: 'Natal', items: [5], dueAt: '2026-12-24T07:00:00.000Z' }]])
  expect(refresh).toHaveBeenCalled()
})

it('carries a release out, and says why when nothing went live', async () => {
  const sent = answering(409, { errors: [{ message: 'Nada foi publicado. Contas: frozen' }] })
  render(<ReleaseForm requests={[]} releases={[{ id: 9, label: 'Natal' }]} {...shown} />)
  expect(screen.getByText(/Não há pedidos aprovados/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Publicar agora' }))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nada foi publicado. Contas: frozen'))
  expect(sent).toEqual([['/api/workflow/release-now', { id: 9 }]])
})
