import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { readProduct } from '../support/product'
import { readHtml } from '../support/read-html'

test('a page that answers parameters is drawn for them, with its own policy, and kept out of shared caches', async () => {
  const { site } = readProduct()
  const finished = await fetch(`${site}/pesquisar`)
  const asked = await fetch(`${site}/pesquisar?utm_source=x&q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`)
  expect(asked.status).toBe(200)
  expect(asked.headers.get('cache-control')).toBe('private, no-cache')
  expect(asked.headers.get('x-robots-tag')).toBe('noindex')
  expect(asked.headers.get('content-security-policy')).toBe(finished.headers.get('content-security-policy'))
  expect(asked.headers.get('set-cookie')).toBeNull()
  const text = await asked.text()
  expect(text).toMatch(/name="q"[^>]* value="&quot;(?:>|&gt;)(?:<|&lt;)script/)
  // The one that brings the suggestions, and the structured data.
  expect(readHtml(text).scripts).toEqual(['module', 'application/ld+json'])
  const again = await fetch(`${site}/pesquisar?q=x`, {
    headers: { 'If-None-Match': (await fetch(`${site}/pesquisar?q=x`)).headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('parameters that a page does not know change nothing', async () => {
  const { site } = readProduct()
  for (const href of ['/pesquisar?x=1', '/pesquisar?q=', '/en/private?q=conta']) {
    const asked = await fetch(`${site}${href}`)
    expect(asked.headers.get('cache-control'), href).toBe('public, max-age=0, must-revalidate')
    const finished = await fetch(`${site}${href.split('?')[0]}`)
    expect(asked.headers.get('etag'), href).toBe(finished.headers.get('etag'))
  }
})

const content = z.object({
  locale: z.string(),
  href: z.string(),
  page: z.object({ title: z.string(), layout: z.array(z.looseObject({ __typename: z.string() })) }),
})

/** What may be asked of the simulators on a page, as JSON Schema. */
const withInputs = z.object({
  simulatorInputs: z.record(
    z.string(),
    z.object({
      oneOf: z.array(z.object({ properties: z.object({ product: z.object({ const: z.string() }) }) })),
    }),
  ),
})

test('the content of each page stands beside it as data', async () => {
  const { site } = readProduct()
  for (const [address, href, locale] of [
    ['/_content/index.json', '/', 'pt'],
    ['/_content/en.json', '/en', 'en'],
    ['/_content/en/private/accounts.json', '/en/private/accounts', 'en'],
  ] as const) {
    const answer = await fetch(`${site}${address}`)
    expect(answer.status, address).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json')
    const { page, ...about } = content.parse(await answer.json())
    expect(about).toMatchObject({ locale, href })
    expect(page.layout.length).toBeGreaterThan(1)
    const title = await (await fetch(`${site}${href}`, { headers: { 'Accept-Language': 'pt' } })).text()
    expect(title).toContain(page.title.replaceAll('&', '&amp;'))
  }
  const loan = await (await fetch(`${site}/_content/en/private/credit/consumer-credit.json`)).json()
  const { simulatorInputs } = withInputs.parse(loan)
  expect(simulatorInputs['credit-private']?.oneOf.map(({ properties }) => properties.product.const)).toContain(
    'consumer-credit',
  )
  for (const address of ['/_content/no-such-page.json', '/_content/../index.json', '/_content/page-not-found.json'])
    expect((await fetch(`${site}${address}`)).status, address).not.toBe(200)
})
