import { expect, test } from '@playwright/test'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { readProduct } from '../support/product'

test.describe.configure({ mode: 'serial' })

/** What a visitor gets at an address once publishing has happened, which is a matter of moments: the bench says how many. */
async function eventually(
  href: string,
  check: (answer: { status: number; text: string; location: string | undefined }) => boolean,
) {
  const { site } = readProduct()
  await expect
    .poll(
      async () => {
        const response = await fetch(`${site}${href}`, { redirect: 'manual', headers: { 'Accept-Language': 'pt' } })
        return check({
          status: response.status,
          text: await response.text(),
          location: response.headers.get('location') ?? undefined,
        })
      },
      { timeout: 15_000, intervals: [20] },
    )
    .toBe(true)
}

/** What stands in a menu stands on every page: on a busy machine these take a while. */
const everyPage = { timeout: 90_000 }

test('a page that an editor adds and an approver publishes is on the site, in the menu and in the site map', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const { site } = readProduct()
  const editor = await logIn(request, 'editor')
  const approver = await logIn(request, 'approver')
  const texts = {
    pt: { title: 'Conta de teste', slug: 'conta-de-teste' },
    en: { title: 'Trial account', slug: 'trial-account' },
  }

  const { status, id } = await editor.create('pages', examplePage(texts.pt), { draft: true })
  expect(status).toBe(201)
  expect(await editor.update('pages', id, examplePage(texts.en), { locale: 'en', draft: true })).toBe(200)
  await eventually('/conta-de-teste', ({ status: answer }) => answer === 404)
  expect(await editor.update('pages', id, { _status: 'published' })).toBe(403)
  expect(await approver.attempt('pages', id, { _status: 'published' })).toBe(403)
  expect(await approver.update('pages', id, { _status: 'published' }, { locale: 'pt' })).toBe(200)
  await eventually('/conta-de-teste', ({ status: answer, text }) => answer === 200 && text.includes('Conta de teste 7'))
  await eventually('/en/trial-account', ({ status: answer }) => answer === 404)
  expect(await approver.update('pages', id, { _status: 'published' }, { locale: 'en' })).toBe(200)
  await eventually(
    '/en/trial-account',
    ({ text }) => text.includes('Trial account 7') && !text.includes('Conta de teste'),
  )
  await eventually(
    '/sitemap.xml',
    ({ text }) => text.includes('/conta-de-teste<') && text.includes('/en/trial-account<'),
  )

  const navigation = await approver.readGlobal('private-navigation', 'depth=0&locale=pt')
  const menus = Array.isArray(navigation['menus']) ? navigation['menus'] : []
  expect(menus.length).toBeGreaterThan(3)
  const extended = [...menus, { id: 'trial-menu', label: 'Ensaio', links: [{ id: 'trial-link', page: id }] }]
  expect(await approver.updateGlobal('private-navigation', { menus: extended })).toBe(200)
  await expect.poll(async () => (await fetch(`${site}/particulares`)).text(), everyPage).toContain('Ensaio')
  expect(await approver.updateGlobal('private-navigation', { menus })).toBe(200)
  for (const href of ['/particulares', '/nao-existe']) {
    await expect.poll(async () => (await fetch(`${site}${href}`)).text(), everyPage).not.toContain('Ensaio')
  }
})

test('taking a page back takes it off the site, in each language by itself', async ({ request }) => {
  const approver = await logIn(request, 'approver')
  const editor = await logIn(request, 'editor')
  const [page] = await approver.find('pages', 'where[slug][equals]=conta-de-teste&locale=pt&depth=0')
  const id = Number(page?.['id'])
  expect(await editor.update('pages', id, { _status: 'draft' })).toBe(403)
  expect(await approver.attempt('pages', id, { _status: 'draft' })).toBe(403)
  expect(await approver.update('pages', id, { _status: 'draft' }, { locale: 'pt' })).toBe(200)
  await eventually('/conta-de-teste', ({ status, text }) => status === 404 && !text.includes('Conta de teste'))
  await eventually('/en/trial-account', ({ status }) => status === 200)
  await eventually('/sitemap.xml', ({ text }) => !text.includes('/conta-de-teste<'))
  expect(await approver.update('pages', id, { _status: 'published' }, { locale: 'pt' })).toBe(200)
  await eventually('/conta-de-teste', ({ status }) => status === 200)
})

