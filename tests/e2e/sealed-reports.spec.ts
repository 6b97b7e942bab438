import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { makeDeskPage } from '@/src/desk/make-desk-page'
import { toSealedDirectory } from '@/src/intake/installation'
import { openCaseKey } from '@/src/sealed/case-keys'
import { toAnswerBy } from '@/src/sealed/deadlines'
import { lockPrivateHalf } from '@/src/sealed/private-half'
import { readCase } from '@/src/sealed/read-case'
import { composeReply } from '@/src/sealed/replies'
import { openSealedStore } from '@/src/sealed/store/sealed-store'
import { type Desk, serveDesk } from '@/src/server/desk/serve-desk'
import { findViolations } from '../support/find-violations'
import { makePhoto } from '../support/make-files'
import { openTestIntake, type TestIntake } from '../support/sealed-intake'

/** Reports from their first word to the answer, by people without script, with a keyboard, and at the desk. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const passphrase = 'seven words that nobody guesses'
let site: TestIntake
let desk: Desk
let files: string
let keyFile: string

test.beforeAll(async () => {
  site = await openTestIntake()
  const root = site.bank.root.verifyKey
  desk = await serveDesk({ port: 0, host: '127.0.0.1', dataDirectory: site.data, root })
  files = mkdtempSync(join(tmpdir(), 'sona-desk-files-'))
  keyFile = join(files, 'ana.sealedkey')
  writeFileSync(keyFile, await lockPrivateHalf(site.bank.halves.ana, passphrase))
  writeFileSync(join(files, 'desk.html'), (await makeDeskPage(root)).html)
})
test.afterAll(async () => {
  await desk.stop()
  await site.stop()
  rmSync(files, { recursive: true })
})

/** So long a person reads at least: what is sent sooner is no person's. */
const reading = 1_700

async function judge(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }))
  expect(scrolled).toBeLessThanOrEqual(width)
}

const languages = [
  {
    prefix: '',
    report: 'O que aconteceu?',
    go: 'Continuar',
    send: 'Enviar',
    check: 'Verificar o código',
    again: /Escreva agora o código/,
    right: 'Está certo',
    code: 'O seu código',
    open: 'Abrir',
    none: 'Ainda não há respostas',
    message: 'A sua mensagem',
    sent: 'A sua mensagem foi enviada',
    exit: 'Sair já para outro site',
  },
  {
    prefix: '/en',
    report: 'What happened?',
    go: 'Continue',
    send: 'Send',
    check: 'Check the code',
    again: /Now type the code/,
    right: 'That is right',
    code: 'Your code',
    open: 'Open',
    none: 'There are no answers yet',
    message: 'Your message',
    sent: 'Your message has been sent',
    exit: 'Leave for another site now',
  },
] as const

/** Answers the report with a text, as one of those who may, and says that it was read. */
async function answerReport(text: string, said: string): Promise<void> {
  const store = openSealedStore(toSealedDirectory(site.data))
  const { ana } = site.bank.halves
  const day = new Date().toISOString().slice(0, 10)
  for (const { id } of store.casesOf('ana')) {
    const [blob] = store.keyBlobs(id)
    const key = await openCaseKey(blob?.blob ?? new Uint8Array(), ana.identity, id)
    const before = store.items(id).map((item) => item.blob)
    const [first] = await readCase(before, [key], site.bank.directory.readers)
    if (first?.item?.header.text !== text) continue
    const mailboxRecipient = first.item.header.mailbox?.recipient ?? ''
    const reply = await composeReply({ kind: 'reply', text: said, day, key, mailboxRecipient, before }, ana)
    expect(store.addItem({ caseId: id, place: before.length + 1, from: 'desk', day, blob: reply })).toBe(true)
    store.acknowledge(id, { day, answerBy: toAnswerBy(day) })
    return store.close()
  }
  throw new Error(`Nobody reported “${text}”`)
}

