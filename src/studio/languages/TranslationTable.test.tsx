// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { JudgedText } from '@/src/languages/judge-translation'
import { TranslationTable } from './TranslationTable.client'

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  refresh.mockReset()
})

const row = (place: string, en: string, more: Partial<JudgedText> = {}): JudgedText => ({
  place,
  path: place,
  label: { pt: `Campo ${place}`, en: `Field ${place}` },
  texts: { pt: `pt ${place}`, en },
  isRich: false,
  state: 'current',
  ...more,
})
const rows = [
  row('a', '', { state: 'missing' }),
  row('b', 'old', { state: 'stale' }),
  row('c', 'rich', { isRich: true }),
]

function show(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  render(<TranslationTable collection="pages" id={7} language="pt" rows={rows} gaps={2} />)
  return fetched
}
const english = (place: string) => screen.getByRole('textbox', { name: `Campo ${place} (Inglês)` })
const save = () => screen.getByRole('button', { name: 'Guardar o rascunho em inglês' })

it('names what is missing or old for each text, and leads to the form where there are marks', () => {
  show(async () => new Response('{}'))
  const [, first, second, third] = screen.getAllByRole('row')
  if (!first || !second || !third) throw new Error('There are three texts')
  expect(within(first).getByText('Falta')).toBeDefined()
  expect(within(second).getByText(/^Desactualizado/)).toBeDefined()
  expect(within(third).getByRole('link', { name: 'Abrir no formulário' }).getAttribute('href')).toBe(
    '/admin/collections/pages/7?locale=en&field=c',
  )
  expect(within(third).queryByRole('textbox')).toBeNull()
  expect(save()).toHaveProperty('disabled', true)
})

it('sends only what was changed, with what stood there, on Ctrl+S too', async () => {
  const fetched = show(async () => new Response('{"written":1}'))
  fireEvent.change(english('a'), { target: { value: ' Account ' } })
  fireEvent.change(english('b'), { target: { value: 'old' } })
  fireEvent.keyDown(english('a'), { key: 's', ctrlKey: true })
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Guardado no rascunho em inglês'))
  const [address, request] = fetched.mock.calls.map((call: unknown[]) => call)[0] ?? []
  expect(address).toBe('/api/translations')
  expect(request).toMatchObject({ method: 'POST' })
  expect(JSON.parse(String(Reflect.get(Object(request), 'body')))).toEqual({
    collection: 'pages',
    id: 7,
    texts: [{ place: 'a', before: '', text: 'Account' }],
  })
  expect(refresh).toHaveBeenCalledOnce()
})

it('says why a save is refused or does not arrive, and keeps what was written', async () => {
  const refused = { errors: [{ message: 'Entretanto alguém mudou este texto.' }] }
  show(async () => Response.json(refused, { status: 409 }))
  fireEvent.change(english('a'), { target: { value: 'Account' } })
  fireEvent.click(save())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Entretanto alguém mudou este texto.'))
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  fireEvent.click(save())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('O CMS não responde'))
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 409 }))
  fireEvent.click(save())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Entretanto alguém mudou este texto.'))
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  fireEvent.click(save())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('O CMS não responde'))
  expect(english('a')).toHaveProperty('value', 'Account')
  expect(refresh).not.toHaveBeenCalled()
})
