// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { VerdictSentences } from './VerdictSentences'

afterEach(cleanup)

const finding = { kind: 'figures', path: 'layout 3 (richText).body', at: 'layout.2.body' }
const stored = {
  findings: [
    { ...finding, severity: 'error', pt: 'Há uma taxa sem fonte: 11,5 %.', en: 'A rate has no source: 11.5 %.' },
    {
      ...finding,
      severity: 'warning',
      block: { number: 3, pt: 'Texto', en: 'Text' },
      pt: 'Falta o resumo.',
      en: 'The summary is missing.',
    },
  ],
  accepted: [{ kind: 'figures', reason: 'É do contrato antigo.', by: 7, byName: 'Ana Editora' }],
}

function show(verdict: string | null, language: 'en' | 'pt') {
  // Of what Payload hands to a field the rest is nothing to it.
  render(VerdictSentences({ data: { id: 4, verdict }, language }))
  return document.body.textContent ?? ''
}

it('says what the check found in sentences, in the language of whoever reads, with no word of how it is stored', () => {
  const shown = show(JSON.stringify(stored), 'pt')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Há uma taxa sem fonte: 11,5 %.'),
    'Bloco 3, Texto: Falta o resumo.',
    expect.stringContaining('É do contrato antigo. (Ana Editora)'),
  ])
  expect(shown).not.toMatch(/layout|severity|figures|[{}"]/)
  cleanup()
  expect(show(JSON.stringify(stored), 'en')).toContain('Block 3, Text: The summary is missing.')
})

it('says that nothing was found, and nothing where no check was made', () => {
  expect(show(JSON.stringify({ findings: [] }), 'pt')).toContain('A verificação não encontrou nada.')
  cleanup()
  expect(show(null, 'pt')).toBe('')
})
