import { type Browser, expect, type Page, test } from '@playwright/test'
import { bringFormToLife } from '../support/bring-form-to-life'
import { approveFormInRoom } from '../support/decide-in-room'
import { type FormDesk, fillPair, openFormDesk, type WrittenField } from '../support/form-desk'
import { readProduct } from '../support/product'

/** Three forms of a bank, each written by somebody of compliance in the form builder, approved by somebody else, and filled in by a visitor. */

test.setTimeout(420_000)

const { site } = readProduct()
const began = Date.now()

/** Has a second person approve what was proposed, by clicks in the review room, and waits until visitors are asked. @returns where */
async function approve(browser: Browser, id: number, key: string): Promise<string> {
  await approveFormInRoom(browser, id)
  const address = `${site}/en/_forms/${key}`
  await expect.poll(async () => (await fetch(address)).status, { timeout: 15_000 }).toBe(200)
  return address
}

/** Writes a form, has it approved, and says how long that took. @returns where visitors find it */
async function publish(
  browser: Browser,
  { key, title, write }: { key: string; title: { pt: string; en: string }; write: (desk: FormDesk) => Promise<void> },
): Promise<string> {
  const desk = await openFormDesk(browser)
  const start = performance.now()
  const id = await desk.begin(key, title.pt, title)
  await write(desk)
  await desk.save()
  await desk.propose('The bank asks for it in this way.')
  const address = await approve(browser, id, key)
  const seconds = Math.round((performance.now() - start) / 1_000)
  test.info().annotations.push({ type: `“${title.en}” written and published`, description: `${seconds} s of machine` })
  await desk.page.context().close()
  return address
}

async function openAsVisitor(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    javaScriptEnabled,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto(address)
  if (javaScriptEnabled) await bringFormToLife(page)
  return page
}

const named = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const choose = (page: Page, name: string, value: string) =>
  page.locator(`main [name="${name}"][value="${value}"]`).check()
const send = (page: Page) => page.locator('main [data-part="ending"] button').first().click()
const said = (page: Page) => page.getByRole('main').getByRole('alert').getByRole('link').allTextContents()
const received = (page: Page) => expect(page.locator('main [data-part="reference"]')).toBeVisible()
/** Whoever sends within a second of opening a page looks like a program. */
const takeTime = (page: Page) => page.waitForTimeout(1_600)

async function addAll({ add }: FormDesk, fields: readonly WrittenField[]): Promise<void> {
  for (const field of fields) await add(field)
}

test('a company with its owners: shares of 40 and 60 are taken, 40 and 61 refused in the same words with and without script', async ({
  browser,
}) => {
  const message = { pt: 'As participações têm de somar 100 %.', en: 'The shares have to add up to 100 %.' }
  const address = await publish(browser, {
    key: `company${began}`,
    title: { pt: 'Conta de empresa', en: 'Company account' },
    write: async (desk) => {
      await desk.add({ type: 'Text', pt: 'Denominação', en: 'Company name', required: true })
      const owners = await desk.add({ type: 'Repeating group', pt: 'Sócios', en: 'Owners' })
      await fillPair(owners.getByRole('group', { name: 'What one of them is called' }), { pt: 'Sócio', en: 'Owner' })
      await owners.getByLabel('At most', { exact: true }).fill('10')
      await addAll(desk, [
        { into: 'Owners', type: 'Text', pt: 'Nome', en: 'Name', required: true, personal: true },
        {
          ...{ into: 'Owners', type: 'Number', pt: 'Participação', en: 'Share', required: true },
          rules: { Least: '0', Most: '100' },
        },
        { into: 'Owners', type: 'Yes or no', pt: 'Cargo político', en: 'Political office', required: true },
        {
          ...{ into: 'Owners', type: 'Text', pt: 'Que cargo', en: 'Which office', required: true },
          when: { field: 'Political office', value: 'true' },
        },
        { type: 'E-mail', pt: 'Endereço', en: 'Address for answers', required: true },
        { type: 'Consent', pt: 'Declaro que é verdade.', en: 'I declare that this is true.', required: true },
      ])
      const { page } = desk
      await page.getByRole('button', { name: 'Rules', exact: true }).click()
      await page.getByRole('button', { name: 'Add rule' }).click()
      await page.getByLabel('It is kept when').fill('sum(owners.map(o, o.share)) == 100')
      await fillPair(page.getByRole('group', { name: 'What is said to who breaks it' }), message)
      await page.getByLabel('Where the message stands').selectOption('owners')
    },
  })
  for (const isLive of [false, true]) {
    const page = await openAsVisitor(browser, address, isLive)
    await named(page, 'companyName').fill(`Kwanza ${isLive ? 'A' : 'B'}, Lda`)
    await page.getByRole('button', { name: 'Add Owner' }).click()
    for (const [place, [name, share]] of [
      ['Ana', '40'],
      ['Rui', '61'],
    ].entries()) {
      await named(page, `owners.${place}.name`).fill(name ?? '')
      await named(page, `owners.${place}.share`).fill(share ?? '')
      await choose(page, `owners.${place}.politicalOffice`, 'false')
    }
    await named(page, 'addressForAnswers').fill('ana@bcs.example')
    await named(page, 'iDeclareThatThis').check()
    await takeTime(page)
    await send(page)
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(1)
    expect(await said(page)).toEqual([message.en])
    await named(page, 'owners.1.share').fill('60')
    await takeTime(page)
    await send(page)
    await received(page)
    await page.context().close()
  }
})

