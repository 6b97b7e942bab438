import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { toTransportSecurity } from '@/src/http/security-headers'
import { logIn } from '../support/cms'
import { openCmsAs } from '../support/cms-window'
import { scoreOf } from '../support/observatory'
import { readProduct } from '../support/product'

const { cms, site } = readProduct()

const collections = [
  'pages',
  'tips',
  'people',
  'branches',
  'shared-blocks',
  'simulators',
  'exchange-rates',
  'forms',
] as const
const others = [
  'form-versions',
  'documents',
  'media',
  'redirects',
  'users',
  'reviews',
  'releases',
  'comments',
  'audit-log',
] as const
const sent = ['unanswered-searches'] as const
const globals = [
  'private-navigation',
  'footer',
  'site-settings',
  'exchange-settings',
  'rate-source',
  'publishing-settings',
] as const

/** What a browser would not do because of a policy, on every page and in every frame that it opens. */
async function noteViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy|Refused to/i.test(message.text())) violations.push(`${page.url()}: ${message.text()}`)
  })
  return violations
}

test('every screen of the CMS works under its policy', async ({ browser }) => {
  test.setTimeout(300_000)
  const page = await openCmsAs(browser, 'admin')
  const violations = await noteViolations(page)
  const admin = await logIn(page.request, 'admin')
  const forms: string[] = []
  for (const slug of [...collections, ...others]) {
    const [first] = await admin.find(slug, 'limit=1&depth=0&locale=pt')
    if (first) forms.push(`/admin/collections/${slug}/${z.number().parse(first['id'])}`)
  }
  const lists = [...collections, ...others, ...sent].map((slug) => `/admin/collections/${slug}`)
  const created = ['pages', 'media', 'simulators', 'users'].map((slug) => `/admin/collections/${slug}/create`)
  const shown = globals.map((slug) => `/admin/globals/${slug}`)
  for (const path of [
    '/admin',
    ...lists,
    ...forms,
    ...created,
    ...shown,
    '/admin/account',
    '/admin/link-report',
    '/history',
  ]) {
    const answer = await page.goto(`${cms}${path}`)
    expect(answer?.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'")
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1, h2, form').first(), path).toBeVisible()
  }
  expect(violations).toEqual([])
  await page.close()
})

test('previews and the gallery work under theirs', async ({ browser }) => {
  test.setTimeout(180_000)
  const page = await openCmsAs(browser, 'editor')
  const violations = await noteViolations(page)
  const editor = await logIn(page.request, 'editor')
  const paths = ['/gallery/pt', '/gallery/pt/simulator-slot', '/gallery/frame/pt/form-slot']
  for (const key of ['', 'contact', 'branches']) {
    const [found] = await editor.find('pages', `limit=1&depth=0&locale=pt${key && `&where[key][like]=${key}`}`)
    if (found) paths.push(`/preview/page/${z.number().parse(found['id'])}`)
  }
  for (const path of paths) {
    const answer = await page.goto(`${cms}${path}`)
    expect(answer?.status(), path).toBe(200)
    expect(answer?.headers()['content-security-policy'], path).toContain("frame-ancestors 'self'")
    await page.waitForLoadState('networkidle')
  }
  expect(violations).toEqual([])
  await page.close()
})

/** Scripts that a page names by its own address in full are its own. */
const ownScripts = (html: string) => html.replaceAll(site.replace('http:', 'https:'), '')

test('Observatory gives every kind of answer, public or of the CMS, 125 points or more', async ({ request }) => {
  const editor = await logIn(request, 'editor')
  const [found] = await editor.find('pages', 'limit=1&depth=0&locale=pt')
  const id = z.number().parse(found?.['id'])
  const staff = [
    '/admin',
    '/admin/collections/pages',
    `/admin/collections/pages/${id}`,
    `/preview/page/${id}`,
    '/gallery/pt',
  ]
  const addresses = [
    ...['/', '/en', '/particulares/contas/conta-flex', '/contactos', '/pesquisar?q=conta', '/nenhures'].map(
      (path) => site + path,
    ),
    ...['/_forms/newsletter', '/icon.svg', '/robots.txt', '/readyz', '/particulares?_rsc=1'].map((path) => site + path),
    ...[...staff, '/admin/login', '/api/pages', '/api/users/me', '/api/nothing', '/readyz', '/history'].map(
      (path) => cms + path,
    ),
  ]
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 })
    // The product under test has no https address; what one adds is this header, and `Secure`.
    const transport = { 'strict-transport-security': toTransportSecurity('https://bank.example', 'host') }
    const cookies = answer
      .headersArray()
      .flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? [`${value}; Secure`] : []))
    const secure = (text: string) => text.replaceAll(site, site.replace('http:', 'https:'))
    const policy = secure(answer.headers()['content-security-policy'] ?? '')
    const headers = { ...answer.headers(), ...transport, 'set-cookie': cookies, 'content-security-policy': policy }
    const { score, points } = scoreOf({ headers, html: ownScripts(secure(await answer.text())) })
    expect(score, `${address} ${answer.status()} ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(125)
  }
})
