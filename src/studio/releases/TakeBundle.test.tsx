// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BundleDownloads } from './BundleDownloads'
import { releaseTexts } from './release-texts'
import { TakeBundle } from './TakeBundle.client'

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Fills the form as somebody does and sends it. @returns what the CMS was sent, in order. */
async function send(answer: () => Response): Promise<[string, unknown][]> {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: unknown }) => {
    sent.push([address, body])
    return answer()
  })
  render(<TakeBundle language="en" texts={releaseTexts('en')} />)
  const file = new File(['{"manifest":"…"}'], 'release-3.sona.json')
  fireEvent.change(screen.getByLabelText(/^Bundle/), { target: { files: [file] } })
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'As agreed' } })
  fireEvent.click(screen.getByLabelText(/^Replace drafts/))
  fireEvent.submit(screen.getByRole('button', { name: 'Take the bundle in' }))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toMatch(/^$|^Being taken in/))
  return sent
}

it('sends the file itself, with the reason and what may be replaced', async () => {
  const [sent] = await send(() => Response.json({ release: 3 }))
  expect(sent?.[0]).toBe('/api/promotion/take?reason=As+agreed&replaces=yes')
  expect(sent?.[1]).toBeInstanceOf(File)
  expect(screen.getByRole('status').textContent).toMatch(/^Taken in/)
  expect(refresh).toHaveBeenCalled()
})

it('says each thing that stands in the way', async () => {
  const errors = [{ message: 'The bundle was not taken in:', data: { problems: ['“A” has a draft here', '“B” too'] } }]
  await send(() => Response.json({ errors }, { status: 409 }))
  expect(screen.getByRole('status').textContent).toBe('The bundle was not taken in: “A” has a draft here “B” too')
})

it('offers each release as a file, and nothing where there is none', () => {
  render(<BundleDownloads releases={[{ id: 4, name: 'Natal' }]} texts={releaseTexts('pt')} />)
  const link = screen.getByRole('link', { name: 'Descarregar o pacote de «Natal»' })
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/promotion/pack/4', true])
  cleanup()
  expect(render(<BundleDownloads releases={[]} texts={releaseTexts('pt')} />).container.innerHTML).toBe('')
})
