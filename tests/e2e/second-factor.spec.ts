import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, expect, type Page, request as requests, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { findViolations } from '../support/find-violations'
import { freePort } from '../support/free-port'
import { startApart } from '../support/start-apart'

/**
 * A CMS that was started for the first time by something that is no terminal, in which investigators need a second factor. One after
 * the other: what somebody does in one test is what they have in the next.
 */
test.describe.configure({ mode: 'serial' })
test.setTimeout(120_000)

let data: string
let cms: string
let started: ReturnType<typeof startApart>
const first = new Map<string, string>()
const chosen = 'chuva de agosto no Namibe'

test.beforeAll(async () => {
  test.setTimeout(300_000)
  data = mkdtempSync(join(tmpdir(), 'sona-factors-'))
  const [port, cmsPort] = [await freePort(), await freePort()]
  cms = `http://localhost:${cmsPort}`
  started = startApart({
    SONA_DATA: data,
    SONA_ROLE: 'cms',
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    CMS_URL: cms,
    SECOND_FACTOR_ROLES: 'investigator, approver',
  })
  await started.seen('Ctrl-C')
  for (const line of readFileSync(join(data, 'first-logins.txt'), 'utf8').trim().split('\n')) {
    const [role = '', , password = ''] = line.split('\t')
    first.set(role, password)
  }
})
test.afterAll(async () => {
  started.child.kill('SIGTERM')
  const { output } = await started.ended
  rmSync(data, { recursive: true, force: true })
  // Said when everything has happened: no password of the first logins, and none that was chosen, is in what the product wrote.
  for (const password of [...first.values(), chosen]) expect(output).not.toContain(password)
})

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** The words of one language that these tests go by. */
const words = {
  'pt-AO': { email: 'E-mail', password: 'Palavra-passe', submit: 'Entrar' },
  'en-GB': { email: 'Email', password: 'Password', submit: 'Log in' },
} as const
type Language = keyof typeof words

async function open(
  browser: Browser,
  { locale = 'pt-AO', ...rest }: { locale?: Language; javaScriptEnabled?: boolean; width?: number } = {},
) {
  const { width = 1280, ...options } = rest
  const context = await browser.newContext({ locale, viewport: { width, height: 800 }, ...options })
  return context.newPage()
}

async function typePassword(
  page: Page,
  { role, password, locale = 'pt-AO' }: { role: string; password: string; locale?: Language },
) {
  await page.goto(`${cms}/admin/login`)
  const { email, password: label, submit } = words[locale]
  await page.getByLabel(email).fill(`${role}@bcs.example`)
  await page.getByLabel(label).fill(password)
  await page.getByRole('button', { name: submit }).click()
}

async function choosePassword(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha a sua palavra-passe')
  await page.getByLabel('Palavra-passe nova').fill(chosen)
  await page.getByLabel('A mesma, outra vez').fill(chosen)
  await page.getByRole('button', { name: 'Guardar e continuar' }).click()
}

const isLoggedIn = async (page: Page) =>
  z.object({ user: z.unknown() }).parse(await (await page.request.get(`${cms}/api/users/me`)).json()).user !== null

/** A page is as it should be: by axe, and no wider than its window. */
async function judge(page: Page): Promise<void> {
  expect(await findViolations(page), page.url()).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(tooWide, page.url()).toBeLessThanOrEqual(0)
}

