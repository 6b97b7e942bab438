import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, test } from '@playwright/test'
import { z } from 'zod'
import { type Locale, locales } from '@/src/i18n/locales'
import { type SearchEntry, searchEntry } from '@/src/search/search-entry'
import { searchKinds } from '@/src/search/search-kind'
import { isSuggestions, longestSuggestionQuery } from '@/src/search/suggestion'
import { judgedQueries } from '../cases/judged-queries'
import { logIn } from '../support/cms'
import { examplePage } from '../support/example-page'
import { expectSoon } from '../support/expect-soon'
import { findViolations } from '../support/find-violations'
import { readProduct } from '../support/product'
import { watchPage } from '../support/watch-page'

async function suggest(locale: 'pt' | 'en', words: string) {
  const answer = await fetch(`${readProduct().site}/_search?${new URLSearchParams({ lang: locale, q: words })}`)
  const suggestions: unknown = await answer.json()
  if (!isSuggestions(suggestions)) throw new Error(`No suggestions for ${words}`)
  return suggestions
}

/** Everything that could be found when the site had just been published. */
async function readEntries(locale: Locale): Promise<SearchEntry[]> {
  const directory = join(readProduct().published, 'site', 'search')
  const files = readdirSync(directory).map((name) => JSON.parse(readFileSync(join(directory, name), 'utf8')))
  return z
    .array(z.object({ href: z.string(), search: z.array(searchEntry) }))
    .parse(files)
    .filter(({ href }) => (href === '/en' || href.startsWith('/en/')) === (locale === 'en'))
    .flatMap(({ search }) => search)
}

const hrefsOf = (results: Locator) =>
  results.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

