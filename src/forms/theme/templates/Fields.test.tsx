// @vitest-environment jsdom
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { rjsfValidator } from '../rjsf-validator'
import { ThemedForm } from '../theme'

const open: RJSFSchema = { type: 'object', additionalProperties: { type: 'string' } }

function draw(schema: RJSFSchema, formData: unknown, uiSchema: UiSchema = {}) {
  render(<ThemedForm schema={schema} uiSchema={uiSchema} formData={formData} validator={rjsfValidator} idPrefix="f" />)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toNames = () => screen.getAllByRole('textbox').map(({ id }) => id)

afterEach(cleanup)

describe('answers that the schema does not name', () => {
  it('are added, named and taken away', () => {
    draw(open, {})
    press('Add')
    const key = screen.getByLabelText('newKey Key')
    fireEvent.change(key, { target: { value: 'nick' } })
    fireEvent.blur(key)
    fireEvent.change(screen.getByLabelText('nick'), { target: { value: 'Aninhas' } })
    expect(screen.getByDisplayValue('Aninhas').id).toBe('f_nick')
    press('Remove')
    expect(screen.queryAllByRole('textbox')).toEqual([])
  })

  it('are neither where the schema wants none, nor more than it wants', () => {
    draw({ ...open, maxProperties: 1 }, { nick: 'A' })
    expect(toNames()).toEqual(['f_nick-key', 'f_nick'])
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
    cleanup()
    draw({ type: 'object', properties: { name: { type: 'string' } } }, { name: 'Ana' })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Submit'])
  })
})

describe('an object that may be left away', () => {
  it('is begun by a button', () => {
    const home: RJSFSchema = { type: 'object', title: 'Home', properties: { city: { type: 'string', title: 'City' } } }
    const uiSchema: UiSchema = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] } }
    draw({ type: 'object', properties: { home } }, {}, uiSchema)
    expect(screen.queryByLabelText('City')).toBeNull()
    press('Add data for optional field')
    expect(screen.getByLabelText('City').id).toBe('f_home_city')
  })
})
