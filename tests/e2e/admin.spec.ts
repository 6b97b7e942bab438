import { expect, test } from '@playwright/test'
import { readProduct, testPassword } from '../support/product'

test('the CMS works in a browser, in Portuguese, without asking anything of other sites', async ({ page }) => {
  test.setTimeout(120_000)
  const { cms } = readProduct()
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${cms}/`) && !/^(?:data|blob):/.test(request.url())) outside.push(request.url())
  })
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill('editor@bcs.example')
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`)
  await expect(page.locator('body')).toContainText('Páginas')
  for (const path of [
    '/admin/collections/pages?limit=10',
    '/admin/collections/media',
    '/admin/globals/site-settings',
    '/admin/account',
  ]) {
    await page.goto(`${cms}${path}`)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main, .template-default')).not.toHaveCount(0)
  }
  await page.goto(`${cms}/admin/collections/pages?limit=10`)
  await page.locator('tbody a').first().click()
  await expect(page.locator('#field-title')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(outside).toEqual([])
})
