// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { findAxeViolations } from '@/tests/support/judge-html'
import { CasesAtLastSave } from './CasesAtLastSave.client'

const document = vi.hoisted(() => ({ id: 7, lastUpdateTime: 1 }))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => document,
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says of each case how it turned out at the last save, asks again after the next, and folds hints', async () => {
  const answers = [
    { cases: [{ name: 'One', difference: 'The case “One” should give 1.' }], untried: ['“Amount”: no case.'] },
    { cases: null, untried: [] },
  ]
  const ask = vi.fn(async () => Response.json(answers.shift()))
  vi.stubGlobal('fetch', ask)
  const { rerender, container } = render(<CasesAtLastSave />)
  expect(await screen.findByText('The case “One” should give 1.')).toBeTruthy()
  expect(screen.getByText('What no case tries (1)')).toBeTruthy()
  expect(await findAxeViolations(container)).toEqual([])
  document.lastUpdateTime = 2
  rerender(<CasesAtLastSave />)
  expect(await screen.findByText(/judged once nothing in the simulator contradicts itself/)).toBeTruthy()
  expect(ask).toHaveBeenCalledTimes(2)
})