/** A passkey of this browser, as the protocol of its tools makes one: it shows its owner by itself. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return tools
}

let appSecret = ''
let codes: string[] = []

test('the first password is changed before anything else, without script', async ({ browser }) => {
  const page = await open(browser, { javaScriptEnabled: false })
  await page.goto(`${cms}/history?address=/particulares`)
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await page.getByLabel('E-mail').fill('editor@bcs.example')
  await page.getByLabel('Palavra-passe').fill('not what it is')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  // The place that one was going to outlives a wrong password and every step.
  await page.getByLabel('E-mail').fill('editor@bcs.example')
  await page.getByLabel('Palavra-passe').fill(first.get('editor') ?? '')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`${cms}/admin/login/step`)
  expect(await isLoggedIn(page)).toBe(false)
  await page.getByLabel('Palavra-passe nova').fill('Password202612')
  await page.getByLabel('A mesma, outra vez').fill('Password202612')
  await page.getByRole('button', { name: 'Guardar e continuar' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('roubadas')
  await choosePassword(page)
  await expect(page).toHaveURL(/\/history\?address=(?:\/|%2F)particulares$/)
  expect(await isLoggedIn(page)).toBe(true)
  const jar = await page.context().cookies()
  expect(jar.map(({ name }) => name)).not.toContain('sona-ticket')
  expect(jar.filter(({ name }) => name === 'payload-token')).toMatchObject([{ httpOnly: true, sameSite: 'Strict' }])
  await page.context().close()
})

test('a role that needs a second factor adds an app at the first login, by keyboard alone', async ({ browser }) => {
  const page = await open(browser)
  await page.goto(`${cms}/admin/login?redirect=${encodeURIComponent('//evil.example/')}`)
  await judge(page)
  const press = (key: string) => page.keyboard.press(key)
  const reach = async (name: string) => {
    for (let count = 0; count < 20; count++) {
      await press('Tab')
      const focused = page.locator(':focus')
      const label = await focused.evaluate((element) =>
        element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : (element.textContent ?? ''),
      )
      if (label === name) return
    }
    throw new Error(`The keyboard does not reach “${name}”`)
  }
  await reach('E-mail')
  await page.keyboard.type('investigator@bcs.example')
  await reach('Palavra-passe')
  await page.keyboard.type(first.get('investigator') ?? '')
  await press('Enter')
  await expect(page).toHaveURL(`${cms}/admin/login/step`)
  await judge(page)
  await reach('Palavra-passe nova')
  await page.keyboard.type(chosen)
  await reach('A mesma, outra vez')
  await page.keyboard.type(chosen)
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Junte um segundo factor')
  await judge(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await judge(page)
  expect(await isLoggedIn(page)).toBe(false)
  appSecret = ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  expect(appSecret).toMatch(/^[A-Z2-7]{32}$/)
  expect(await page.getByRole('link', { name: 'Abrir na aplicação' }).getAttribute('href')).toContain(appSecret)
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible()
  await page.getByLabel('Código que a aplicação mostra').fill('000000')
  await page.getByRole('button', { name: 'Juntar a aplicação' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('O código não está certo')
  await reach('Código que a aplicação mostra')
  await page.keyboard.type(codeOf(appSecret, -1))
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guarde estes códigos')
  await judge(page)
  codes = await page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Já os guardei' }).click()
  await expect(page).toHaveURL(`${cms}/admin`)
  await page.goto(`${cms}/admin/security/codes`)
  await expect(page).toHaveURL(`${cms}/admin/security`)
  await judge(page)
  await page.context().close()
})

test('a code lets in once, and so does a recovery code, in English and without script', async ({ browser }) => {
  const code = codeOf(appSecret)
  const page = await open(browser, { locale: 'en-GB', javaScriptEnabled: false })
  const begin = () => typePassword(page, { role: 'investigator', password: chosen, locale: 'en-GB' })
  await begin()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show that it is your account')
  await page.getByLabel('Code of six digits').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${cms}/admin`)
  await page.context().clearCookies()
  await begin()
  await page.getByLabel('Code of six digits').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('was used already')
  expect(await isLoggedIn(page)).toBe(false)
  await page.getByText('I have neither my phone nor my passkey').click()
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Use this code' }).click()
  await expect(page).toHaveURL(`${cms}/admin`)
  await page.context().clearCookies()
  await begin()
  await page.getByText('I have neither my phone nor my passkey').click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Use this code' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  expect(await isLoggedIn(page)).toBe(false)
  // The other language, chosen before anybody is logged in, stays.
  await page.getByRole('link', { name: 'Em português' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mostre que é a sua conta')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-AO')
  await page.context().close()
})

test('a passkey is added to an account and lets in; what is stolen changes nothing', async ({ browser }) => {
  const page = await open(browser)
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy|Refused to/i.test(message.text())) violations.push(message.text())
  })
  await addAuthenticator(page)
  await typePassword(page, { role: 'editor', password: chosen })
  await expect(page).toHaveURL(`${cms}/admin`)
  await page.goto(`${cms}/admin/account`)
  await page.getByRole('link', { name: 'Segundos factores e códigos de recuperação' }).click()
  await expect(page).toHaveURL(`${cms}/admin/security`)
  await judge(page)
  await page.getByLabel('Palavra-passe actual').fill(chosen)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Chave de acesso' })).toBeVisible()
  await judge(page)
  await page.getByLabel('Nome da chave').fill('Portátil')
  await page.getByRole('button', { name: 'Juntar uma chave de acesso' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guarde estes códigos')
  await page.getByRole('button', { name: 'Já os guardei' }).click()
  await expect(page).toHaveURL(`${cms}/admin/security`)
  await expect(page.getByRole('listitem')).toContainText('Portátil')
  const session = (await page.context().cookies()).filter(({ name }) => name === 'payload-token')

  await page.context().clearCookies()
  await typePassword(page, { role: 'editor', password: chosen })
  await judge(page)
  await page.getByRole('button', { name: 'Usar a chave de acesso' }).click()
  await expect(page).toHaveURL(`${cms}/admin`)
  expect(await isLoggedIn(page)).toBe(true)
  expect(violations).toEqual([])
  await page.context().close()

  // Somebody with the cookie, and even with the password, but without the passkey.
  const thief = await open(browser)
  await thief.context().addCookies(session)
  await thief.goto(`${cms}/admin/security`)
  await expect(thief.getByRole('listitem')).toContainText('Portátil')
  await expect(thief.getByRole('button', { name: 'Retirar' })).toHaveCount(0)
  await thief.getByLabel('Palavra-passe actual').fill('not what it is')
  await thief.getByRole('button', { name: 'Continuar' }).click()
  await expect(thief.getByRole('main').getByRole('alert')).toContainText('não está certa')
  await thief.getByLabel('Palavra-passe actual').fill(chosen)
  await thief.getByRole('button', { name: 'Continuar' }).click()
  await expect(thief).toHaveURL(`${cms}/admin/login/step`)
  for (const path of ['remove', 'recovery-codes', 'passkey-options', 'app']) {
    const answer = await thief.request.post(`${cms}/api/users/factors/${path}`, {
      headers: { Origin: cms },
      data: { factor: 1, code: '000000' },
    })
    expect([path, answer.status()]).toEqual([path, 401])
  }
  await thief.context().close()
})

test('an outsider with a password and no factor gets no session by any way', async () => {
  const outsider = await requests.newContext()
  const headers = { Origin: cms, 'Accept-Language': 'pt' }
  const credentials = { email: 'investigator@bcs.example', password: chosen }
  const form = await outsider.post(`${cms}/api/users/sign-in`, { headers, form: credentials, maxRedirects: 0 })
  const rest = await outsider.post(`${cms}/api/users/login`, { headers, data: credentials })
  const query = `mutation { loginUser(email: "${credentials.email}", password: "${chosen}") { token } }`
  const graphQL = await outsider.post(`${cms}/api/graphql`, { headers, data: { query } })
  expect([form.status(), form.headers()['location']]).toEqual([303, '/admin/login/step'])
  expect(rest.status()).toBe(403)
  const { ticket } = z
    .object({
      errors: z.tuple([z.object({ data: z.strictObject({ ticket: z.string(), steps: z.array(z.string()) }) })]),
    })
    .parse(await rest.json()).errors[0].data
  expect(graphQL.status()).toBe(403)
  expect(await graphQL.text()).not.toMatch(/"token":"/)
  for (const answer of [form, rest, graphQL])
    expect(answer.headersArray().filter(({ value }) => value.includes('payload-token='))).toEqual([])
  // Nor through GraphQL for somebody who is logged in as somebody else.
  const owed = z.object({ errors: z.tuple([z.object({ data: z.object({ ticket: z.string() }) })]) })
  const compliance = { email: 'compliance@bcs.example', password: first.get('compliance') ?? '' }
  const begun = await outsider.post(`${cms}/api/users/login`, { headers, data: compliance })
  const changed = await outsider.post(`${cms}/api/users/sign-in/password`, {
    headers,
    data: { ticket: owed.parse(await begun.json()).errors[0].data.ticket, password: chosen },
  })
  const { token } = z.object({ token: z.string() }).parse(await changed.json())
  const insider = await requests.newContext({
    extraHTTPHeaders: { Authorization: `JWT ${token}`, 'Accept-Language': 'pt' },
  })
  const asColleague = await insider.post(`${cms}/api/graphql`, { data: { query } })
  expect(await asColleague.text()).toContain('mais um passo')
  expect(await asColleague.text()).not.toMatch(/"token":"/)
  await insider.dispose()
  // The ticket is no login, whatever it is shown as.
  const shown = [
    { Authorization: `JWT ${ticket}` },
    { Authorization: `Bearer ${ticket}` },
    { Cookie: `payload-token=${ticket}` },
  ]
  for (const header of shown) {
    const answer = await outsider.get(`${cms}/api/users/me`, { headers: header })
    expect(z.object({ user: z.null() }).safeParse(await answer.json()).success).toBe(true)
  }
  // A page of another origin cannot take a step, ticket or not.
  const elsewhere = { Origin: 'http://evil.bank.test', 'Sec-Fetch-Site': 'same-site' }
  const sibling = await outsider.post(`${cms}/api/users/sign-in/code`, {
    headers: elsewhere,
    form: { ticket, code: codes[1] ?? '' },
    maxRedirects: 0,
  })
  expect(sibling.status()).toBe(403)
  await outsider.dispose()
})

test('every page is drawn for small windows and dark rooms, in both languages', async ({ browser }) => {
  for (const locale of ['pt-AO', 'en-GB'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open(browser, { locale, width: 360 })
      await page.emulateMedia({ colorScheme })
      await page.goto(`${cms}/admin/login`)
      await judge(page)
      await typePassword(page, { role: 'investigator', password: chosen, locale })
      await expect(page).toHaveURL(`${cms}/admin/login/step`)
      await judge(page)
      await page.context().close()
    }
  }
})
