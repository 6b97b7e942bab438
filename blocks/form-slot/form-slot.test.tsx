import { describe, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { examplePage } from '../example-page'
import { formSlotFixtures } from './form-slot.fixtures'
import { toFormSlotProps } from './to-props'

const page = examplePage('en')

function fixture(name: string) {
  const found = formSlotFixtures.examples[name]
  if (!found) throw new Error(`There is no example ${name}`)
  return found
}

describe('the place of a form', () => {
  it('has the form that is published, at the address of the language', () => {
    const props = toFormSlotProps(fixture('live'), page)
    expect(props?.form).toMatchObject({ formKey: 'jobApplication', action: '/en/_forms/jobApplication' })
    expect(props?.form?.isConfidential).toBe(false)
    expect(toFormSlotProps(fixture('confidential'), page)?.form?.isConfidential).toBe(true)
  })

  it('says that a form opens soon while none is published', () => {
    expect(toFormSlotProps(fixture('retired'), page)).toMatchObject({ form: null, formKey: 'other' })
    expect(toFormSlotProps(fixture('default'), page)).toMatchObject({ form: null, formKey: 'whistleblowing' })
  })

  it('draws nothing when no form is chosen', () => {
    expect(toFormSlotProps(fixture('noForm'), page)).toBeNull()
  })

  it('does not draw a version that cannot be read', () => {
    const { form } = fixture('live')
    if (!form?.current) throw new Error('The example has no form')
    const broken = { ...fixture('live'), form: { ...form, current: { ...form.current, definition: 'text' } } }
    vi.spyOn(log, 'error').mockImplementationOnce(() => undefined)
    expect(toFormSlotProps(broken, page)?.form).toBeNull()
  })
})
