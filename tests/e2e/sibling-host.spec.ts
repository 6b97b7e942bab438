import { createServer, type Server } from 'node:http'
import { chromium, expect, type Page, request as requests, test } from '@playwright/test'
import { z } from 'zod'
import { chromiumEnvironment, chromiumFlags, findChromium } from '../support/chromium'
import { logIn } from '../support/cms'
import { testPassword } from '../support/product'
import { copyProduct, type ProductApart } from '../support/product-apart'
import { startApart } from '../support/start-apart'

/**
 * A page on a host beside the CMS's, in the browser of an administrator who is logged in. Both names lead to this machine. To the browser
 * they are the same site: the cookie goes along with what the sibling asks, `SameSite=Strict` or not.
 */
test.setTimeout(240_000)

let product: ProductApart
let started: ReturnType<typeof startApart>
let sibling: Server
test.beforeAll(async () => {
  test.setTimeout(240_000)
  product = await copyProduct()
  const address = { CMS_URL: `http://cms.bank.test:${product.environment['CMS_PORT']}` }
  started = startApart({ ...product.environment, SONA_ROLE: 'cms', ...address })
  await started.seen('Ctrl-C')
  sibling = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>sibling</title><p>A page beside the CMS')
  })
  await new Promise<void>((resolve) => sibling.listen(0, '127.0.0.1', resolve))
})
test.afterAll(async () => {
  sibling.close()
  started.child.kill('SIGTERM')
  await started.ended
  product.remove()
})

/** Tries what the page can do, in its own script. Runs in the browser. */
async function attack(page: Page, cms: string): Promise<void> {
  await page.evaluate(async (target) => {
    const account = { name: 'Ours', email: 'ours@evil.test', role: 'approver', password: 'a very long password' }
    const multipart = new FormData()
    multipart.append('_payload', JSON.stringify(account))
    const simple = { credentials: 'include', mode: 'no-cors', method: 'POST' } as const
    const text = { 'Content-Type': 'text/plain' }
    const json = { 'Content-Type': 'application/json' }
    await Promise.allSettled([
      fetch(`${target}/api/users`, { ...simple, body: multipart }),
      fetch(`${target}/api/users`, { ...simple, body: JSON.stringify(account), headers: text }),
      fetch(`${target}/api/users`, { ...simple, body: new URLSearchParams({ _payload: JSON.stringify(account) }) }),
      fetch(`${target}/api/users`, { ...simple, mode: 'cors', body: JSON.stringify(account), headers: json }),
      fetch(`${target}/api/users/logout`, { ...simple }),
      fetch(`${target}/api/graphql`, {
        ...simple,
        body: JSON.stringify({ query: 'mutation { logoutUser }' }),
        headers: text,
      }),
      fetch(`${target}/api/users/1`, { credentials: 'include', mode: 'cors', method: 'DELETE' }),
    ])
  }, cms)
}

test('a page beside the CMS changes nothing, frames nothing and reads nothing', async () => {
  const sites = sibling.address()
  const port = typeof sites === 'object' && sites !== null ? sites.port : 0
  const cms = `http://cms.bank.test:${product.environment['CMS_PORT']}`
  const evil = `http://evil.bank.test:${port}`
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags, '--host-resolver-rules=MAP *.bank.test 127.0.0.1'],
    env: chromiumEnvironment,
  })
  const context = await browser.newContext({ locale: 'pt-AO' })
  const page = await context.newPage()
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill('admin@bcs.example')
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`)

  const statuses: number[] = []
  const attempts: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(`${cms}/api/`) || ['GET', 'OPTIONS'].includes(request.method())) return
    attempts.push(`${request.method()} ${request.url()}`)
  })
  const sent: Promise<Record<string, string>>[] = []
  context.on('response', (response) => {
    if (!response.url().startsWith(`${cms}/api/`) || response.request().method() === 'OPTIONS') return
    if (response.request().method() === 'GET') return
    statuses.push(response.status())
    sent.push(response.request().allHeaders())
  })
  const other = await context.newPage()
  await other.goto(evil)
  await attack(other, cms)
  // The form that needs no script: the browser goes to the CMS with it.
  await other.setContent(
    `<form method="post" enctype="multipart/form-data" action="${cms}/api/users"><input name="_payload" value='{"name":"Ours","email":"form@evil.test","role":"approver","password":"a very long password"}'><button>Win</button></form>`,
  )
  await other.getByRole('button').click()
  await expect(other).toHaveURL(`${cms}/api/users`)
  await expect(other.locator('body')).toContainText('fora do CMS')
  expect(attempts.length).toBeGreaterThanOrEqual(5)
  // Most answers the browser keeps even from those who listen to it: they say that they are for their own origin only.
  expect(new Set(statuses)).toEqual(new Set([403]))
  // The attack was worth trying: the browser did send the administrator's login with it.
  const heads = await Promise.all(sent)
  expect(heads.some(({ cookie }) => cookie?.includes('payload-token='))).toBe(true)

  await other.goto(evil)
  const framed = await other.evaluate(async (target) => {
    const frame = document.createElement('iframe')
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    frame.src = `${target}/admin`
    document.body.append(frame)
    await loaded
    return frame.contentDocument === null
  }, cms)
  expect(framed).toBe(true)
  expect(other.frames().map((frame) => frame.url())).not.toContain(`${cms}/admin`)
  const read = await other.evaluate(async (target) => {
    const answer = await fetch(`${target}/api/users`, { credentials: 'include' }).catch(() => null)
    return answer === null ? 'nothing' : answer.text()
  }, cms)
  expect(read).toBe('nothing')
  await browser.close()

  const request = await requests.newContext()
  const accounts = await (await logIn(request, 'admin', product.cms)).find('users', 'limit=100&depth=0')
  const mails = accounts.map((account) => z.string().parse(account['email']))
  expect(mails.filter((mail) => mail.endsWith('evil.test'))).toEqual([])
  expect(mails).toContain('admin@bcs.example')
  await request.dispose()
})
