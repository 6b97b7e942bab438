import type { ChildProcess } from 'node:child_process'
import { expect, type Page, type Route, test } from '@playwright/test'
import { freePort } from '../support/free-port'
import { startApart } from '../support/start-apart'
import { watchPage } from '../support/watch-page'

/** One worker: the site that they ask is started once. */
test.describe.configure({ mode: 'default' })

let site: string
let child: ChildProcess

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const port = await freePort()
  const started = startApart({}, ['--import', 'tsx', 'tests/support/island-site.tsx', String(port)])
  child = started.child
  await started.seen('ready')
  site = `http://localhost:${port}/`
})
test.afterAll(() => child.kill())

/** Holds the scripts of islands back until they are let go, as a slow network does. */
async function holdScripts(page: Page): Promise<{ asked: () => string[]; letGo: () => Promise<void> }> {
  const held: Route[] = []
  const asked: string[] = []
  let isFree = false
  await page.route(/_islands\/(?!boot)/, (route) => {
    asked.push(route.request().url())
    if (isFree) return route.continue()
    held.push(route)
  })
  return {
    asked: () => asked,
    letGo: async () => {
      isFree = true
      for (const route of held) await route.continue()
    },
  }
}

const state = async (page: Page) => JSON.parse((await page.locator('output').textContent()) ?? '')
const isHydrated = (page: Page) => expect(page.locator('[data-island]')).not.toHaveAttribute('data-modules')

test('nothing that was tapped, typed or chosen before the script arrives is lost', async ({ page }) => {
  const { complaints } = watchPage(page)
  const scripts = await holdScripts(page)
  await page.goto(site)
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByLabel('Name').pressSequentially('Esperança')
  await page.getByLabel('Name').press('ArrowLeft')
  await page.getByLabel('New').click()
  await page.getByLabel('Size').selectOption('l')
  await page.getByLabel('Name').focus()
  expect(await state(page)).toEqual({ name: '', isNew: false, size: 'm', count: 0, isSent: false })
  await scripts.letGo()
  await isHydrated(page)
  expect(await state(page)).toEqual({ name: 'Esperança', isNew: true, size: 'l', count: 2, isSent: false })
  await page.keyboard.type('!')
  expect(await state(page)).toMatchObject({ name: 'Esperanç!a' })
  await page.getByRole('button', { name: 'Send' }).click()
  expect(await state(page)).toMatchObject({ isSent: true })
  expect(page.url()).toBe(site)
  expect(complaints).toEqual([])
})

test('a form that is sent too early by the keyboard is sent by the script', async ({ page }) => {
  const { complaints } = watchPage(page)
  const scripts = await holdScripts(page)
  await page.goto(site)
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Name').press('Enter')
  await page.waitForTimeout(100)
  expect(page.url()).toBe(site)
  await scripts.letGo()
  await expect.poll(() => state(page)).toMatchObject({ name: 'Ana', isSent: true })
  expect(complaints).toEqual([])
})

test('nothing is fetched before the visitor moves; then both scripts at once', async ({ page }) => {
  const { complaints, requests } = watchPage(page)
  await page.goto(site)
  await page.waitForTimeout(1_500)
  expect(requests.filter((url) => url.includes('/_islands/'))).toEqual([expect.stringContaining('/boot-')])
  await page.mouse.move(5, 5)
  await isHydrated(page)
  expect(requests.filter((url) => url.includes('/_islands/'))).toHaveLength(3)
  expect(complaints).toEqual([])
})

test('on a slow connection an island waits until it is touched', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', saveData: false } })
  })
  const { requests } = watchPage(page)
  await page.goto(site)
  await page.mouse.move(5, 5)
  await page.keyboard.press('Shift')
  await page.waitForTimeout(500)
  expect(requests.filter((url) => url.includes('/_islands/'))).toHaveLength(1)
  await page.getByRole('button', { name: 'Add' }).click()
  await isHydrated(page)
  expect(await state(page)).toMatchObject({ count: 1 })
})

test('scripts that are gone load the page anew once, and then it works without them', async ({ page }) => {
  let loads = 0
  await page.route(/_islands\/TapForm/, (route) => route.fulfill({ status: 404, body: '' }))
  page.on('load', () => loads++)
  await page.goto(site)
  expect(loads).toBe(1)
  await page.getByLabel('Name').focus()
  await expect.poll(() => loads).toBe(2)
  await page.getByLabel('Name').fill('Ana')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/sent-without-script\?name=Ana$/)
  await expect.poll(() => loads).toBe(3)
  await page.goBack()
  await page.mouse.wheel(0, 100)
  await page.waitForTimeout(500)
  expect(page.url()).toBe(site)
  expect(loads).toBe(4)
})

test('without a network the page stays as it is', async ({ page, context }) => {
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(site)
  await context.setOffline(true)
  await page.getByLabel('Name').fill('Ana')
  await page.waitForTimeout(500)
  expect(await page.getByLabel('Name').inputValue()).toBe('Ana')
  expect(loads).toBe(1)
  await context.setOffline(false)
  await page.getByLabel('Size').focus()
  await isHydrated(page)
  expect(await state(page)).toMatchObject({ name: 'Ana' })
})

test('a new build is told to whoever listens, after an hour and not before', async ({ page }) => {
  const { complaints } = watchPage(page)
  let latest = 'one'
  let asked = 0
  await page.route('**/_build/latest.json', (route) => {
    asked++
    return route.fulfill({ json: { id: latest } })
  })
  await page.clock.install()
  await page.goto(site)
  await page.evaluate(() => {
    document.title = ''
    addEventListener('sona:update', (event) => {
      if (event instanceof CustomEvent) document.title += `${event.detail.id} `
    })
  })
  await page.clock.fastForward('59:00')
  expect(asked).toBe(0)
  await page.clock.fastForward('01:01')
  await expect.poll(() => asked).toBe(1)
  latest = 'two'
  await page.clock.fastForward('01:00:01')
  await expect(page).toHaveTitle(/^two/)
  expect(asked).toBe(2)
  expect(complaints).toEqual([])
})
