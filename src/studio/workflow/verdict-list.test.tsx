// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Finding } from '@/src/governance/gate/verdict'
import { VerdictList } from './VerdictList.client'
import { workflowTexts } from './workflow-texts'

afterEach(cleanup)

it('names a field that is in no block in the words of the form, and not by its path', () => {
  const missing: Finding = {
    ...{ severity: 'error', kind: 'missingText', path: 'results 1 (stepwiseResult).label', at: 'results.0.label' },
    ...{ pt: 'Falta o texto em inglês.', en: 'The text in English is missing.' },
  }
  const nameOf = (at: string) => (at === 'results.0.label' ? 'Results 1 › What visitors read' : '')
  const shown = { texts: workflowTexts('en'), language: 'en', open: vi.fn(), nameOf }
  render(<VerdictList verdict={{ findings: [missing] }} {...shown} />)
  expect(screen.getByRole('button', { name: 'Results 1 › What visitors read' })).toBeTruthy()
})
