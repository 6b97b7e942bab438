// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { toPlacedForm } from '@/src/forms/placing/to-placed-form'
import type { PostedForm } from '@/src/forms/submission/posted-channel'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { makeReceipt } from '@/src/submissions/receipt'
import { findAxeViolations } from '@/tests/support/judge-html'
import { FormPage } from './FormPage'
import { toFormPageTitle } from './form-page-data'
import { frame, settings } from './site.fixtures'

type Options = {
  locale?: Locale
  posted?: PostedForm | null
  receipt?: string | null
  audience?: 'staff' | 'investigators'
  isSealed?: boolean
  /** The form that it shows. */
  folder?: string
}

const hash = 'a'.repeat(64)

function pageOf({ locale = 'en', audience = 'staff', isSealed = false, folder = 'newsletter' }: Options) {
  const stored = { key: 'newsletter', audience, current: { hash, definition: formDefinitions[folder] } }
  const form = toPlacedForm(stored, locale)
  if (!form) throw new Error('The form is published')
  const site = {
    settings,
    frame: { ...frame, Footer: { ...frame.Footer, newsletterForm: toFooterForm() } },
    placeholders: {},
  }
  const notes = { tags: [], frames: [], listedOn: null, isConfidential: false, parameters: [], search: [], answers: [] }
  return { locale, site, notes, form, isSealed }
}

function toFooterForm() {
  const definition = formDefinitions['newsletter']
  const current = { __typename: 'FormVersion', id: 1, number: 1, hash, definition } as const
  return { __typename: 'Form', id: 1, key: 'newsletter', audience: 'staff', current } as const
}

function draw(options: Options = {}) {
  const { locale = 'en', posted = null, receipt = null } = options
  document.body.innerHTML = renderToString(
    <NextIntlClientProvider locale={locale} messages={messagesByLocale[locale]} timeZone="Africa/Luanda">
      <FormPage {...pageOf(options)} posted={posted} receipt={receipt} />
    </NextIntlClientProvider>,
  )
  return document.querySelector('main')
}
afterEach(() => {
  document.body.innerHTML = ''
})

const wrong = {
  values: { email: 'ana@' },
  errors: [{ field: 'email', rule: 'email', text: 'Wrong.' }],
  notice: null,
} as const

describe('the page of a form', () => {
  it('is the way to the sealed channel, and no form, where reports are sealed', async () => {
    const posted = { values: { email: 'What I saw' }, errors: [], notice: null }
    const main = draw({ audience: 'investigators', isSealed: true, posted })
    expect(main?.querySelector('form, input')).toBeNull()
    expect(main?.textContent).not.toContain('What I saw')
    expect(main?.querySelector('[href="/en/_sealed/report"]')?.textContent).toBe('Report without being seen')
    expect(await findAxeViolations()).toEqual([])
  })

  it('has the form, which is posted to this very page with its version', async () => {
    const main = draw()
    const form = main?.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/en/_forms/newsletter')
    expect(form?.querySelector('[name="_version"]')?.getAttribute('value')).toBe(hash)
    expect(main?.querySelectorAll('h1')).toHaveLength(1)
    expect(await findAxeViolations()).toEqual([])
  })

  it('shows again what was typed and what is wrong with it, and begins its title with that', () => {
    const main = draw({ posted: wrong })
    expect(main?.querySelector('[name="email"]')?.getAttribute('value')).toBe('ana@')
    expect(main?.querySelector('[role="alert"]')?.textContent).toContain('Wrong.')
    expect(toFormPageTitle({ ...pageOf({}), posted: wrong })).toBe('Error: Financial tips by e-mail | BCS')
    expect(toFormPageTitle({ ...pageOf({}), posted: null })).toBe('Financial tips by e-mail | BCS')
  })

  it('has the files that are held for it as boxes that are ticked, with what opens them', async () => {
    const file = { name: 'cv.pdf', mediaType: 'application/pdf', size: 5, reference: 'r' }
    const posted = { values: { cv: [file] }, errors: [], notice: 'changed', held: 'sealed' } as const
    const main = draw({ folder: 'job-application', posted })
    const box = main?.querySelector('[type="checkbox"][name="cv"]')
    expect([box?.getAttribute('value'), box?.hasAttribute('checked')]).toEqual([JSON.stringify(file), true])
    expect(box?.parentElement?.textContent).toBe('cv.pdf (kept; untick it to leave it out)')
    expect(main?.querySelector('[name="_held"]')?.getAttribute('value')).toBe('sealed')
    expect(await findAxeViolations()).toEqual([])
  })

  it('says that the form changed', () => {
    expect(draw({ posted: { ...wrong, errors: [], notice: 'changed' } })?.textContent).toContain('The form changed')
  })

  it('says in the words of the form that it could not be kept, above what was typed', async () => {
    const main = draw({ posted: { ...wrong, errors: [], notice: 'failed' } })
    expect(main?.querySelector('[role="alert"]')?.textContent).toBe('ErrorThere was an error. Please try again later.')
    expect(main?.querySelector('[name="email"]')?.getAttribute('value')).toBe('ana@')
    expect(await findAxeViolations()).toEqual([])
  })

  it('confirms what was received, for a receipt of this form only', () => {
    const main = draw({ receipt: makeReceipt('newsletter', 'ABCD-EFGH') })
    expect(main?.querySelector('[data-part="reference"]')?.textContent).toBe('ABCD-EFGH')
    expect(main?.querySelector('form')).toBeNull()
    for (const receipt of [makeReceipt('jobApplication', 'ABCD-EFGH'), 'ABCD-EFGH.x', 'ABCD-EFGH', '.', ''])
      expect(draw({ receipt })?.textContent).not.toContain('ABCD-EFGH')
  })

  it('shows the code of what was received, with what it is for', async () => {
    const sent = { reference: 'ABCD-EFGH', code: 'ABCD EFGH JKMN PQRS TVWXY' }
    const main = draw({ posted: { values: {}, errors: [], notice: null, sent } })
    expect(main?.querySelector('[data-part="reference"]')?.textContent).toBe('ABCD-EFGH')
    expect(main?.querySelector('[data-part="code"]')?.textContent).toBe(sent.code)
    expect(main?.querySelector('a[href="/en/_saved"]')?.textContent).toBe('Follow what you sent')
    expect(main?.querySelector('form')).toBeNull()
    expect(await findAxeViolations()).toEqual([])
  })

  it('has a way to leave at once where nobody may be seen', () => {
    expect(draw()?.querySelector('a[rel="noreferrer"]')).toBeNull()
    expect(draw({ audience: 'investigators' })?.querySelector('a[rel="noreferrer"]')?.getAttribute('href')).toBe('/en')
  })
})

describe('the footer', () => {
  it('has the newsletter as plain HTML, without an island', () => {
    draw()
    const form = document.querySelector('footer form')
    expect(form?.getAttribute('action')).toBe('/en/_forms/newsletter')
    expect(form?.closest('[data-island]')).toBeNull()
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, type }) => `${name} ${type}`)).toEqual([
      'email email',
      '_version hidden',
      '_note text',
    ])
  })
})
