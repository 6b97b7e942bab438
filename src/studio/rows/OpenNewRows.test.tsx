// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { FormState } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenNewRows } from './OpenNewRows.client'

const form = vi.hoisted(() => {
  const fields: FormState = {}
  return { fields, dispatchFields: vi.fn(), getFields: () => fields }
})
vi.mock('@payloadcms/ui', () => ({
  useForm: () => form,
  useFormFields: (select: (context: [FormState]) => unknown) => select([form.fields]),
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('asks once more for a row whose question was lost, less and less often, and opens it when it comes', () => {
  form.fields['steps'] = { rows: [{ id: 'new', isLoading: true }] }
  const { rerender } = render(<OpenNewRows path="steps" />)
  expect(form.dispatchFields).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_500)
  expect(form.dispatchFields).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2_900)
  expect(form.dispatchFields).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(form.dispatchFields).toHaveBeenCalledTimes(2)

  form.fields['steps'] = { rows: [{ id: 'new', isLoading: false, collapsed: true }] }
  rerender(<OpenNewRows path="steps" />)
  expect(form.dispatchFields).toHaveBeenLastCalledWith({
    type: 'SET_ROW_COLLAPSED',
    path: 'steps',
    updatedRows: [{ id: 'new', isLoading: false, collapsed: false }],
  })
  vi.advanceTimersByTime(60_000)
  expect(form.dispatchFields).toHaveBeenCalledTimes(3)
})
