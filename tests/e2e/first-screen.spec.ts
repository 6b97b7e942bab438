import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { readProduct } from '../support/product'
import { watchPage } from '../support/watch-page'

/** What a visitor meets first: menus that close, tools in the first screen, answers where they are read. */

const at = (path: string) => `${readProduct().site}${path}`
const menuOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })

/** How many colours a picture of some words has: one when they cannot be seen. */
async function countColours(words: Locator): Promise<number> {
  const { data, info } = await sharp(await words.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = new Set<number>()
  for (let place = 0; place < data.length; place += info.channels) colours.add(data.readUIntBE(place, 3))
  return colours.size
}

test.describe('in the colours of the system', () => {
  // Without script: what comes to life would put other words in the place of those that are marked.
  test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the words of every filled button are seen, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      const filled = [
        ['/', 'header a[href="/abrir-conta"]:not([popover] *)'],
        ['/particulares/contas/conta-flex', 'main [data-size] a'],
        ['/particulares/credito/credito-automovel', '[data-part="form"] button'],
        ['/quem-somos/canal-de-denuncias', '[data-part="ending"] button'],
        ['/pesquisar', 'main search button'],
      ] as const
      for (const [path, selector] of filled) {
        await page.goto(at(path))
        const button = page.locator(selector).first()
        // Only the words: the button's own surface and edge are no words.
        await button.evaluate((element) => {
          const words = [...element.childNodes].findLast(
            ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
          )
          if (!words) throw new Error('The button says nothing')
          const place = document.createElement('span')
          place.id = 'words'
          words.replaceWith(place)
          place.append(words)
        })
        expect(await countColours(page.locator('#words')), `${path} ${selector}`).toBeGreaterThan(1)
      }
    })
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } })

    test('an open menu closes with Escape, with a click on the page and when another opens', async ({ page }) => {
      await page.goto(at('/particulares'))
      const link = page.getByRole('banner').getByRole('link', { name: /^Conta Flex/ })
      await menuOf(page, 'Contas').click()
      await expect(link).toBeVisible()
      await expect(menuOf(page, 'Contas')).toHaveAttribute('popovertarget', /./)
      const [header, panel] = [
        await page.getByRole('banner').boundingBox(),
        await page.locator('[popover]:popover-open').boundingBox(),
      ]
      expect(Math.abs((header?.y ?? 0) + (header?.height ?? 0) - (panel?.y ?? 0))).toBeLessThanOrEqual(1)
      await page.keyboard.press('Escape')
      await expect(link).toBeHidden()
      await menuOf(page, 'Contas').click()
      await page.mouse.click(720, 860)
      await expect(link).toBeHidden()
      await menuOf(page, 'Contas').click()
      await menuOf(page, 'Cartões').click()
      await expect(link).toBeHidden()
    })

    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      test(`the search opens over the page, is typed into at once, and closes at ${width} px`, async ({ page }) => {
        const { complaints } = watchPage(page)
        await page.setViewportSize({ width, height })
        // At one of its parts: then something on the page has the focus before anything is opened.
        await page.goto(at('/particulares/contas/conta-flex#conteudo'))
        const opener = page.getByRole('banner').getByRole('button', { name: 'Pesquisar', exact: true })
        const dialog = page.getByRole('dialog', { name: 'Pesquisar no site' })
        await opener.click()
        await expect(dialog.getByRole('searchbox')).toBeFocused()
        await expect(dialog).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
        await opener.click()
        await expect(dialog).toBeVisible()
        await page.mouse.click(width / 2, height - 40)
        await expect(dialog).toBeHidden()
        // The keyboard that goes on to the page leaves nothing over it.
        await opener.focus()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(dialog).toBeHidden()
        expect(complaints).toEqual([])
      })
    }

    test('a menu on a phone is a screen that leads back to the others', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(at('/particulares'))
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await menuOf(page, 'Contas').click()
      await expect(page.getByRole('link', { name: /^Conta Flex/ }).first()).toBeInViewport()
      await page.getByRole('button', { name: 'Voltar ao menu' }).click()
      await expect(menuOf(page, 'Cartões')).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(menuOf(page, 'Cartões')).toBeHidden()
    })

    for (const [width, height] of [
      [1280, 900],
      [360, 800],
    ] as const) {
      test(`results, and that there are none, stand in the first screen at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(at('/pesquisar?q=conta'))
        await expect(page.locator('main ol h3').first()).toBeInViewport()
        await page.goto(at('/en/search?q=zzz7zzz'))
        await expect(page.getByText('No Result found').first()).toBeInViewport()
        expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(width < 400 ? 6000 : 4000)
      })
    }

    for (const path of [
      '/quem-somos/o-banco/onde-estamos?place=Viana#',
      '/particulares/credito/credito-automovel?simulator=credit&amount=3000000&term=24#',
    ]) {
      test(`what was asked is answered where it is read: ${path.split('?')[0]}`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto(at(path.split('?')[0] ?? ''))
        const form = path.includes('place')
          ? page.locator('main form[action*="-results"]')
          : page.locator('main form[data-part="form"]', { has: page.locator('input[name="amount"]') })
        if (path.includes('place'))
          await form.getByRole('searchbox').or(form.locator('input[name="place"]')).first().fill('Viana')
        else await form.locator('input[name="amount"]').fill('3000000')
        await form.locator('button[type="submit"]').click()
        const heading = path.includes('place')
          ? page.getByText('«Viana»').first()
          : page.locator('#simulator-tool-answer :is(h2, h3)')
        await expect(heading).toBeInViewport({ ratio: 1 })
        // Where it stays, once everything has come into its place.
        await page.waitForTimeout(800)
        const box = await heading.boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual(0)
        expect(box?.y).toBeLessThan(370)
      })
    }

    test('the other language is asked the same', async ({ page }) => {
      await page.goto(at('/pesquisar?q=conta'))
      await page
        .getByRole('banner')
        .getByRole('link', { name: /English/ })
        .click()
      await expect(page).toHaveURL(at('/en/search?q=conta'))
      await page.goto(at('/particulares/credito/credito-automovel'))
      const form = page.locator('main form[data-part="form"]', { has: page.locator('input[name="amount"]') })
      await form.locator('input[name="amount"]').fill('4000000')
      await form.locator('button[type="submit"]').click()
      await expect(page).toHaveURL(/amount=4000000/)
      await page
        .getByRole('banner')
        .getByRole('link', { name: /English/ })
        .click()
      await expect(page).toHaveURL(/\/en\/private\/credit\/car-credit\?.*amount=4000000/)
      await expect(page.locator('main input[name="amount"]')).toHaveValue('4000000')
    })
  })
}

for (const [width, most] of [
  [1440, 4800],
  [360, 6500],
] as const) {
  test(`the home pages are at most ${most} px high at ${width} px, and their header is one row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/en']) {
      await page.goto(at(path))
      await page.evaluate(() => document.fonts.ready)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      test.info().annotations.push({ type: `${path} at ${width} px`, description: `${height} px high` })
      expect.soft(height, path).toBeLessThanOrEqual(most)
      const header = await page.getByRole('banner').boundingBox()
      expect.soft(header?.height, path).toBeLessThanOrEqual(width < 1280 ? 61 : 73)
    }
  })
}

test('suggestions open within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(at('/pesquisar'))
  const field = page.getByRole('main').locator('input[name="q"]')
  await field.focus()
  await expect(field).toHaveAttribute('role', 'combobox')
  await field.pressSequentially('conta')
  const options = page.getByRole('option')
  await expect(options.nth(3)).toBeInViewport({ ratio: 1 })
})

test('what is in sight when a page opens comes to stand in its place, without being scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1600 })
  await page.goto(at('/quem-somos/canal-de-denuncias'))
  const outOfPlace = () =>
    page.locator('[data-frame]').evaluateAll((blocks) =>
      blocks
        .filter((block) => block.getBoundingClientRect().top < window.innerHeight - 200)
        .flatMap(({ firstElementChild }) => (firstElementChild ? [getComputedStyle(firstElementChild).translate] : []))
        .filter((translate) => !['none', '0px'].includes(translate)),
    )
  await expect(page.locator('[data-frame]').nth(1)).toBeInViewport({ ratio: 1 })
  await expect.poll(outOfPlace).toEqual([])
})