for (const locale of locales) {
  test(`what people ask for in ${locale} is found, nearly always first`, async () => {
    const queries = judgedQueries.filter((query) => query.locale === locale)
    const missed: string[] = []
    let reciprocalRanks = 0
    for (const { words, wanted } of queries) {
      const found = (await suggest(locale, words)).map(({ href }) => href)
      const rank = found.findIndex((href) => wanted.includes(href.split('#')[0] ?? href))
      reciprocalRanks += rank === -1 ? 0 : 1 / (rank + 1)
      if (rank !== 0) missed.push(`“${words}”: ${rank === -1 ? 'not found' : `place ${rank + 1}`}; ${found[0]}`)
    }
    expect(queries.length).toBeGreaterThanOrEqual(40)
    expect(reciprocalRanks / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  test(`whatever can be found in ${locale} is found by its own name, of each kind nearly always first`, async () => {
    test.setTimeout(120_000)
    const entries = await readEntries(locale)
    for (const kind of searchKinds) {
      const named = entries.filter((entry) => entry.kind === kind)
      const missed: string[] = []
      let reciprocalRanks = 0
      for (const { title } of named) {
        // Several questions are asked on more than one page in the same words.
        const wanted = named.flatMap((other) => (other.title === title ? [other.href] : []))
        const found = await suggest(locale, title.slice(0, longestSuggestionQuery))
        const rank = found.findIndex(({ href }) => wanted.includes(href))
        reciprocalRanks += rank === -1 ? 0 : 1 / (rank + 1)
        if (rank !== 0) missed.push(`“${title}”: ${rank + 1}; ${found[0]?.href}`)
      }
      expect(named.length, kind).toBeGreaterThanOrEqual(9)
      expect(reciprocalRanks / named.length, `${kind}: ${missed.join('\n')}`).toBeGreaterThanOrEqual(0.95)
    }
  })
}

const resultPages = [
  {
    href: '/pesquisar',
    words: 'cartao',
    heading: /^\d+ resultados para «cartao»$/,
    marked: /^Cart/i,
    place: /Páginas · Particulares/,
    filters: 'Filtrar por tipo',
    kind: /^Perguntas/,
    next: 'Mais resultados',
    nothing: ['Nenhum resultado encontrado', 'Não há informação disponível...'],
  },
  {
    href: '/en/search',
    words: 'cards',
    heading: /^\d+ results for “cards”$/,
    marked: /^card/i,
    place: /Pages · (?:Private customers|Companies)/,
    filters: 'Filter by type',
    kind: /^Questions/,
    next: 'More results',
    nothing: ['No Result found', 'No information available...'],
  },
] as const

test.describe('the page of results', () => {
  test.use({ javaScriptEnabled: false })

  for (const expected of resultPages) {
    test(`${expected.href} marks what was looked for, filters by kind, and goes on`, async ({ page }) => {
      await page.goto(`${readProduct().site}${expected.href}?q=${expected.words}`)
      const main = page.locator('main')
      await expect(main.getByRole('heading', { level: 2, name: expected.heading })).toBeVisible()
      const results = main.locator('ol > li')
      await expect(results).toHaveCount(10)
      await expect(results.first().locator('h3 mark').first()).toHaveText(expected.marked)
      await expect(results.first()).toContainText(expected.place)
      const first = await results.first().locator('h3').textContent()
      await main.getByRole('link', { name: expected.next }).click()
      await expect(main.getByRole('heading', { level: 2, name: expected.heading })).toBeVisible()
      expect(await results.first().locator('h3').textContent()).not.toBe(first)

      const filters = main.getByRole('navigation', { name: expected.filters })
      const filter = filters.getByRole('link', { name: expected.kind })
      const count = Number(/\d+$/.exec((await filter.textContent()) ?? '')?.[0])
      await filter.click()
      await expect(filter).toHaveAttribute('aria-current', 'true')
      await expect(main.getByRole('heading', { level: 2, name: expected.heading })).toHaveText(RegExp(`^${count} `))
      for (const href of await hrefsOf(results)) expect(href).toContain('#')
    })

    test(`${expected.href} says in two sentences that there is nothing`, async ({ page }) => {
      await page.goto(`${readProduct().site}${expected.href}?q=qwertzuiop9`)
      await expect(page.getByRole('heading', { level: 2, name: expected.nothing[0], exact: true })).toBeVisible()
      await expect(page.getByText(expected.nothing[1], { exact: true })).toBeVisible()
      await expect(page.locator('main mark, main ol > li')).toHaveCount(0)
    })
  }
})

for (const { href, words } of resultPages) {
  for (const [colorScheme, width] of [['light', 1280] as const, ['dark', 320] as const]) {
    test(`results at ${href} are accessible in the ${colorScheme} scheme at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      for (const asked of [words, 'qwertzuiop9']) {
        await page.goto(`${readProduct().site}${href}?q=${asked}`)
        expect(await findViolations(page, { reader: 'visitor' }), asked).toEqual([])
      }
    })
  }
}

test('a page that was taken back a moment ago is found nowhere any more', async ({ request }) => {
  const { site } = readProduct()
  const editor = await logIn(request, 'editor')
  const approver = await logIn(request, 'approver')
  // With a digit it is not noted among the searches that found nothing.
  const word = 'Zumbidora7'
  const { id, status } = await editor.create('pages', examplePage({ title: word, slug: 'zumbidora7' }), {
    draft: true,
  })
  expect(status).toBe(201)
  const isFound = async () => {
    const listed = await (await fetch(`${site}/pesquisar?q=${word}`)).text()
    return [(await suggest('pt', word)).length > 0, listed.includes('/zumbidora7"')]
  }
  expect(await approver.update('pages', id, { _status: 'published' })).toBe(200)
  await expectSoon('a new page in the search', isFound, [true, true])
  expect(await approver.update('pages', id, { _status: 'draft' })).toBe(200)
  await expectSoon('a page taken back in the search', isFound, [false, false])
  expect(await approver.remove('pages', id)).toBe(200)
})

test('staff teach the search other words, and the site knows them', async ({ request }) => {
  const approver = await logIn(request, 'approver')
  const { groups } = await approver.readGlobal('search-synonyms', 'locale=pt&depth=0')
  const wanted = '/particulares/credito/credito-habitacao'
  const isFound = async () => (await suggest('pt', 'cubico')).some(({ href }) => href.startsWith(wanted))
  expect(await isFound()).toBe(false)
  const taught = { groups: `${groups}\ncúbico, habitação` }
  expect(await (await logIn(request, 'editor')).updateGlobal('search-synonyms', taught)).toBe(403)
  expect(await approver.updateGlobal('search-synonyms', taught)).toBe(200)
  try {
    await expectSoon('a word the search was taught', isFound, true)
    expect(await approver.updateGlobal('search-synonyms', { groups: 'uma só' })).toBe(400)
  } finally {
    expect(await approver.updateGlobal('search-synonyms', { groups })).toBe(200)
  }
  await expectSoon('a word the search was told to forget', isFound, false)
})

test('staff see what was looked for in vain, and nothing of who looked', async ({ request }) => {
  const { site, cms } = readProduct()
  const editor = await logIn(request, 'editor')
  const ask = async (words: string, times: number) => {
    for (let time = 0; time < times; time++) await fetch(`${site}/pesquisar?q=${encodeURIComponent(words)}`)
  }
  await ask('Xilofónico QWERTA', 3)
  await ask('qwertada zxcvb', 2)
  await ask('zxcvb 923456789', 4)
  await ask('zxcvb@exemplo.ao', 4)
  await ask('conta', 4)
  const terms = async () =>
    (await editor.find('unanswered-searches', 'limit=100&depth=0')).map(({ term, count }) => [term, count])
  await expect.poll(terms, { timeout: 15_000 }).toEqual([['xilofonico qwerta', 3]])
  await ask('qwertada zxcvb', 1)
  await expect.poll(terms, { timeout: 15_000 }).toEqual(
    expect.arrayContaining([
      ['xilofonico qwerta', 3],
      ['qwertada zxcvb', 3],
    ]),
  )
  expect((await fetch(`${cms}/api/unanswered-searches`)).status).toBe(403)
  const told = { method: 'POST', body: '[{"term":"abc","locale":"pt","count":9}]' }
  expect((await fetch(`${site}/unanswered-searches`, told)).status).toBe(405)
  expect((await fetch(`${cms}/unanswered-searches`, told)).status).toBe(415)
})

test.describe('suggestions', () => {
  test('are chosen by keyboard, and told to those who do not see them', async ({ page }) => {
    const { site } = readProduct()
    const { complaints } = watchPage(page)
    await page.goto(`${site}/pesquisar`)
    const field = page.locator('main').getByRole('combobox', { name: 'Palavras a procurar' })
    await page.locator('main').getByLabel('Palavras a procurar').focus()
    await expect(field).toBeVisible()
    await page.keyboard.type('conta fle')
    const options = page.getByRole('option')
    await expect(options.first()).toContainText('Conta Flex')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('main').getByRole('status')).toHaveText(/sugest/)
    expect(await findViolations(page, { part: 'main', reader: 'visitor' })).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'))
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(field).toHaveValue('conta fle')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/particulares\/contas\/conta-flex/)
    expect(complaints).toEqual([])
  })

  test('are clicked, fit a small phone, and Enter without one searches', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${readProduct().site}/en/search`)
    const field = page.locator('main').getByLabel('Words to look for')
    await field.click()
    await expect(page.locator('main').getByRole('combobox')).toBeVisible()
    await field.fill('mortage')
    await expect(page.getByRole('option').first()).toContainText('Mortgage')
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await field.press('Enter')
    await expect(page).toHaveURL(/\/en\/search\?q=mortage/)
    await expect(page.getByRole('heading', { name: /result/ })).toBeVisible()
    await field.click()
    await expect(page.locator('main').getByRole('combobox')).toBeVisible()
    await field.fill('term dep')
    await page.getByRole('option').first().click()
    await expect(page).not.toHaveURL(/search/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a plain one and the form works', async ({ page }) => {
    await page.goto(`${readProduct().site}/pesquisar`)
    await expect(page.locator('main [role="combobox"]')).toHaveCount(0)
    await page.locator('main').getByLabel('Palavras a procurar').fill('preçário')
    await page.locator('main').getByRole('button', { name: 'Pesquisar' }).click()
    await expect(page).toHaveURL(/\/pesquisar\?q=pre/)
    await expect(page.locator('main ol li').first()).toContainText('Preçário')
  })
})

test.describe('without script, from a page of content', () => {
  test.use({ javaScriptEnabled: false })

  for (const [href, name, label, words, target] of [
    ['/particulares/contas/conta-flex', 'Pesquisar', 'Pesquisar no site', 'preçário', /\/pesquisar\?q=pre/],
    ['/en/private/accounts/flex-account', 'Search', 'Search this site', 'price list', /\/en\/search\?q=price/],
  ] as const) {
    test(`the search in the header of ${href} leads to results`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${readProduct().site}${href}`)
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('searchbox', { name: label })).toBeFocused()
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(target)
      await expect(page.locator('main ol > li').first()).toBeVisible()
    })
  }
})

test('odd questions get an empty answer, and none is kept on the way', async () => {
  const { site } = readProduct()
  for (const query of [
    '',
    '?q=conta',
    '?lang=xx&q=conta',
    '?lang=pt&q=a',
    `?lang=pt&q=${'a'.repeat(101)}`,
    '?lang=pt&q=%00',
  ]) {
    const answer = await fetch(`${site}/_search${query}`)
    expect([query, answer.status, await answer.json()]).toEqual([query, 200, []])
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  }
})
