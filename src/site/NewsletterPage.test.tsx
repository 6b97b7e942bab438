// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { type NewsletterPart, newsletterParts, newsletterSaidToken } from '@/src/submissions/newsletter-steps'
import { findAxeViolations } from '@/tests/support/judge-html'
import { NewsletterPage } from './NewsletterPage'
import { frame, settings } from './site.fixtures'

function draw(locale: Locale, part: NewsletterPart) {
  const notes = { tags: [], frames: [], listedOn: null, isConfidential: false, parameters: [], search: [], answers: [] }
  document.body.innerHTML = renderToString(
    <NextIntlClientProvider locale={locale} messages={messagesByLocale[locale]} timeZone="Africa/Luanda">
      <NewsletterPage {...{ locale, part, notes }} site={{ settings, frame, placeholders: {} }} />
    </NextIntlClientProvider>,
  )
  const main = document.querySelector('main')
  if (!main) throw new Error('There is no main part')
  return main
}

describe.each(locales)('the pages of newsletter links in %s', (locale) => {
  it('ask in a form that is posted to the very address of the link, with one button', () => {
    for (const part of ['confirm', 'unsubscribe'] as const) {
      const main = draw(locale, part)
      const texts = messagesByLocale[locale].newsletterPage[part]
      expect(main.querySelector('h1')?.textContent).toBe(texts.title)
      expect(main.textContent).toContain(texts.question)
      const forms = [...main.querySelectorAll('form')]
      expect(forms.map((form) => [form.getAttribute('method'), form.hasAttribute('action')])).toEqual([['post', false]])
      expect([...main.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([texts.button])
    }
  })

  it('have one place for what came of it, once in the whole page', () => {
    draw(locale, 'said')
    expect(document.body.innerHTML.split(newsletterSaidToken)).toHaveLength(2)
  })

  it.each(newsletterParts)('are accessible: %s', async (part) => {
    draw(locale, part)
    expect(await findAxeViolations()).toEqual([])
  })
})
