// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeptPreview } from './keep-preview'

const preview = vi.hoisted(() => ({
  url: '',
  isLivePreviewing: false,
  setURL: vi.fn<(url: string) => void>(),
  setIsLivePreviewing: vi.fn<(isOpen: boolean) => void>(),
}))

vi.mock('@payloadcms/ui', () => ({ useLivePreviewContext: () => ({ ...preview }) }))

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

function Kept(): null {
  useKeptPreview()
  return null
}

/** Shows the form with its preview as one after the other. */
function show(...states: { url: string; isLivePreviewing: boolean }[]): void {
  const { rerender } = render(<Kept />)
  for (const state of states) {
    Object.assign(preview, state)
    rerender(<Kept />)
  }
}

it('opens the preview again when its address was lost', () => {
  show({ url: 'https://cms/preview/page/1', isLivePreviewing: true }, { url: '', isLivePreviewing: false })
  expect(preview.setURL).toHaveBeenCalledWith('https://cms/preview/page/1')
  expect(preview.setIsLivePreviewing).toHaveBeenCalledWith(true)
})

it('leaves a preview closed that somebody closed, also when its address is lost after that', () => {
  show(
    { url: 'https://cms/preview/page/1', isLivePreviewing: true },
    { url: 'https://cms/preview/page/1', isLivePreviewing: false },
  )
  expect(preview.setURL).not.toHaveBeenCalled()
  show({ url: 'https://cms/preview/page/1', isLivePreviewing: false }, { url: '', isLivePreviewing: false })
  expect(preview.setURL).toHaveBeenCalledWith('https://cms/preview/page/1')
  expect(preview.setIsLivePreviewing).not.toHaveBeenCalled()
})

it('opens nothing for a document that has no preview', () => {
  show({ url: '', isLivePreviewing: false })
  expect(preview.setURL).not.toHaveBeenCalled()
})
