import { expect, test } from '@playwright/test'
import { findViolations } from '../support/find-violations'
import { findOverflow } from '../support/judge-layout'
import { readProduct } from '../support/product'

test('an unknown address is accessible in both schemes, and fits a small phone', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'pt-AO', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${readProduct().site}/nao-existe`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findViolations(page, { reader: 'visitor' }), `${colorScheme} ${width}`).toEqual([])
      expect(await findOverflow(page), `${colorScheme} ${width}`).toEqual([])
    }
  }
  await context.close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('a phone opens the menu, answers and the way to a page', async ({ page }) => {
    const { site } = readProduct()
    await page.goto(`${site}/particulares/perguntas-frequentes`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Cartões' }).click()
    await page
      .getByRole('link', { name: /Cartão de Débito/i })
      .first()
      .click()
    await expect(page).toHaveURL(`${site}/particulares/cartoes/cartao-de-debito`)
    await page.locator('main details summary').first().click()
    await expect(page.locator('main details').first()).toHaveAttribute('open', '')
  })

  test('the search box leads to the search page', async ({ page }) => {
    const { site } = readProduct()
    await page.goto(`${site}/nada-aqui`)
    const search = page.getByRole('main').getByRole('search')
    await search.getByRole('searchbox').fill('cartão')
    await search.getByRole('button').click()
    await expect(page).toHaveURL(/\/pesquisar\?q=cart/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the keyboard reaches the content first, then the menus', async ({ page }) => {
  const { site } = readProduct()
  await page.setViewportSize({ width: 1300, height: 800 })
  await page.goto(`${site}/particulares`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  const menu = page.getByRole('banner').getByRole('button', { name: 'Contas', exact: true })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /Conta Flex/ }).first()).toBeVisible()
})
