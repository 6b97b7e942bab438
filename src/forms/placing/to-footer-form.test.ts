import { describe, expect, it, vi } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { log } from '@/src/platform/log'
import { formOf, phone, reply } from '../governance/governance.fixtures'
import { toFooterForm } from './to-footer-form'
import { toPlacedForm } from './to-placed-form'

const placed = (definition: unknown) =>
  toPlacedForm({ key: 'example', audience: 'staff', current: { hash: 'f00d', definition } }, 'pt')
const footer = (definition: unknown) => {
  const form = placed(definition)
  return form && toFooterForm(form, 'pt')
}

describe('the form of the footer', () => {
  it('has the fields of a form that asks a line or two', () => {
    expect(footer(formDefinitions['newsletter'])).toEqual({
      action: '/_forms/example',
      version: 'f00d',
      fields: [{ key: 'email', type: 'email', label: 'E-mail', autocomplete: 'email' }],
      submit: 'Subscrever',
      leaveEmpty: 'Deixe este campo em branco',
    })
  })

  it.each([
    ['choices', formOf(reply)],
    ['files', formDefinitions['job-application']],
    ['conditions', formOf(reply, { ...phone, showWhen: { tests: [{ operator: 'answered', field: 'reply' }] } })],
    ['a heading', formOf(phone, { key: 'part', type: 'section', label: { pt: 'Parte', en: 'Part' } })],
    ['much', formOf(...['a', 'b', 'c', 'd'].map((key) => ({ ...phone, key })))],
  ])('is none for a form with %s: that has a page of its own', (_what, definition) => {
    expect(footer(definition)).toBeNull()
  })
})

describe('a form on a page', () => {
  it('is none while nothing of it is published', () => {
    expect(toPlacedForm(null, 'pt')).toBeNull()
    expect(toPlacedForm({ key: 'example', audience: 'staff', current: null }, 'pt')).toBeNull()
  })

  it('is none when it cannot be read, which is logged', () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    expect(placed({ fields: 'none' })).toBeNull()
    expect(error).toHaveBeenCalledOnce()
    error.mockRestore()
  })

  it('is confidential when only investigators read it', () => {
    const current = { hash: 'f00d', definition: formDefinitions['newsletter'] }
    expect(toPlacedForm({ key: 'example', audience: 'investigators', current }, 'en')).toMatchObject({
      isConfidential: true,
      action: '/en/_forms/example',
    })
  })
})
