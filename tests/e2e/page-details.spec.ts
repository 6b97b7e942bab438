import { expect, test } from '@playwright/test'
import { findLonelyWords } from '../support/lonely-words'
import { readProduct } from '../support/product'

/** What a page says once, what stands where, and what works by styles alone. */
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

const at = (path: string) => `${readProduct().site}${path}`

test('help is said once: the footer leaves it to a page that says how the bank is reached, and keeps it elsewhere', async ({
  page,
}) => {
  const help = page.locator('footer section[aria-labelledby="footer-support"]')
  await page.goto(at('/quem-somos'))
  await expect(page.locator('main [data-block="ContactBlock"] [href^="tel:"]').first()).toBeVisible()
  await expect(help).toBeHidden()
  await page.goto(at('/particulares/contas/conta-flex'))
  await expect(help).toBeVisible()
})

test('security is said once: beside a login, or a notice of it, the footer says nothing of it', async ({ page }) => {
  const security = page.locator('footer p', { hasText: /nunca pede/i })
  await page.goto(at('/'))
  await expect(page.locator('main [data-block="LoginPanelBlock"]')).toBeVisible()
  await expect(security).toBeHidden()
  await page.goto(at('/particulares/servicos/bcs-cash'))
  await expect(page.locator('main [data-kind="security"]')).toBeVisible()
  await expect(security).toBeHidden()
  await page.goto(at('/particulares/contas/conta-flex'))
  await expect(security).toBeVisible()
})

test('a price list is read alone by choosing it, by the keyboard too; paper and addresses show what they mean', async ({
  page,
}) => {
  await page.goto(at('/particulares/precario'))
  const lists = page.locator('main [data-block="PriceTableBlock"]')
  const shown = () => lists.evaluateAll((all) => all.filter((list) => list.checkVisibility()).map(({ id }) => id))
  const all = await shown()
  expect(all.length).toBeGreaterThanOrEqual(6)
  const choice = page.getByRole('combobox', { name: 'Mostrar os preços de' })
  await choice.selectOption({ label: 'Cartões' })
  expect(await shown()).toEqual(['cards'])
  await choice.focus()
  await page.keyboard.press('ArrowDown')
  expect(await shown()).toEqual(['credit'])
  await page.emulateMedia({ media: 'print' })
  expect(await shown()).toEqual(all)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('navigation').getByRole('link', { name: 'Impostos' }).first().click()
  expect(await shown()).toEqual(['credit', 'taxes'])
  await choice.selectOption('all')
  expect(await shown()).toEqual(all)
})

test('no question on a phone has a second line of one word', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of ['/particulares/perguntas-frequentes', '/en/private/faqs']) {
    await page.goto(at(path))
    await page.evaluate(() => document.fonts.ready)
    expect(await findLonelyWords(page, 'main summary'), path).toEqual([])
  }
})

test('the first action of the site is to open an account', async ({ page }) => {
  await page.goto(at('/'))
  const actions = page.locator('[data-part="actions"] > *')
  const grounds = await actions.evaluateAll((all) =>
    all.map((action) => [action.textContent, getComputedStyle(action).backgroundColor !== 'rgba(0, 0, 0, 0)'] as const),
  )
  expect(grounds.flatMap(([label, isFilled]) => (isFilled ? [label] : []))).toEqual(['Abrir conta'])
})

test('compared cards stand in the middle above their menus', async ({ page }) => {
  await page.goto(at('/particulares/cartoes'))
  const sides = page.locator('form:has(select[name="compare"]) > div:has(svg)')
  expect(await sides.count()).toBe(2)
  const offsets = await sides.evaluateAll((all) =>
    all.map((side) => {
      const middleOf = (element: Element | null) => {
        const { left, width } = element?.getBoundingClientRect() ?? new DOMRect()
        return left + width / 2
      }
      return Math.abs(middleOf(side.querySelector('svg')) - middleOf(side.querySelector('select')))
    }),
  )
  for (const offset of offsets) expect(offset).toBeLessThanOrEqual(1)
})

test('the map stays in sight beside the list of places', async ({ page }) => {
  await page.goto(at('/quem-somos/o-banco/onde-estamos'))
  const map = page.getByRole('img', { name: /^Mapa de Angola/ })
  await page.locator('main details[data-part="area"]').evaluateAll((areas) => {
    for (const area of areas) area.setAttribute('open', '')
  })
  await page.locator('main details[data-part="area"]').last().scrollIntoViewIfNeeded()
  await expect(map).toBeInViewport({ ratio: 0.6 })
})
