import { gunzipSync } from 'node:zlib'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { LiveForm } from '@/src/forms/placing/LiveForm'
import { type PlacedForm, toPlacedForm } from '@/src/forms/placing/to-placed-form'
import type { PostedForm } from '@/src/forms/submission/posted-channel'
import { messagesByLocale } from '@/src/i18n/messages'
import { type FinishedPage, finishPage } from '@/src/publishing/finished-page'
import { FormPage } from '@/src/site/FormPage'
import { frame, settings } from '@/src/site/site.fixtures'
import { readHtml } from '@/tests/support/read-html'
import { drawFormOnPage } from './form-on-page'

const hash = 'a'.repeat(64)
const href = '/en/careers/join'
const action = '/en/_forms/newsletter'
const stored = {
  key: 'newsletter',
  audience: 'staff' as const,
  current: { hash, definition: formDefinitions['newsletter'] },
}

function placed(): PlacedForm {
  const form = toPlacedForm(stored, 'en')
  if (!form) throw new Error('The form is published')
  return form
}
const wrong: PostedForm = {
  values: { email: 'ana@' },
  errors: [{ field: 'email', rule: 'email', text: 'Please enter a valid email address.' }],
  notice: null,
}

const inSite = (children: React.ReactNode) => (
  <NextIntlClientProvider locale="en" messages={messagesByLocale.en} timeZone="Africa/Luanda">
    {children}
  </NextIntlClientProvider>
)

/** A finished page that shows the form between other words. */
async function pageWith(form: PlacedForm | null): Promise<FinishedPage> {
  const words = renderToString(
    inSite(
      <main>
        <p>What stands before it.</p>
        {form ? <LiveForm id="form-7" form={form} locale="en" headingLevel={3} page={href} /> : null}
        <p>What stands after it.</p>
      </main>,
    ),
  )
  const body = Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><title>Join us &amp; more | BCS</title></head><body>${words}</body></html>`,
  )
  const headers = { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'public', ETag: 'x' }
  return finishPage({ href, status: 200, headers, tags: [], seq: 1, body })
}

/** Draws the form's own page as the route does. */
async function drawForm(posted: PostedForm) {
  const site = { settings, frame: { ...frame, Footer: { ...frame.Footer, newsletterForm: null } }, placeholders: {} }
  const notes = { tags: [], frames: [], listedOn: null, isConfidential: false, parameters: [], search: [], answers: [] }
  const page = renderToString(
    inSite(
      <FormPage
        locale="en"
        site={site}
        notes={notes}
        form={placed()}
        isSealed={false}
        posted={posted}
        receipt={null}
      />,
    ),
  )
  const body = Buffer.from(`<!DOCTYPE html><html><body>${page}</body></html>`)
  return finishPage({ href: action, status: 200, headers: {}, tags: [], seq: 1, body })
}

async function answerFrom(page: FinishedPage, version = hash) {
  const shownOn = { page, version, titlePattern: 'Error: {title}' }
  const answer = await drawFormOnPage({ action, posted: wrong, shownOn, drawForm })
  return answer && { ...answer, html: gunzipSync(answer.gzip).toString('utf8') }
}

describe('a form that has to be corrected', () => {
  it('stands again where it stood, with what was typed, what is wrong, and the rest of the page', async () => {
    const answer = await answerFrom(await pageWith(placed()))
    const html = answer?.html ?? ''
    expect(html).toContain('<title>Error: Join us &amp; more | BCS</title>')
    const order = [
      'What stands before it.',
      'role="alert"',
      'href="#form-7-email"',
      'value="ana@"',
      'What stands after it.',
    ]
    const places = order.map((text) => html.indexOf(text))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    for (const text of order) expect(html).toContain(text)
    expect(html.split('<form')).toHaveLength(2)
    expect(html).toContain('id="form-7--errors"')
    // Sent once more, it comes back here once more.
    expect(html).toContain(`name="_page" value="${href}"`)
    expect(readHtml(html).scripts).toEqual([])
  })

  it('comes with the policy of the page, and is kept by nobody', async () => {
    const answer = await answerFrom(await pageWith(placed()))
    expect(answer?.headers).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    })
    expect(answer?.headers['ETag']).not.toBe('x')
  })

  it.each<[string, PlacedForm | null, string?]>([
    ['the page does not show it', null],
    ['the page shows it in another version', { ...placed(), hash: 'b'.repeat(64) }],
    ['it was filled in in another version', placed(), 'b'.repeat(64)],
    ['the page shows another form', { ...placed(), action: '/en/_forms/other' }],
    ['the page shows it in another language', { ...placed(), action: '/_forms/newsletter' }],
  ])('is left to its own page when %s', async (_when, form, version) => {
    expect(action).toBe(placed().action)
    expect(await answerFrom(await pageWith(form), version)).toBeNull()
  })
})