test('a registration like that of voters asks for what an answer brings up, and for an age', async ({ browser }) => {
  const address = await publish(browser, {
    key: `voter${began}`,
    title: { pt: 'Registo de eleitor', en: 'Register to vote' },
    write: async (desk) => {
      await addAll(desk, [
        { type: 'Section', pt: 'Quem é', en: 'Who you are' },
        { type: 'Text', pt: 'Nomes próprios', en: 'First names', required: true, personal: true },
        { type: 'Text', pt: 'Apelido', en: 'Last name', required: true, personal: true },
        {
          ...{ type: 'Date', pt: 'Data de nascimento', en: 'Birth date', required: true, personal: true },
          rules: { 'Minimum age, in years': '16' },
        },
        {
          ...{ type: 'Choice of one', pt: 'Nacionalidade', en: 'Nationality', required: true },
          options: 'Angolana|Angolan|angolan\nOutra|Another|another',
        },
        {
          ...{ type: 'Country', pt: 'De que país', en: 'Of which country', required: true },
          when: { field: 'Nationality', value: 'another' },
        },
        { type: 'Yes or no', pt: 'Tem bilhete de identidade?', en: 'Do you have an identity card?', required: true },
        {
          ...{ type: 'Text', pt: 'Número do bilhete', en: 'Number of the card', required: true, personal: true },
          when: { field: 'Do you have an identity card?', value: 'true' },
        },
        {
          ...{ type: 'Long text', pt: 'Porque não tem?', en: 'Why do you have none?', required: true },
          when: { field: 'Do you have an identity card?', value: 'false' },
        },
        { type: 'Section', pt: 'Onde vive', en: 'Where you live' },
        { type: 'Group', pt: 'Morada', en: 'Home' },
        { into: 'Home', type: 'Text', pt: 'Rua e número', en: 'Street and number', required: true, personal: true },
        { into: 'Home', type: 'Text', pt: 'Município', en: 'Municipality', required: true },
        { type: 'E-mail', pt: 'Correio electrónico', en: 'E-mail' },
        { type: 'Phone', pt: 'Telefone', en: 'Phone' },
        { type: 'Consent', pt: 'Declaro que é verdade.', en: 'I declare that this is true.', required: true },
      ])
    },
  })
  const page = await openAsVisitor(browser, address, false)
  await named(page, 'firstNames').fill('Ana')
  await named(page, 'lastName').fill('Domingos')
  for (const [part, value] of [
    ['day', '27'],
    ['month', '3'],
    ['year', String(new Date().getFullYear() - 10)],
  ] as const)
    await named(page, `birthDate.${part}`).fill(value)
  await choose(page, 'nationality', 'angolan')
  await choose(page, 'doYouHaveAn', 'false')
  await named(page, 'home.streetAndNumber').fill('Rua 1')
  await named(page, 'home.municipality').fill('Viana')
  await named(page, 'iDeclareThatThis').check()
  await takeTime(page)
  await send(page)
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(2)
  expect((await said(page)).join()).toMatch(/16.*Why do you have none/)
  await named(page, 'birthDate.year').fill('1998')
  await named(page, 'whyDoYouHave').fill('It was lost.')
  await takeTime(page)
  await send(page)
  await received(page)
})

test('a complaint asks about a card when it is about one', async ({ browser }) => {
  const address = await publish(browser, {
    key: `grievance${began}`,
    title: { pt: 'Reclamação', en: 'Complaint' },
    write: async (desk) => {
      await addAll(desk, [
        {
          ...{ type: 'Choice of one', pt: 'Produto', en: 'Product', required: true },
          options: 'Conta|Account|account\nCartão|Card|card\nCrédito|Credit|credit\nOutro|Another|another',
        },
        {
          ...{ type: 'Text', pt: 'Últimos algarismos do cartão', en: 'Last digits of the card', required: true },
          when: { field: 'Product', value: 'card' },
        },
        { type: 'Date', pt: 'Dia do sucedido', en: 'Day when it happened', required: true },
        { type: 'Amount', pt: 'Montante', en: 'Amount concerned' },
        { type: 'Long text', pt: 'O que aconteceu', en: 'What happened', required: true },
        { type: 'Yes or no', pt: 'Já tinha reclamado?', en: 'Had you complained before?', required: true },
        {
          ...{ type: 'Text', pt: 'Referência', en: 'Reference of it' },
          when: { field: 'Had you complained before?', value: 'true' },
        },
        { type: 'File', pt: 'Documentos', en: 'Documents' },
        { type: 'Text', pt: 'Nome', en: 'Your name', required: true, personal: true },
        { type: 'E-mail', pt: 'Correio electrónico', en: 'E-mail', required: true },
        { type: 'Consent', pt: 'Aceito que me respondam.', en: 'I agree to be answered.', required: true },
      ])
    },
  })
  const page = await openAsVisitor(browser, address, true)
  await expect(named(page, 'lastDigitsOfThe')).toBeHidden()
  await choose(page, 'product', 'card')
  await named(page, 'lastDigitsOfThe').fill('4417')
  for (const [part, value] of [
    ['day', '2'],
    ['month', '11'],
    ['year', '2025'],
  ] as const)
    await named(page, `dayWhenItHappened.${part}`).fill(value)
  await named(page, 'whatHappened').fill('It was charged twice.')
  await choose(page, 'hadYouComplainedBefore', 'false')
  await named(page, 'yourName').fill('Ana Domingos')
  await named(page, 'eMail').fill('ana@bcs.example')
  await named(page, 'iAgreeToBe').check()
  await takeTime(page)
  await send(page)
  await received(page)
})
