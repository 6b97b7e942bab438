// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { KeepTyping } from './KeepTyping.client'

/** The form around it, as Payload would hand it over. */
const form = vi.hoisted(
  (): { fields: Record<string, { value: string; initialValue: string }>; isModified: boolean } => ({
    fields: {},
    isModified: false,
  }),
)

vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields],
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({ id: 3, collectionSlug: 'pages' }),
  useForm: () => ({ dispatchFields: vi.fn(), setModified: vi.fn(), submit: vi.fn() }),
  useFormBackgroundProcessing: () => false,
  useFormModified: () => form.isModified,
  useLocale: () => ({ code: 'pt' }),
}))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** Opens the form in a window. @param saved the title as the CMS has it. @returns what closes it, or leaves for another view. */
function open(saved: string, typed = saved) {
  form.fields = saved === '' ? {} : { title: { value: typed, initialValue: saved } }
  form.isModified = typed !== saved
  return render(<KeepTyping texts={staffTexts.previewEditing.keepTypingTexts.pt} />).unmount
}

it('raises no alarm for who types, goes to the languages and comes back, when the CMS has what was typed', () => {
  open('Velho', 'Novo')()
  const leave = open('Novo')
  expect(screen.queryByRole('alert')).toBeNull()
  leave()
  // Nor later, when somebody else has gone on.
  open('Outro')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers what never reached the CMS until somebody has decided, also when the window closes again before', () => {
  open('Velho', 'Novo')()
  open('')()
  open('Velho')()
  open('Velho')
  expect(screen.getByRole('alert').textContent).toContain('Há texto que não chegou a ser guardado')
})
