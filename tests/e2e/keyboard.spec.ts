import { expect, type Page, test } from '@playwright/test'
import { judgePage, listGonePages } from '../support/judge-page'
import { readProduct } from '../support/product'
import { readRoutes } from '../support/routes'

/** Where the keyboard stands. */
type Stop = {
  name: string
  isShown: boolean
  isMarked: boolean
  isCovered: boolean
}

/**
 * Has the page note at each press of a key where the keyboard stands just before it goes on: what has the focus, whether it can
 * be seen, whether it is marked, and whether something lies over it.
 */
async function noteStops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const readStop = () => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const box = element.getBoundingClientRect()
      // A choice that a tab draws is marked on the tab.
      const marked = element.matches('input[type="radio"]') ? (element.closest('label') ?? element) : element
      const { outlineStyle, outlineWidth } = getComputedStyle(marked)
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const above = document.elementFromPoint(x, y)
      return {
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 50) ?? ''}`,
        isShown: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight,
        isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isCovered: above !== null && !element.contains(above) && !above.contains(element) && !marked.contains(above),
      }
    }
    const stops: ReturnType<typeof readStop>[] = []
    Reflect.set(window, 'stops', stops)
    document.addEventListener('keydown', () => stops.push(readStop()), { capture: true })
  })
}

const readStops = (page: Page) => page.evaluate((): (Stop | null)[] => Reflect.get(window, 'stops'))

/** So many keys are sent before the page is asked where they led: waiting for each would take most of the time. */
const pressesAtOnce = 20

/** Presses Tab until the page has no further stop. @returns the stops in their order */
async function walk(page: Page): Promise<Stop[]> {
  const keys = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  await noteStops(page)
  for (let count = 0; count < 400; count += pressesAtOnce) {
    const sent = Array.from({ length: pressesAtOnce }, () => [
      keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ])
    await Promise.all(sent.flat())
    // Before the first press the keyboard stands nowhere.
    const [, ...stops] = await readStops(page)
    const end = stops.indexOf(null)
    if (end < 0) continue
    await keys.detach()
    return stops.slice(0, end).filter((stop) => stop !== null)
  }
  throw new Error('The keyboard does not come to an end')
}

/** What a visitor can operate on the page as it stands. */
function countOperable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll(
        'a[href], button, summary, input:not([type="hidden"]), select, textarea, [tabindex="0"]',
      ),
    ]
    // A dot on a drawing is the pointer's way to something of the page that has a way for everybody, which is a stop by itself.
    const isSecondWay = (element: Element) => {
      if (!element.matches('[aria-hidden="true"] a[href^="#"][tabindex="-1"]')) return false
      const led = document.getElementById((element.getAttribute('href') ?? '').slice(1))
      return led !== null && [led, ...led.querySelectorAll('*')].some((each) => each.matches('a[href], button'))
    }
    // Of radio buttons with one name the keyboard stops at one.
    const names = new Set<string>()
    return all.filter((element) => {
      // The trap of a form for programs that fill in everything: no person meets it.
      if (element.matches('[aria-hidden="true"] input[name="_note"]')) return false
      if (!element.checkVisibility({ visibilityProperty: true }) || isSecondWay(element)) return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const isFirst = !names.has(element.name)
      names.add(element.name)
      return isFirst
    }).length
  })
}

/** An hydrated island has more to operate than a sleeping one, so none may wake under the walk. */
async function hydrateIslands(page: Page): Promise<void> {
  // An island that is in sight from the beginning waits for the visitor's first sign.
  await page.mouse.move(3, 3)
  await page.mouse.move(5, 5)
  // Asked and scrolled in one step: an island that is hydrated between the two would be waited for without end. Scrolled by a distance,
  // because the keyboard would begin at what `scrollIntoView` leads to.
  const scrollToSleeping = () =>
    page.evaluate(() => {
      const waiting = document.querySelectorAll('[data-modules]')
      const [next] = waiting
      if (next) window.scrollBy({ top: next.getBoundingClientRect().top - window.innerHeight / 2, behavior: 'instant' })
      return waiting.length
    })
  await expect.poll(scrollToSleeping, { message: 'islands still waiting', timeout: 30_000 }).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 0))
}

test('what is proved of the keyboard is about pages that exist', () => {
  const hrefs = readRoutes().map(({ pt }) => pt)
  expect(listGonePages('keyboard', hrefs)).toEqual([])
})

test('the keyboard walks through every page and sees where it is', async ({ browser }) => {
  test.setTimeout(600_000)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const judge = 'tests/e2e/keyboard.spec.ts'
  for (const { pt } of readRoutes()) {
    const walkThrough = async () => {
      await page.goto(`${readProduct().site}${pt}`)
      await hydrateIslands(page)
      const stops = await walk(page)
      const operable = await countOperable(page)
      expect(stops[0]?.name, pt).toContain('Saltar para o conteúdo')
      const faults = stops.filter(({ isShown, isMarked, isCovered }) => !isShown || !isMarked || isCovered)
      expect(faults, pt).toEqual([])
      expect(stops.length, `${pt}: every operable thing is a stop, once`).toBe(operable)
    }
    await judgePage({ judge, proofs: 'keyboard', href: pt }, walkThrough, page)
  }
  await context.close()
})

test.describe('the menus, which need no script,', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a desk opens every menu, goes through it and leaves it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${readProduct().site}/particulares/contas/conta-flex`)
    const menus = page.getByRole('navigation', { name: 'Menu principal' }).locator('li > button[popovertarget]')
    expect(await menus.count()).toBeGreaterThan(5)
    for (const menu of await menus.all()) {
      const panel = menu.locator('xpath=..').locator('a')
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(panel.first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(panel.first()).toBeFocused()
      const count = await panel.count()
      for (let link = 1; link < count; link++) await page.keyboard.press('Tab')
      await expect(panel.last()).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(panel.first(), 'the panel is put away when the keyboard leaves it').toBeHidden()
    }
  })

  test('the page that the visitor is on is marked in its menu, in the way to it and among the audiences', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${readProduct().site}/empresas/contas/conta-corporate`)
    const header = page.getByRole('banner')
    await expect(header.locator('nav[aria-label="Tipo de Cliente"] [aria-current="true"]')).toHaveText('Empresas')
    await expect(header.getByRole('link', { name: 'Particulares', exact: true })).toBeVisible()
    const menu = header.locator('button[aria-current="true"]')
    await expect(menu).toHaveText('Contas')
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(header.locator('a[aria-current="page"]')).toHaveText(/Conta Corporate/)
    await expect(page.getByRole('navigation', { name: 'Está aqui' }).locator('[aria-current="page"]')).toHaveText(
      'Conta Corporate',
    )
  })

  test('a phone opens the sheet, reaches a page in it, and Escape puts it away', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${readProduct().site}/`)
    const opener = page.getByRole('button', { name: 'Menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const sheet = page.locator('#site-menu')
    await expect(sheet).toBeVisible()
    const box = await sheet.boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('button', { name: 'Fechar' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await sheet.getByRole('button', { name: 'Crédito', exact: true }).focus()
    await page.keyboard.press('Enter')
    await sheet.getByRole('link', { name: 'Crédito Habitação' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/credito-habitacao$/)
  })

  for (const width of [360, 1440]) {
    test(`language, audience and login are in reach of the keyboard at ${width} px`, async ({ page }) => {
      const { site } = readProduct()
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${site}/particulares/contas/conta-flex`)
      const language = page.getByRole('banner').getByRole('link', { name: /English/ })
      await expect(language, 'on every screen, without opening anything').toBeInViewport()
      await language.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${site}/en/private/accounts/flex-account`)
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Português/ })
        .focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${site}/particulares/contas/conta-flex`)
      if (width < 1280) {
        await page.getByRole('button', { name: 'Menu' }).focus()
        await page.keyboard.press('Enter')
      }
      await page.getByRole('banner').getByRole('link', { name: 'Empresas', exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${site}/empresas`)
      await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${site}/empresas#entrar`)
      await expect(page.getByLabel('Código de utilizador')).toBeInViewport()
    })
  }
})
