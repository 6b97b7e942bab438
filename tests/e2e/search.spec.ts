import { expect, test } from '@playwright/test'
import { isSuggestions } from '@/src/search/suggestion'
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

test('what people ask for is found, nearly always first', async () => {
  const missed: string[] = []
  let reciprocalRanks = 0
  for (const { locale, words, wanted } of judgedQueries) {
    const found = (await suggest(locale, words)).map(({ href }) => href)
    const rank = found.findIndex((href) => wanted.includes(href.split('#')[0] ?? href))
    reciprocalRanks += rank === -1 ? 0 : 1 / (rank + 1)
    if (rank !== 0) missed.push(`${locale} “${words}”: ${rank === -1 ? 'not found' : `place ${rank + 1}`}; ${found[0]}`)
  }
  expect(judgedQueries.length).toBeGreaterThanOrEqual(60)
  expect(reciprocalRanks / judgedQueries.length, missed.join('\n')).toBeGreaterThanOrEqual(0.9)
})

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
  const editor = await logIn(request, 'editor')
  const { groups } = await editor.readGlobal('search-synonyms', 'locale=pt&depth=0')
  const wanted = '/particulares/credito/credito-habitacao'
  const isFound = async () => (await suggest('pt', 'cubico')).some(({ href }) => href.startsWith(wanted))
  expect(await isFound()).toBe(false)
  expect(await editor.updateGlobal('search-synonyms', { groups: `${groups}\ncúbico, habitação` })).toBe(200)
  try {
    await expectSoon('a word the search was taught', isFound, true)
    expect(await editor.updateGlobal('search-synonyms', { groups: 'uma só' })).toBe(400)
  } finally {
    expect(await editor.updateGlobal('search-synonyms', { groups })).toBe(200)
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
    expect(await findViolations(page, { part: 'main' })).toEqual([])
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
