// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import type { FormState } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type StaffLanguage, staffLanguages } from '@/messages/staff/languages'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import type { MessageToPreview } from '@/src/links/preview-messages'
import { usePageWriting } from './use-page-writing'

/** The form around it, as Payload would hand it over. */
const form = vi.hoisted(() => {
  const fields: FormState = {}
  return { fields, disabled: false, isProcessing: false }
})
const setModified = vi.hoisted(() => vi.fn())

vi.mock('@payloadcms/ui', () => {
  const title = { name: 'title', type: 'text', required: true, maxLength: 60, label: { pt: 'Título', en: 'Title' } }
  const text = { name: 'text', type: 'textarea', label: { pt: 'Texto', en: 'Text' } }
  return {
    useConfig: () => ({
      config: {
        collections: [{ slug: 'pages', fields: [title] }],
        blocksMap: { steps: { fields: [{ name: 'steps', type: 'array', fields: [text] }] } },
      },
    }),
    useDocumentInfo: () => ({ id: 3, collectionSlug: 'pages' }),
    useForm: () => ({
      dispatchFields: ({ path, value }: { path: string; value?: unknown }) => {
        form.fields = { ...form.fields, [path]: { ...form.fields[path], value, isModified: true } }
      },
      getFields: () => form.fields,
      setModified,
      disabled: form.disabled,
    }),
    useFormProcessing: () => form.isProcessing,
    useLocale: () => ({ code: 'en' }),
  }
})

const say = vi.fn<(message: MessageToPreview) => void>()
const note = vi.fn()
const heading = { row: null, path: ['title'] }
const step = { row: 'steps', path: ['steps', '#one', 'text'] }

beforeEach(() => {
  vi.clearAllMocks()
  form.disabled = false
  form.isProcessing = false
  form.fields = {
    title: { value: 'Save' },
    layout: { rows: [{ id: 'steps' }] },
    'layout.0.id': { value: 'steps' },
    'layout.0.blockType': { value: 'steps' },
    'layout.0.steps': { rows: [{ id: 'one' }] },
    'layout.0.steps.0.text': { value: 'Call {phone}' },
  }
})
afterEach(cleanup)

const render = (language: StaffLanguage = 'en') =>
  renderHook(() => usePageWriting({ texts: staffTexts.previewEditing.texts[language].writing, language, say, note }))
const begin = (language?: StaffLanguage) => render(language).result.current

it.each(staffLanguages)('says in %s what the text is called, what ends writing and what it takes', (language) => {
  const writing = begin(language)
  expect(writing.open({ ask: 7, place: heading })).toBe(true)
  const { help, empty, tooLong } = staffTexts.previewEditing.texts[language].writing
  expect(say.mock.calls.at(-1)?.[0]).toMatchObject({
    ...{ type: 'sona-open', ask: 7, place: heading, words: 'Save', language, help, isLine: true, isRequired: true },
    ...{ label: language === 'pt' ? 'Título' : 'Title', most: 60, problems: { empty, tooLong } },
    kept: { key: 'sona-typed:pages:3:en', path: 'title' },
  })
  expect(writing.open({ ask: 8, place: step })).toBe(true)
  expect(say.mock.calls.at(-1)?.[0]).toMatchObject({
    ...{ words: 'Call {phone}', isLine: false, isRequired: false, most: null },
    label: language === 'pt' ? 'Texto' : 'Text',
  })
})

it('puts what is typed into the form, which counts as changed, and takes it back on the page too', () => {
  const writing = begin()
  writing.open({ ask: 1, place: step })
  const opened = say.mock.calls.at(-1)?.[0]
  if (opened?.type !== 'sona-open') throw new Error('The text was not opened')
  writing.hear({ session: opened.session, number: 1, words: 'Call us' })
  expect(form.fields['layout.0.steps.0.text']?.value).toBe('Call us')
  expect(setModified).toHaveBeenCalledWith(true)
  expect(note).toHaveBeenCalledWith({ place: step, words: 'Call {phone}' })
  writing.confirm()
  expect(say.mock.calls.at(-1)?.[0]).toEqual({ type: 'sona-heard', session: opened.session, number: 1 })
  writing.put({ place: step, words: 'Call {phone}' })
  expect(form.fields['layout.0.steps.0.text']?.value).toBe('Call {phone}')
  expect(say.mock.calls.at(-1)?.[0]).toMatchObject({ type: 'sona-words', words: 'Call {phone}', number: 1 })
})

it('opens nothing in a form that a colleague has taken over, and ends what is open; sending it is another matter', () => {
  const { result, rerender } = render()
  form.disabled = true
  form.isProcessing = true
  rerender()
  expect(result.current.open({ ask: 1, place: heading })).toBe(true)
  result.current.follow()
  expect(say.mock.calls.at(-1)?.[0].type).toBe('sona-open')
  form.isProcessing = false
  rerender()
  result.current.follow()
  expect(say.mock.calls.at(-1)?.[0].type).toBe('sona-shut')
  expect(result.current.open({ ask: 2, place: heading })).toBe(false)
})

it('opens no text of another document', () => {
  expect(begin().open({ ask: 1, place: { row: 'shared', path: ['title'] } })).toBe(false)
  expect(say).not.toHaveBeenCalled()
})
