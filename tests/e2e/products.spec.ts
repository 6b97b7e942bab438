import { expect, test } from '@playwright/test'
import { faultsOf } from '../support/layout-faults'
import { readProduct } from '../support/product'
import { readLayout } from '../support/read-layout'

/** Choosing between products on a phone, without script: compared two at a time, and an account by three questions. */

const at = (path: string) => `${readProduct().site}${path}`

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

for (const [path, left, right, price] of [
  ['/particulares/contas', 'Conta Simplificada', 'Conta Flex', '0\u00a0Kz'],
  ['/particulares/cartoes', 'Mastercard World', 'Cartão pré-pago', '90\u00a0000\u00a0Kz'],
  ['/particulares/credito', 'Crédito Habitação', 'BCS Antecipa', '16\u00a0%'],
  ['/empresas/credito', 'Crédito Habitação', 'Descoberto Bancário', 'Desde 18\u00a0%'],
] as const) {
  test(`${path}: any two products are compared, price first, with names and ways to apply in sight`, async ({
    page,
  }) => {
    await page.goto(at(path))
    const pickers = page.getByRole('combobox')
    const form = page.locator('form', { has: page.locator('select[name="compare"]') })
    await expect(form.locator(pickers)).toHaveCount(2)
    await form.locator('select[name="compare"]').selectOption(left)
    await form.locator('select[name="with"]').selectOption(right)
    await form.getByRole('button', { name: 'Comparar' }).click()
    await expect(page).toHaveURL(/compare=.*&with=.*#compare-/)
    const table = page.locator('form:has(select[name="compare"]) + table')
    await expect(table.getByRole('columnheader')).toHaveText(['Critério', left, right])
    const rows = table.locator('tbody tr')
    await expect(rows.first().getByRole('cell').first()).toContainText(price)
    const sizes = await rows
      .locator('td:first-of-type')
      .evaluateAll((cells) => cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize)))
    expect(sizes[0]).toBeGreaterThanOrEqual(24)
    expect(Math.max(...sizes.slice(1))).toBeLessThan(sizes[0] ?? 0)
    await rows.filter({ visible: true }).nth(2).scrollIntoViewIfNeeded()
    await expect(table.getByRole('columnheader', { name: left })).toBeInViewport({ ratio: 1 })
    await expect(table.locator('tfoot a').first()).toBeInViewport({ ratio: 1 })
    expect(faultsOf(await readLayout(page))).toEqual([])
  })
}

test('rows that say the same of both are left out at one tap, and told in a sentence', async ({ page }) => {
  await page.goto(at('/particulares/cartoes/cartao-de-credito'))
  const rows = page.locator('form:has(select[name="compare"]) + table tbody tr')
  await expect(rows.filter({ visible: true })).toHaveCount(6)
  await expect(page.getByText(/^Iguais nos dois: Taxa anual nominal/)).toBeVisible()
  await page.getByLabel(/^Só as diferenças/).uncheck()
  await expect(rows.filter({ visible: true })).toHaveCount(12)
  await expect(page.getByText(/^Iguais nos dois/)).toBeHidden()
})

test('a card in a list is the same one to the browser as on its page', async ({ page }) => {
  const nameOf = (selector: string) =>
    page.locator(selector).evaluate((card) => getComputedStyle(card).getPropertyValue('view-transition-name'))
  await page.goto(at('/particulares/cartoes'))
  const names = await page
    .locator('li svg[data-name]')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).getPropertyValue('view-transition-name')))
  expect(new Set(names).size).toBe(4)
  const name = await nameOf('li svg[data-name="gold private"]')
  await page.getByRole('main').getByRole('link', { name: 'Mastercard Gold', exact: true }).click()
  await expect(page).toHaveURL(/mastercard-gold$/)
  expect(name).not.toBe('none')
  expect(await nameOf('[data-figure="page"] svg')).toBe(name)
})

test('the parts of the price list are listed above it on a phone, and in sight beside it where there is room', async ({
  page,
}) => {
  await page.goto(at('/particulares/precario'))
  const contents = page.getByRole('navigation', { name: 'Nesta página' })
  const taxes = page.getByRole('heading', { level: 2, name: 'Impostos' })
  const edges = async () => ({ list: await contents.boundingBox(), part: await taxes.boundingBox() })
  const above = await edges()
  expect((above.list?.y ?? 0) + (above.list?.height ?? 0)).toBeLessThan(above.part?.y ?? 0)
  const choice = await page.getByText('Mostrar os preços de').boundingBox()
  expect(choice?.y, 'the choice stands clear of the list above it').toBeGreaterThan(
    (above.list?.y ?? 0) + (above.list?.height ?? 0) + 16,
  )
  await page.setViewportSize({ width: 1024, height: 768 })
  await contents.getByRole('link', { name: 'Impostos' }).click()
  await expect(page).toHaveURL(/#taxes$/)
  await expect(taxes).toBeInViewport({ ratio: 1 })
  await expect(contents).toBeInViewport({ ratio: 1 })
  const beside = await edges()
  expect((beside.list?.x ?? 0) + (beside.list?.width ?? 0)).toBeLessThan(beside.part?.x ?? 0)
})

test('the parts of a product are folded below its top on a phone, and one row that stays in sight where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(at('/particulares/contas/conta-flex'))
  const contents = page.getByRole('navigation', { name: 'Nesta página' })
  const prices = page.getByRole('heading', { level: 2, name: 'Quanto custa' })
  const way = contents.getByRole('link', { name: 'Quanto custa' })
  await expect(way).toBeHidden()
  await contents.getByText('Nesta página').click()
  await way.click()
  await expect(prices).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(at('/particulares/contas/conta-flex'))
  await way.click()
  await expect(prices).toBeInViewport({ ratio: 1 })
  await expect(contents).toBeInViewport({ ratio: 1 })
  const row = await contents.boundingBox()
  expect(row?.height).toBeLessThan(60)
  expect((await prices.boundingBox())?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0))
})

test('the home page leads to one account with its reasons in five taps, to what to take along and to a branch', async ({
  page,
}) => {
  await page.goto(at('/'))
  let taps = 0
  const tap = async (name: string | RegExp) => {
    await page.getByRole('main').getByRole('link', { name }).first().click()
    taps += 1
  }
  await tap('Abrir conta')
  await expect(page.getByRole('heading', { name: 'Como recebe o seu rendimento?' })).toBeInViewport({ ratio: 1 })
  await tap(/^Salário ou pensão/)
  await tap(/^Bilhete de Identidade e comprovativo/)
  await expect(page.getByText('Pergunta 3 de 3')).toBeVisible()
  await tap(/^Só o essencial/)
  expect(taps).toBeLessThanOrEqual(5)
  await expect(page.getByRole('heading', { name: 'Conta Flex', exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Sem depósito inicial').first()).toBeVisible()
  await page.getByLabel(/^Último recibo de salário/).check()
  await page.getByLabel('Bairro, município ou província onde está').fill('Benguela')
  await page.getByRole('button', { name: 'Encontrar o balcão' }).click()
  await expect(page).toHaveURL(/choice1=salary&choice2=complete&choice3=essential&place=Benguela#/)
  await expect(page.getByRole('status').getByRole('link').first()).toBeVisible()
  expect(faultsOf(await readLayout(page))).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Leve consigo')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Os quatro passos' })).toBeHidden()
})
