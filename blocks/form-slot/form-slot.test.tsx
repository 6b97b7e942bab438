// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import { log } from '@/src/platform/log'
import { examplePage } from '../example-page'
import { FormSlot } from './FormSlot'
import { formSlotFixtures } from './form-slot.fixtures'
import { type FormSlotProps, toFormSlotProps } from './to-props'

afterEach(cleanup)

const page = examplePage('en')

const show = (props: FormSlotProps) =>
  render(
    <NextIntlClientProvider locale="en" messages={messagesByLocale.en} timeZone="UTC">
      <FormSlot {...props} />
    </NextIntlClientProvider>,
  )

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

  it('is the way to the sealed channel where reports are sealed, with nothing of the form, published or not', () => {
    const sealing = { ...page, sealsReports: true }
    for (const name of ['confidential', 'default']) {
      const props = toFormSlotProps(fixture(name), sealing)
      if (!props) throw new Error('There is something to show')
      const { container } = show(props)
      expect(container.querySelector('form, input, textarea, island-root')).toBeNull()
      expect(screen.getByRole('link', { name: 'Report without being seen' })).toHaveProperty(
        'pathname',
        '/en/_sealed/report',
      )
      expect(screen.getByText(/^Your code opens the answers and nothing else/)).toBeTruthy()
      for (const { text } of props.preparation) expect(screen.queryByText(text)).toBeNull()
      cleanup()
    }
    expect(toFormSlotProps(fixture('live'), sealing)?.isSealed).toBe(false)
    expect(toFormSlotProps(fixture('confidential'), page)?.isSealed).toBe(false)
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
