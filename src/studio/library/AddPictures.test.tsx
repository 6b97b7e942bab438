// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddPictures } from './AddPictures.client'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const asked = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()

beforeEach(() => {
  asked.mockReset().mockImplementation(async () => Response.json({ doc: { id: 5 } }))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:own', revokeObjectURL: () => undefined })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Choose pictures'), { target: { files } })
const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)
const describePicture = (name: string, language: 'English' | 'Portuguese', value: string) =>
  fireEvent.change(row(name).getByLabelText(`What it shows, in ${language}`), { target: { value } })

it('uploads those that are described, with their words in both languages, and keeps the others', async () => {
  render(<AddPictures language="en" />)
  choose(file('one.png'), file('two.png'), file('three.pdf', 'application/pdf'))
  expect(screen.queryByText('three.pdf')).toBeNull()
  const upload = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Upload/ })
  expect(upload().disabled).toBe(true)
  describePicture('one.png', 'Portuguese', 'Um balcão')
  describePicture('one.png', 'English', 'A branch')
  expect(screen.getByText('Not described in Portuguese yet, waiting: 1')).toBeTruthy()
  await act(async () => fireEvent.click(upload()))
  expect(asked.mock.calls.map(([path, { method }]) => [method, path])).toEqual([
    ['POST', '/api/media?locale=pt&depth=0'],
    ['PATCH', '/api/media/5?locale=en&depth=0'],
  ])
  const { body } = asked.mock.calls[0]?.[1] ?? {}
  expect(body instanceof FormData && body.get('_payload')).toBe(JSON.stringify({ alt: 'Um balcão' }))
  expect(asked.mock.calls[1]?.[1].body).toBe(JSON.stringify({ alt: 'A branch' }))
  expect(screen.queryByText('one.png')).toBeNull()
  expect(screen.getByText('two.png')).toBeTruthy()
  expect(screen.getByText('Uploaded: 1.')).toBeTruthy()
  expect(refresh).toHaveBeenCalled()
})

it('says at a picture why it was refused, and keeps it', async () => {
  asked.mockResolvedValue(Response.json({ errors: [{ message: 'Too large.' }] }, { status: 400 }))
  render(<AddPictures language="en" />)
  choose(file('one.png'))
  describePicture('one.png', 'Portuguese', 'Um balcão')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Upload/ })))
  expect(row('one.png').getByRole('alert').textContent).toBe('Too large.')
})