test('a new address leads on from the old one', async ({ request }) => {
  const approver = await logIn(request, 'approver')
  const [page] = await approver.find('pages', 'where[slug][equals]=conta-de-teste&locale=pt&depth=0')
  const id = Number(page?.['id'])
  expect(await approver.update('pages', id, { slug: 'conta-nova', _status: 'published' }, { locale: 'pt' })).toBe(200)
  await eventually('/conta-nova', ({ status }) => status === 200)
  await eventually('/conta-de-teste', ({ status, location }) => status === 301 && location === '/conta-nova')
})

test('a deleted page is gone at once', async ({ request }) => {
  const approver = await logIn(request, 'approver')
  const [page] = await approver.find('pages', 'where[slug][equals]=conta-nova&locale=pt&depth=0')
  expect(await approver.remove('pages', Number(page?.['id']))).toBe(200)
  await eventually('/conta-nova', ({ status }) => status === 410)
  await eventually('/en/trial-account', ({ status }) => status === 410)
})

test('save draft, edit, publish, reopen shows the newest (payload#16395)', async ({ request }) => {
  const editor = await logIn(request, 'editor')
  const approver = await logIn(request, 'approver')
  for (let round = 1; round <= 3; round++) {
    const slug = `reabrir-${round}`
    const { id } = await editor.create('pages', examplePage({ title: 'Primeira', slug }), { draft: true })
    expect(await editor.update('pages', id, { title: 'Segunda' }, { draft: true })).toBe(200)
    expect(await approver.update('pages', id, { title: 'Terceira', _status: 'published' })).toBe(200)
    const reopened = await editor.read('pages', id, 'draft=true&locale=pt&depth=0')
    expect(reopened).toMatchObject({ title: 'Terceira', _status: 'published' })
    expect(await editor.update('pages', id, { title: 'Quarta' }, { draft: true })).toBe(200)
    expect(await editor.read('pages', id, 'draft=true&locale=pt&depth=0')).toMatchObject({ title: 'Quarta' })
    expect(await editor.read('pages', id, 'draft=false&locale=pt&depth=0')).toMatchObject({ title: 'Terceira' })
    expect(await approver.remove('pages', id)).toBe(200)
  }
})

test('a draft beside a published page changes nothing for visitors', async ({ request }) => {
  const editor = await logIn(request, 'editor')
  const [page] = await editor.find('pages', 'where[key][equals]=corporate/protocol&locale=pt&depth=0')
  const id = Number(page?.['id'])
  expect(await editor.update('pages', id, { title: 'Rascunho secreto' }, { draft: true })).toBe(200)
  await eventually('/empresas/protocolo', ({ status, text }) => status === 200 && !text.includes('Rascunho secreto'))
  const { cms } = readProduct()
  const anonymous = await fetch(`${cms}/api/pages/${id}?draft=true&locale=pt`)
  expect(await anonymous.text()).not.toContain('Rascunho secreto')
})

test('an address that another document has is refused in words', async ({ request }) => {
  const { cms } = readProduct()
  const editor = await logIn(request, 'editor')
  const { status } = await editor.create('pages', examplePage({ title: 'Cópia', slug: 'empresas' }), { draft: true })
  expect(status).toBe(400)
  expect((await editor.create('pages', examplePage({ title: 'Admin', slug: 'admin' }), { draft: true })).status).toBe(
    400,
  )
  expect((await editor.create('pages', examplePage({ title: 'Inglês', slug: 'en' }), { draft: true })).status).toBe(400)
  expect(
    (await fetch(`${cms}/api/pages`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }))
      .status,
  ).toBe(403)
})

test('links that the site would not draw are refused when saved', async ({ request }) => {
  const [editor, approver] = [await logIn(request, 'editor'), await logIn(request, 'approver')]
  // What would run something is refused in drafts already; another address may be half typed, and is refused when it is to go live.
  const urls = [
    ['javascript:alert(1)', 400],
    ['data:text/html,x', 400],
    ['java\tscript:alert(1)', 400],
    ['https://evil.example/', 201],
  ] as const
  for (const [position, [url, saved]] of urls.entries()) {
    const page = examplePage({ title: 'Ligação', slug: 'ligacao' })
    const [hero, ...others] = page.layout
    const links = [{ id: 'bad', label: 'Mau', url }]
    const draft = { ...page, slug: `ligacao-${position}`, layout: [{ ...hero, links }, ...others] }
    const { id, status } = await editor.create('pages', draft, { draft: true })
    expect(status, url).toBe(saved)
    if (saved === 400) continue
    expect(await approver.update('pages', id, { _status: 'published' }), url).toBe(400)
    expect(await approver.remove('pages', id)).toBe(200)
  }
})
