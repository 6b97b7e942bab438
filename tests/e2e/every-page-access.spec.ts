import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { findViolations } from '../support/find-violations'
import { readProduct } from '../support/product'
import { readRoutes } from '../support/routes'

const routes = readRoutes()

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which is no matter of validity.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // Safari forgets that a list without bullets is a list unless it is told.
    'no-redundant-role': 'off',
    // A title names the page and the bank; search engines cut it where they like.
    'long-title': 'off',
    // A matter of looks that the styles settle.
    'tel-non-breaking': 'off',
  },
})

test('every page is valid HTML', async ({ request }) => {
  test.setTimeout(120_000)
  for (const href of routes.flatMap(({ pt, en }) => [pt, en])) {
    const html = await (
      await request.get(`${readProduct().site}${href}`, { headers: { 'Accept-Language': 'pt' } })
    ).text()
    const { results } = await htmlValidate.validateString(html)
    const faults = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    expect(faults, href).toEqual([])
  }
})

/** Each page once in each scheme, and once in each language. */
const looks = [
  { language: 'pt', colorScheme: 'light', width: 1440 },
  { language: 'en', colorScheme: 'dark', width: 360 },
] as const

for (const { language, colorScheme, width } of looks) {
  test(`every page in ${language} is accessible in the ${colorScheme} scheme at ${width} px`, async ({ browser }) => {
    test.setTimeout(600_000)
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      locale: language === 'pt' ? 'pt-AO' : 'en',
    })
    const page = await context.newPage()
    for (const route of routes) {
      await page.goto(`${readProduct().site}${route[language]}`)
      expect(await findViolations(page), route[language]).toEqual([])
    }
    await context.close()
  })
}
