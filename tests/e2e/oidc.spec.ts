import { expect, test } from '@playwright/test'
import { type IdentityProvider, makeIdentityProvider } from '../support/identity-provider'
import { testPassword } from '../support/product'
import { copyProduct, type ProductApart } from '../support/product-apart'
import { startApart } from '../support/start-apart'

/**
 * Sign-in at a real OpenID provider with its own pages, which is another site to the browser than the CMS: what cookies come along on the way
 * back only a browser knows.
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let product: ProductApart
let provider: IdentityProvider
let started: ReturnType<typeof startApart>
test.beforeAll(async () => {
  product = await copyProduct()
  provider = await makeIdentityProvider({ cms: product.cms, hasLoginPage: true })
  provider.people.set('editor-at-the-bank', {
    subject: 'editor-at-the-bank',
    email: 'editor@bcs.example',
    email_verified: true,
  })
  await provider.start()
  const names = { OIDC_NAME_PT: 'a conta do BCS', OIDC_NAME_EN: 'your BCS account' }
  started = startApart({ ...product.environment, ...provider.settings, ...names, SONA_ROLE: 'cms' })
  await started.seen('Ctrl-C')
})
test.afterAll(async () => {
  started.child.kill('SIGTERM')
  await started.ended
  await provider.stop()
  product.remove()
})

test('leads in to where somebody was going, and leaving leads out of both', async ({ page, context }) => {
  const { cms } = product
  await page.goto(`${cms}/admin/account`)
  await expect(page).toHaveURL(`${cms}/admin/login?redirect=%2Fadmin%2Faccount`)
  await page.getByRole('link', { name: 'Entrar com a conta do BCS' }).click()
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`))
  await page.locator('input[name=login]').fill('editor-at-the-bank')
  await page.locator('input[name=password]').fill('known to the provider only')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  // The session's cookie is kept from what the provider's redirect leads to, and comes along with what the CMS leads to.
  await expect(page).toHaveURL(`${cms}/admin/account`, { timeout: 60_000 })
  await expect(page.locator('input[name=email]')).toHaveValue('editor@bcs.example', { timeout: 30_000 })
  const cookies = await context.cookies(cms)
  expect(cookies.find(({ name }) => name === 'payload-token')).toMatchObject({ sameSite: 'Strict', httpOnly: true })
  expect(cookies.map(({ name }) => name)).not.toContain('sona-provider-flow')

  await page.goto(`${cms}/admin/logout`)
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/session/end`), { timeout: 30_000 })
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(`${cms}/admin/login`)
  expect((await context.cookies(cms)).map(({ name }) => name)).not.toContain('payload-token')
  await page.getByRole('link', { name: 'Entrar com a conta do BCS' }).click()
  // It asks again: nobody is signed in there any more.
  await expect(page.locator('input[name=login]')).toBeVisible()
})

test('says to a stranger that they have no account, and lets them come as somebody else', async ({ page }) => {
  const { cms } = product
  await page.goto(`${cms}/admin/login`)
  await page.getByRole('link', { name: 'Entrar com a conta do BCS' }).click()
  await page.locator('input[name=login]').fill('stranger')
  await page.locator('input[name=password]').fill('known to the provider only')
  provider.people.set('stranger', { subject: 'stranger', email: 'stranger@bcs.example', email_verified: true })
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await expect(page).toHaveURL(`${cms}/admin/login?provider=unknown`)
  await expect(page.getByRole('alert').filter({ hasText: 'não tem conta no CMS' })).toBeVisible()
  await page.getByRole('link', { name: 'Entrar com a conta do BCS' }).click()
  await expect(page.locator('input[name=login]')).toBeVisible()
})

test('says in the person’s language that the provider does not answer, and passwords go on', async ({ page }) => {
  const { cms } = product
  await page.goto(`${cms}/admin/login`)
  await page.getByRole('link', { name: 'Entrar com a conta do BCS' }).click()
  await page.locator('input[name=login]').fill('editor-at-the-bank')
  await page.locator('input[name=password]').fill('known to the provider only')
  provider.isBroken = true
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await expect(page).toHaveURL(`${cms}/admin/login?provider=unreachable`, { timeout: 30_000 })
  await expect(page.getByRole('alert').filter({ hasText: 'não responde' })).toBeVisible()
  await page.getByLabel('E-mail').fill('editor@bcs.example')
  await page.getByLabel('Palavra-passe').fill(testPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(`${cms}/admin`, { timeout: 60_000 })
})
