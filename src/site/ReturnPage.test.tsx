// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import type { FollowedOnPage } from '@/src/forms/submission/posted-channel'
import { type Locale, locales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toReturnHref } from '@/src/links/return-href'
import { findAxeViolations } from '@/tests/support/judge-html'
import { ReturnPage } from './ReturnPage'
import { frame, settings } from './site.fixtures'

const followed: FollowedOnPage = {
  ...{ reference: '7K2M-QX4D-9RWB', title: 'Contact', receivedOn: '2026-11-20', state: 'waiting' },
  messages: [
    { from: 'bank', at: '2026-11-21T09:00:00.000Z', text: 'Which card is it?' },
    { from: 'sender', at: '2026-11-22T09:00:00.000Z', text: '<b>The blue one</b>' },
  ],
  ...{ ticket: 'sealed', said: null, text: '' },
}

function draw(locale: Locale, shown: FollowedOnPage | null) {
  const site = { settings, frame: { ...frame, Footer: { ...frame.Footer, newsletterForm: null } }, placeholders: {} }
  const notes = { tags: [], frames: [], listedOn: null, isConfidential: false, parameters: [], search: [], answers: [] }
  document.body.innerHTML = renderToString(
    <NextIntlClientProvider locale={locale} messages={messagesByLocale[locale]} timeZone="Africa/Luanda">
      <ReturnPage {...{ locale, site, notes }} followed={shown} />
    </NextIntlClientProvider>,
  )
  const main = document.querySelector('main')
  if (!main) throw new Error('There is no page')
  return main
}
afterEach(() => {
  document.body.innerHTML = ''
})

describe.each(locales)('the page of codes in %s', (locale) => {
  const texts = messagesByLocale[locale].savedForm.following

  it('asks for the code of a case by a plain post to itself', async () => {
    const main = draw(locale, null)
    const button = main.querySelector('button[value="follow"]')
    expect(button?.textContent).toBe(texts.open)
    const form = button?.closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', toReturnHref(locale)])
    expect(main.querySelector('[data-island]')).toBeNull()
    expect(await findAxeViolations()).toEqual([])
  })

  it('shows a case, what was written to each other as it was written, and a place to answer', async () => {
    const main = draw(locale, followed)
    expect(main.querySelector('[data-part="state"]')?.textContent).toBe(texts.states.waiting)
    expect(main.querySelector('[data-part="reference"]')?.textContent).toBe(followed.reference)
    const written = [...main.querySelectorAll('ol > li')].map((one) => one.querySelector('strong')?.textContent)
    expect(written).toEqual([texts.bank, texts.sender])
    expect(main.textContent).toContain('<b>The blue one</b>')
    const forms = [...main.querySelectorAll('form')]
    for (const form of forms) expect([form.method, form.getAttribute('action')]).toEqual(['post', toReturnHref(locale)])
    // One to look again, which asks for nothing, and one to answer.
    const sent = forms.map(({ elements }) => [...elements].map((one) => one.getAttribute('name')))
    expect(sent).toEqual([
      ['ticket', 'do'],
      ['ticket', 'text', 'do'],
    ])
    expect([...main.querySelectorAll('button')].map(({ value }) => value)).toEqual(['follow', 'answer'])
    expect(main.querySelector('[role="alert"]')).toBeNull()
    expect(await findAxeViolations()).toEqual([])
  })

  it('says what became of an answer, with what was typed where it was not taken', async () => {
    const main = draw(locale, { ...followed, said: 'failed', text: 'The blue one' })
    expect(main.querySelector('[role="alert"]')?.textContent).toBe(texts.said.failed)
    expect(main.querySelector('textarea')?.textContent).toContain('The blue one')
    expect(main.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true')
    expect(await findAxeViolations()).toEqual([])
    expect(draw(locale, { ...followed, said: 'taken' }).querySelector('[role="status"]')?.textContent).toBe(
      texts.said.taken,
    )
  })
})