const ways = [
  { how: 'without script', javaScriptEnabled: false, isByKeyboard: false },
  { how: 'with script, by keyboard', javaScriptEnabled: true, isByKeyboard: true },
] as const

for (const { how, javaScriptEnabled, isByKeyboard } of ways) {
  for (const words of languages) {
    test(`a report ${how} at 360 px: a file, a code, a return, an answer, another file${words.prefix}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
      const page = await context.newPage()
      const text = `Seen ${how} ${words.prefix}`
      const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() }
      const go = async (name: string) => {
        await page.waitForTimeout(reading)
        const button = page.getByRole('button', { name, exact: true })
        await (isByKeyboard ? button.press('Enter') : button.click())
      }
      const enter = async (code: string) => {
        await page.goto(`${site.address}${words.prefix}/_sealed/return`)
        await page.getByLabel(words.code).fill(code)
        await go(words.open)
      }
      await page.goto(`${site.address}${words.prefix}/_sealed/report`)
      await page.getByLabel(words.report).fill(text)
      await page.locator('input[type=file]').setInputFiles(photo)
      await go(words.go)
      await expect(page.getByRole('group', { name: 'photo.jpg' })).toBeVisible()
      if (javaScriptEnabled) await judge(page)
      await go(words.send)
      const code = (await page.locator('#receipt-code').textContent()) ?? ''
      expect(page.url()).not.toContain(code.slice(0, 4))
      if (javaScriptEnabled) await judge(page)
      await page.getByLabel(words.again).fill(code)
      await go(words.check)
      await expect(page.getByRole('status')).toContainText(words.right)
      await enter(code)
      await expect(page.getByText(words.none)).toBeVisible()
      await answerReport(text, 'Who else saw it?')
      await enter(code)
      await expect(page.getByText('Who else saw it?')).toBeVisible()
      if (javaScriptEnabled) await judge(page)
      await page.getByLabel(words.message).fill('My neighbour')
      await page.locator('input[type=file]').setInputFiles({ ...photo, name: 'second.jpg' })
      await go(words.go)
      await expect(page.getByRole('group', { name: 'second.jpg' })).toBeVisible()
      await go(words.send)
      await expect(page.getByRole('status')).toContainText(words.sent)
      if (javaScriptEnabled) await judge(page)

      // The way out leads to another site, which is not told where somebody comes from, and back there is nothing to see.
      const referrers: (string | undefined)[] = []
      await page.route('https://*.wikipedia.org/**', (route) => {
        referrers.push(route.request().headers()['referer'])
        return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
      })
      const exit = page.getByRole('link', { name: words.exit })
      await (isByKeyboard ? exit.press('Enter') : exit.click())
      await expect(page).toHaveTitle('Elsewhere')
      expect(referrers).toEqual([undefined])
      expect(await context.cookies()).toEqual([])
      await context.close()
    })
  }
}

/** Writes a report by keyboard alone. @returns its code. */
async function reportByKeyboard(page: Page, text: string): Promise<string> {
  await page.goto(`${site.address}/en/_sealed/report`)
  await page.getByLabel('What happened?').focus()
  await page.keyboard.type(text)
  await page.waitForTimeout(reading)
  for (let steps = 0; steps < 40; steps++) {
    if (await page.evaluate(() => document.activeElement?.tagName === 'BUTTON')) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  return (await page.locator('#receipt-code').textContent()) ?? ''
}

/** Opens the desk with a key, by its address or from a disk. */
async function openDesk(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.getByLabel('File of your key').setInputFiles(keyFile)
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Open a saved case' })).toBeVisible({ timeout: 60_000 })
  return page
}

test('every page of a report keeps to axe and to the width, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const prefix of ['', '/en']) {
    for (const place of ['report', 'return', 'other']) {
      await page.goto(`${site.address}${prefix}/_sealed/${place}`)
      await judge(page)
    }
  }
  const code = await reportByKeyboard(page, 'By keyboard')
  await judge(page)
  await page.goto(`${site.address}/en/_sealed/return`)
  await page.getByLabel('Your code').fill(code)
  await page.waitForTimeout(reading)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible()
  await judge(page)
})

test('the desk opens a report, answers it, and its author reads the answer', async ({ page, browser }) => {
  const code = await reportByKeyboard(page, 'To be answered <b>here</b>')
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } })
  const problems: string[] = []
  const staff = await openDesk(context, `http://127.0.0.1:${desk.port}/`)
  staff.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await judge(staff)
  const opened = staff.getByText('To be answered <b>here</b>')
  for (const button of await staff.getByRole('button', { name: /^Open [0-9a-f]{8}$/ }).all()) {
    const id = (await button.textContent())?.slice('Open '.length) ?? ''
    await button.click()
    // Not the case before it, which stands there until this one is open.
    await expect(staff.getByRole('heading', { name: id, exact: true })).toBeVisible()
    if (await opened.isVisible()) break
  }
  await expect(opened).toBeVisible()
  await expect(staff.getByRole('heading', { name: /^1 · Report · .* · By the reporter$/ })).toBeVisible()
  await judge(staff)
  await staff.getByLabel('Your answer').fill('Thank you. Who else saw it?')
  await staff.getByRole('button', { name: 'Seal and send' }).click()
  await expect(staff.getByRole('status')).toHaveText('It was sealed and sent.')
  const download = staff.waitForEvent('download')
  await staff.getByRole('button', { name: 'Save to open without a network' }).click()
  await (await download).saveAs(join(files, 'saved.sealedcase'))
  expect(problems).toEqual([])
  await context.close()

  expect(readFileSync(join(files, 'saved.sealedcase'), 'utf8')).not.toContain('To be answered')
  await page.goto(`${site.address}/en/_sealed/return`)
  await page.getByLabel('Your code').fill(code)
  await page.waitForTimeout(reading)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you. Who else saw it?')).toBeVisible()
  await expect(page.getByText(/^Reader ana, on /)).toBeVisible()
})

/** Opens the case in which a text stands. @returns whether there is one that this person may open. */
async function openCase(staff: Page, text: string): Promise<boolean> {
  for (const button of await staff.getByRole('button', { name: /^Open [0-9a-f]{8}$/ }).all()) {
    const id = (await button.textContent())?.slice('Open '.length) ?? ''
    await button.click()
    await expect(staff.getByRole('heading', { name: id, exact: true })).toBeVisible()
    if (await staff.getByText(text).first().isVisible()) return true
  }
  return false
}

/** Opens the desk as somebody else than Ana. */
async function openDeskAs(name: 'rui' | 'eva', context: BrowserContext): Promise<Page> {
  keyFile = join(files, `${name}.sealedkey`)
  writeFileSync(keyFile, await lockPrivateHalf(site.bank.halves[name], passphrase))
  try {
    return await openDesk(context, `http://127.0.0.1:${desk.port}/`)
  } finally {
    keyFile = join(files, 'ana.sealedkey')
  }
}

test('two at the desk take a third out of a case, who opens nothing of it any more, and its author writes on', async ({
  page,
  browser,
}) => {
  const code = await reportByKeyboard(page, 'Eva should not read on')
  const context = await browser.newContext({ locale: 'en-GB' })
  const eva = await openDeskAs('eva', context)
  expect(await openCase(eva, 'Eva should not read on')).toBe(true)
  const ana = await openDesk(context, `http://127.0.0.1:${desk.port}/`)
  await openCase(ana, 'Eva should not read on')
  await ana.getByLabel('Reader eva').press('Space')
  await ana.getByRole('button', { name: 'Propose these people' }).press('Enter')
  await expect(ana.getByRole('status')).toHaveText('Proposed. Another person is needed.')

  // Whoever would leave cannot agree.
  await openCase(eva, 'Eva should not read on')
  await expect(eva.getByText('only somebody who stays can agree')).toBeVisible()
  await expect(eva.getByRole('button', { name: 'I agree to these people' })).toHaveCount(0)
  const rui = await openDeskAs('rui', context)
  await openCase(rui, 'Eva should not read on')
  await expect(rui.getByText('Reader ana proposes that these may open it: Reader ana, Reader rui')).toBeVisible()
  expect(await findViolations(rui)).toEqual([])
  await rui.getByRole('button', { name: 'I agree to these people' }).press('Enter')
  await expect(rui.getByRole('status')).toHaveText('Changed by two people.')
  expect(await openCase(await openDeskAs('eva', context), 'Eva should not read on')).toBe(false)

  await page.goto(`${site.address}/en/_sealed/return`)
  await page.getByLabel('Your code').fill(code)
  await page.waitForTimeout(reading)
  await page.keyboard.press('Enter')
  await page.getByLabel('Your message').fill('I have more to say')
  await page.waitForTimeout(reading)
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  await expect(page.getByRole('status')).toContainText('Your message has been sent')
  await openCase(ana, 'Eva should not read on')
  await expect(ana.getByText('I have more to say')).toBeVisible()
  await expect(ana.getByText('FORGED')).toHaveCount(0)
  await context.close()
})

test('one proposes at the desk to close a case, another reads why and agrees', async ({ page, browser }) => {
  const code = await reportByKeyboard(page, 'To be closed by two')
  const context = await browser.newContext({ locale: 'en-GB' })
  const ana = await openDesk(context, `http://127.0.0.1:${desk.port}/`)
  expect(await openCase(ana, 'To be closed by two')).toBe(true)
  await ana.getByLabel('What is proposed').selectOption('close')
  await ana.getByLabel('Why').fill('Nothing came of it')
  await ana.getByRole('button', { name: 'Propose', exact: true }).press('Enter')
  await expect(ana.getByRole('status')).toHaveText('Proposed. Another person is needed.')
  const rui = await openDeskAs('rui', context)
  expect(await openCase(rui, 'To be closed by two')).toBe(true)
  await expect(rui.getByText('Reader ana proposes: Close the case')).toBeVisible()
  await expect(rui.getByText('Nothing came of it').first()).toBeVisible()
  expect(await findViolations(rui)).toEqual([])
  await rui.getByRole('button', { name: 'I agree', exact: true }).press('Enter')
  await expect(rui.getByRole('status')).toHaveText('Decided by two people.')
  await context.close()

  await page.goto(`${site.address}/en/_sealed/return`)
  await page.getByLabel('Your code').fill(code)
  await page.waitForTimeout(reading)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Closed on /)).toBeVisible()
  await expect(page.getByText('Nothing came of it')).toHaveCount(0)
})

test('the desk from a disk opens a saved case without any network, and nobody else opens it', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', offline: true })
  const asked: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith('file:') && !request.url().startsWith('blob:')) asked.push(request.url())
  })
  const staff = await openDesk(context, pathToFileURL(join(files, 'desk.html')).href)
  await staff.getByLabel('File of the case').setInputFiles(join(files, 'saved.sealedcase'))
  await staff.getByRole('button', { name: 'Open a saved case' }).click()
  await expect(staff.getByText('To be answered <b>here</b>')).toBeVisible()
  expect(asked).toEqual([])

  keyFile = join(files, 'board.sealedkey')
  writeFileSync(keyFile, await lockPrivateHalf(site.bank.halves['board-one'], passphrase))
  const other = await openDesk(context, pathToFileURL(join(files, 'desk.html')).href)
  await other.getByLabel('File of the case').setInputFiles(join(files, 'saved.sealedcase'))
  await other.getByRole('button', { name: 'Open a saved case' }).click()
  await expect(other.getByRole('status')).toContainText('No key of this case is for this identity')
  await expect(other.getByText('To be answered')).toHaveCount(0)
  await context.close()
})
