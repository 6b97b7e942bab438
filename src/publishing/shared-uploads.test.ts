import { expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { createSharedUploads } from './shared-uploads'

it('asks for the files of a page by their names, and for nothing where it has none', async () => {
  const tell = vi.fn(async () => undefined)
  const uploads = createSharedUploads(tell)
  await uploads.bring(['/media/a%20b.webp', '/documents/c.pdf', '/media/../secret', '/media/x/y', '/other/z'])
  await uploads.bring(['/_next/static/a.css'])
  expect(tell.mock.calls).toEqual([['/api/media/bring', { media: ['a b.webp'], documents: ['c.pdf'] }]])
})

it('fails as the CMS does, and says so where nobody waits', async () => {
  const failed = vi.spyOn(log, 'error').mockReturnValue()
  const tell = vi.fn(async () => {
    throw new Error('away')
  })
  const uploads = createSharedUploads(tell)
  await expect(uploads.bring(['/media/a.webp'])).rejects.toThrow('away')
  uploads.noteRow(['Page:1'])
  expect(tell).toHaveBeenCalledTimes(1)
  uploads.noteRow(['MediaItem:1'])
  expect(tell).toHaveBeenLastCalledWith('/api/media/bring', { renew: true })
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
})
