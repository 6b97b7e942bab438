import { type Browser, expect, type Page, test } from '@playwright/test'
import { bringFormToLife } from '../support/bring-form-to-life'
import { approveFormInRoom } from '../support/decide-in-room'
import { type FormDesk, fillPair, openFormDesk, type WrittenField } from '../support/form-desk'
import { makePdf } from '../support/make-files'
import { readProduct } from '../support/product'

/**
 * Three forms of a bank in full, each written by somebody of compliance in the form builder, approved by somebody else, and filled in by a
 * visitor; and one whose golden case stops it.
 */

test.setTimeout(420_000)

const { site } = readProduct()
/** Of somebody who types 200 characters a minute, box by box, and needs a second and a half for whatever they press or choose. */
const toTypingSeconds = ({ characters, presses }: { characters: number; presses: number }) =>
  Math.round((characters * 60) / 200 + presses * 1.5)
/** Of machine and typing, until a form is published, a quarter of an hour: so much of it, and the rest is for the machine. */
const longestTypingSeconds = 700
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
  const effort = await desk.effort()
  const address = await approve(browser, id, key)
  const seconds = Math.round((performance.now() - start) / 1_000)
  const typing = toTypingSeconds(effort)
  test.info().annotations.push({
    type: `“${title.en}” written and published`,
    description: `${seconds} s of machine and ${typing} s of typing: ${effort.characters} characters, ${effort.presses} presses`,
  })
  expect(typing).toBeLessThan(longestTypingSeconds)
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
const part = (page: Page, name: string) => page.locator(`main [data-part="${name}"]`)
/** Whoever sends within a second of opening a page looks like a program. */
const takeTime = (page: Page) => page.waitForTimeout(1_600)

async function fillDay(page: Page, name: string, [day, month, year]: readonly [string, string, string]): Promise<void> {
  await named(page, `${name}.day`).fill(day)
  await named(page, `${name}.month`).fill(month)
  await named(page, `${name}.year`).fill(year)
}

async function addAll({ add }: FormDesk, fields: readonly WrittenField[]): Promise<void> {
  for (const field of fields) await add(field)
}

const totalMessage = { pt: 'As participações têm de somar 100 %.', en: 'The shares have to add up to 100 %.' }
const largestMessage = {
  pt: 'Pelo menos um sócio tem 25 % ou mais.',
  en: 'At least one owner has 25 % or more.',
}

async function writeCompany(desk: FormDesk): Promise<void> {
  await desk.addFromLibrary('Company', { pt: 'Empresa', en: 'Company' })
  await desk.addFromLibrary('Address', { pt: 'Sede', en: 'Seat' })
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
      when: [{ field: 'Political office', value: 'true' }],
    },
    { into: 'Owners', type: 'File', pt: 'Documento de identidade', en: 'Identity document', required: true },
  ])
  await owners.getByLabel('Its title shows the answer to').selectOption({ label: 'Name' })
  await addAll(desk, [
    {
      ...{ type: 'Calculated value', pt: 'Soma das participações', en: 'Total of the shares' },
      rules: { 'Calculated as': 'sum(owners.map(o, o.share))' },
      choices: { 'Counted in': 'Percent' },
    },
    { type: 'E-mail', pt: 'Endereço', en: 'Address for answers', required: true },
    { type: 'Text', pt: 'Assinado por', en: 'Signed by', required: true, personal: true },
    { type: 'Consent', pt: 'Declaro que é verdade.', en: 'I declare that this is true.', required: true },
  ])
  await desk.addRule({ expression: 'sum(owners.map(o, o.share)) == 100', at: 'owners', message: totalMessage })
  await desk.addRule({ expression: 'owners.exists(o, o.share >= 25)', at: 'owners', message: largestMessage })
  await desk.show('Texts')
  await desk.page.getByLabel('People who fill it in can save it and continue later').check()
}

async function fillOwner(page: Page, place: number, { name, share }: { name: string; share: string }): Promise<void> {
  await named(page, `owners.${place}.name`).fill(name)
  await named(page, `owners.${place}.share`).fill(share)
  await choose(page, `owners.${place}.politicalOffice`, 'false')
  await attachDocument(page, place)
}

async function attachDocument(page: Page, place: number): Promise<void> {
  const file = { name: `bi-${place}.pdf`, mimeType: 'application/pdf', buffer: await makePdf() }
  await page.locator(`main input[type="file"][name="owners.${place}.identityDocument"]`).setInputFiles(file)
}

async function fillCompany(page: Page): Promise<void> {
  await named(page, 'company.companyName').fill('Kwanza, Lda')
  await named(page, 'company.taxNumber').fill('5417 123 456')
  await named(page, 'company.registration').fill('1234-21')
  await named(page, 'seat.province').selectOption({ index: 1 })
  await named(page, 'seat.municipality').fill('Viana')
  await named(page, 'seat.street').fill('Rua 1')
  await named(page, 'addressForAnswers').fill('ana@bcs.example')
  await named(page, 'signedBy').fill('Ana Domingos')
  await named(page, 'iDeclareThatThis').check()
}

test('a company with its owners: shares of 40 and 60 are taken, 40 and 61 refused in the same words with and without script', async ({
  browser,
}) => {
  const address = await publish(browser, {
    key: `company${began}`,
    title: { pt: 'Conta de empresa', en: 'Company account' },
    write: writeCompany,
  })
  for (const isLive of [false, true]) {
    const page = await openAsVisitor(browser, address, isLive)
    const items = part(page, 'item')
    const total = page.getByRole('status', { name: 'Total of the shares' })
    const onlySaid = async (text: string) => {
      await takeTime(page)
      await send(page)
      await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([text])
    }
    await expect(part(page, 'save')).toBeVisible()
    await fillCompany(page)
    await page.getByRole('button', { name: 'Add Owner' }).click()
    await expect(items).toHaveCount(2)
    await fillOwner(page, 0, { name: 'Ana', share: '40' })
    await fillOwner(page, 1, { name: 'Rui', share: '61' })
    await onlySaid(totalMessage.en)
    await expect(total).toHaveText(/^101\.00\s?%$/)
    await expect(items.locator('> legend')).toHaveText(['Owner 1: Ana', 'Owner 2: Rui'])
    if (isLive) {
      // Five with a fifth each are a hundred, and none of them has a quarter.
      for (const place of [2, 3, 4]) {
        await page.getByRole('button', { name: 'Add Owner' }).click()
        await expect(items).toHaveCount(place + 1)
        await fillOwner(page, place, { name: `Owner ${place}`, share: '20' })
      }
      await named(page, 'owners.0.share').fill('20')
      await named(page, 'owners.1.share').fill('20')
      await expect(total).toHaveText(/^100\.00\s?%$/)
      await onlySaid(largestMessage.en)
      for (const place of [4, 3, 2]) {
        await page.getByRole('button', { name: `Remove Owner ${place + 1}` }).click()
        await expect(items).toHaveCount(place)
      }
      await named(page, 'owners.0.share').fill('40')
    }
    await choose(page, 'owners.1.politicalOffice', 'true')
    await named(page, 'owners.1.share').fill('60')
    await onlySaid('Which office is required.')
    await named(page, 'owners.1.whichOffice').fill('Deputy')
    await takeTime(page)
    await send(page)
    await received(page)
    await page.context().close()
  }
})

async function writeRegistration(desk: FormDesk): Promise<void> {
  await addAll(desk, [
    { type: 'Page', pt: 'Quem é', en: 'Who you are' },
    { type: 'Text', pt: 'Nomes próprios', en: 'First names', required: true, personal: true },
    { type: 'Text', pt: 'Apelido', en: 'Last name', required: true, personal: true },
    {
      ...{ type: 'Date', pt: 'Data de nascimento', en: 'Birth date', required: true, personal: true },
      rules: { 'Minimum age, in years': '14' },
      choices: { 'Last day': 'The day of the answer' },
    },
    {
      ...{ type: 'Yes or no', pt: 'Faz 18 anos até às eleições?', en: 'Are you 18 on polling day?', required: true },
      when: [
        { field: 'Birth date', is: 'is at least (whole years ago)', value: '16' },
        { field: 'Birth date', is: 'is at most (whole years ago)', value: '17' },
      ],
    },
    {
      ...{ type: 'Choice of one', pt: 'Nacionalidade', en: 'Nationality', required: true },
      options: 'Angolana|Angolan|angolan\nOutra|Another|another',
    },
    {
      ...{ type: 'Country', pt: 'De que país', en: 'Of which country', required: true },
      when: [{ field: 'Nationality', value: 'another' }],
    },
    {
      ...{ type: 'Choice of one', pt: 'Bilhete de identidade', en: 'Identity card', required: true },
      options:
        'Sei o número|I know its number|known\nNão sei o número|I do not know it|forgotten\nNão tenho|I have none|none',
    },
    {
      ...{ type: 'Text', pt: 'Número do bilhete', en: 'Number of the card', required: true, personal: true },
      choices: { 'What may be written': 'number of an identity card' },
      when: [{ field: 'Identity card', value: 'known' }],
    },
    {
      ...{ type: 'Long text', pt: 'Porquê?', en: 'Reason', required: true },
      hint: { pt: 'Porque não o tem ou não o sabe', en: 'Why you have none, or do not know it' },
      when: [{ field: 'Identity card', is: 'is other than', value: 'known' }],
    },
    { type: 'Page', pt: 'Onde vive', en: 'Where you live' },
  ])
  await desk.addFromLibrary('Address', { pt: 'Morada', en: 'Home' })
  await addAll(desk, [
    { type: 'Yes or no', pt: 'Mudou-se este ano?', en: 'Did you move this year?', required: true },
    {
      ...{ type: 'Page', pt: 'Onde vivia', en: 'Where you lived before' },
      when: [{ field: 'Did you move this year?', value: 'true' }],
    },
  ])
  await desk.addFromLibrary('Address', { pt: 'Morada anterior', en: 'Earlier home' })
  await addAll(desk, [
    { type: 'Page', pt: 'Voto e contacto', en: 'Vote and contact' },
    {
      ...{ type: 'Choice of one', pt: 'Como quer votar', en: 'How you want to vote', required: true },
      options: 'Na assembleia|In person|person\nPor correio|By post|post',
    },
    { type: 'E-mail', pt: 'Correio electrónico', en: 'E-mail' },
    { type: 'Phone', pt: 'Telefone', en: 'Phone' },
    { type: 'Page', pt: 'Declaração', en: 'Declaration' },
    {
      type: 'Information text',
      pt: 'Quem dá informações falsas comete um crime.',
      en: 'To give false information is a crime.',
    },
    { type: 'Consent', pt: 'Declaro que é verdade.', en: 'I declare that this is true.', required: true },
  ])
}

test('a registration like that of voters is walked page by page, asks for an age, is checked, changed and declared', async ({
  browser,
}) => {
  const address = await publish(browser, {
    key: `voter${began}`,
    title: { pt: 'Registo de eleitor', en: 'Register to vote' },
    write: writeRegistration,
  })
  const page = await openAsVisitor(browser, address, false)
  const onPage = (name: string) => expect(part(page, 'step').getByRole('heading')).toHaveText(name)
  const yearOf = (age: number) => String(new Date().getFullYear() - age)
  const checked = part(page, 'checked')
  const parts = part(page, 'parts').locator('summary')

  await onPage('Who you are')
  await named(page, 'firstNames').fill('Ana')
  await named(page, 'lastName').fill('Domingos')
  await fillDay(page, 'birthDate', ['27', '3', yearOf(10)])
  await choose(page, 'nationality', 'angolan')
  await choose(page, 'identityCard', 'forgotten')
  await send(page)
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(2)
  expect((await said(page)).join()).toMatch(/14.*Reason/)
  await named(page, 'reason').fill('It was lost.')
  // Of 16 or of 17 years, before and after the birthday.
  await fillDay(page, 'birthDate', ['27', '3', yearOf(17)])
  await send(page)
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([/Are you 18 on polling day/])
  await choose(page, 'areYou18On', 'true')
  await send(page)

  await onPage('Where you live')
  for (const home of ['home', 'earlierHome']) {
    await named(page, `${home}.province`).selectOption({ index: 1 })
    await named(page, `${home}.municipality`).fill('Viana')
    await named(page, `${home}.street`).fill(`Rua ${home}`)
    if (home === 'home') await choose(page, 'didYouMoveThis', 'true')
    await send(page)
    await onPage(home === 'home' ? 'Where you lived before' : 'Vote and contact')
    // With five pages to go through, what is done of them is told.
    await expect(parts).toHaveText(`Parts of the form: ${home === 'home' ? 2 : 3} of 5 answered`)
  }
  await choose(page, 'howYouWantTo', 'person')
  await send(page)

  await onPage('Check your answers')
  await expect(checked).toHaveCount(4)
  await expect(checked.filter({ hasText: 'Are you 18 on polling day?' })).toHaveCount(1)
  await expect(checked.filter({ hasText: 'Rua earlierHome' })).toHaveCount(1)
  // What no longer applies is neither asked nor shown: the earlier home of who did not move, polling day of who is of age.
  await page.getByRole('button', { name: 'Change Where you live', exact: true }).click()
  await onPage('Where you live')
  await choose(page, 'didYouMoveThis', 'false')
  await send(page)
  await onPage('Check your answers')
  await expect(checked.filter({ hasText: 'Rua earlierHome' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change Who you are', exact: true }).click()
  await onPage('Who you are')
  await fillDay(page, 'birthDate', ['27', '3', '1998'])
  await send(page)
  // What was answered is told before it is left out: the page comes without it.
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    / is not asked with your other/,
  ])
  await expect(named(page, 'areYou18On').first()).toBeHidden()
  await send(page)
  await onPage('Check your answers')
  await expect(checked).toHaveCount(3)
  await expect(checked.filter({ hasText: 'Are you 18 on polling day?' })).toHaveCount(0)
  await send(page)

  await onPage('Declaration')
  await expect(page.getByText('To give false information is a crime.')).toBeVisible()
  await send(page)
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(1)
  await named(page, 'iDeclareThatThis').check()
  await send(page)
  await received(page)
})

const backMessage = {
  pt: 'Não pode pedir de volta mais do que o montante em causa.',
  en: 'You cannot ask back more than the amount concerned.',
}

async function writeComplaint(desk: FormDesk): Promise<void> {
  await addAll(desk, [
    {
      ...{ type: 'Choice of one', pt: 'Produto', en: 'Product', required: true },
      options: 'Conta|Account|account\nCartão|Card|card\nCrédito|Credit|credit\nOutro|Another|another',
    },
    {
      ...{ type: 'Text', pt: 'Qual', en: 'Which one', required: true },
      when: [{ field: 'Product', value: 'another' }],
    },
    {
      ...{ type: 'Text', pt: 'Últimos algarismos do cartão', en: 'Last digits of the card', required: true },
      rules: { 'Fewest characters': '4', 'Most characters': '4' },
      choices: { 'What may be written': 'digits only' },
      when: [{ field: 'Product', value: 'card' }],
    },
    {
      ...{ type: 'Text', pt: 'IBAN da conta', en: 'Account number', required: true, personal: true },
      choices: { 'What may be written': 'IBAN of Angola' },
      when: [{ field: 'Product', is: 'is other than', value: 'another' }],
    },
    {
      ...{ type: 'Date', pt: 'Dia do sucedido', en: 'Day when it happened', required: true },
      choices: { 'Last day': 'The day of the answer' },
    },
    { type: 'Amount', pt: 'Montante', en: 'Amount concerned', required: true },
    { type: 'Amount', pt: 'Montante que pede', en: 'Amount asked back' },
    {
      ...{ type: 'Yes or no', pt: 'O cartão está bloqueado?', en: 'Is the card blocked?', required: true },
      hint: { pt: 'Acima de 100 000 Kz, ligue-nos já.', en: 'Above 100,000 Kz call us at once.' },
      when: [
        { field: 'Product', value: 'card' },
        { field: 'Amount concerned', is: 'is at least', value: '100000' },
      ],
    },
    { type: 'Long text', pt: 'O que aconteceu', en: 'What happened', required: true },
    { type: 'Yes or no', pt: 'Já tinha reclamado?', en: 'Had you complained before?', required: true },
    {
      ...{ type: 'Text', pt: 'Referência', en: 'Reference of it' },
      when: [{ field: 'Had you complained before?', value: 'true' }],
    },
    { type: 'File', pt: 'Documentos', en: 'Documents', rules: { 'Most files': '3' } },
    { type: 'Text', pt: 'Nome', en: 'Your name', required: true, personal: true },
    { type: 'E-mail', pt: 'Correio electrónico', en: 'E-mail', required: true },
    { type: 'Consent', pt: 'Aceito que me respondam.', en: 'I agree to be answered.', required: true },
  ])
  await desk.addRule({ expression: 'amountAskedBack <= amountConcerned', at: 'amountAskedBack', message: backMessage })
  await desk.show('Texts')
  await fillPair(desk.page.getByRole('group', { name: 'Text after sending' }), {
    pt: 'Respondemos em 20 dias úteis.',
    en: 'We answer within 20 working days.',
  })
}

test('a complaint asks about a card when it is about one, and which product when it is another; account and amounts have to be right', async ({
  browser,
}) => {
  const address = await publish(browser, {
    key: `grievance${began}`,
    title: { pt: 'Reclamação', en: 'Complaint' },
    write: writeComplaint,
  })
  const page = await openAsVisitor(browser, address, true)
  const asked = (name: string, isAsked: boolean) => expect(named(page, name).first()).toBeVisible({ visible: isAsked })
  const [which, digits, account, blocked] = [
    'whichOne',
    'lastDigitsOfThe',
    'accountNumber',
    'isTheCardBlocked',
  ] as const
  await asked(which, false)
  await choose(page, 'product', 'another')
  await asked(which, true)
  await asked(digits, false)
  await asked(account, false)
  await choose(page, 'product', 'card')
  await asked(which, false)
  await named(page, digits).fill('4417')
  // Two of its digits are not its own.
  await named(page, account).fill('AO07 0044 0000 6729 5030 1010 2')
  await fillDay(page, 'dayWhenItHappened', ['2', '11', '2025'])
  await named(page, 'amountConcerned').fill('99999.99')
  await asked(blocked, false)
  await named(page, 'amountConcerned').fill('150000')
  await asked(blocked, true)
  await named(page, 'amountAskedBack').fill('150000.01')
  await named(page, 'whatHappened').fill('It was charged twice.')
  await choose(page, 'hadYouComplainedBefore', 'false')
  const pdf = async (name: string) => ({ name, mimeType: 'application/pdf', buffer: await makePdf() })
  await named(page, 'documents').setInputFiles([await pdf('a.pdf'), await pdf('b.pdf')])
  await named(page, 'yourName').fill('Ana Domingos')
  await named(page, 'eMail').fill('ana@bcs.example')
  await named(page, 'iAgreeToBe').check()
  await takeTime(page)
  await send(page)
  const alert = page.getByRole('main').getByRole('alert').getByRole('link')
  await expect(alert).toHaveText([/^“Account number” has a wrong or swapped digit/, /Is the card blocked/])
  await named(page, account).fill('ao06 0044 0000 6729 5030 1010 2')
  await choose(page, blocked, 'true')
  await send(page)
  await expect(alert).toHaveText([backMessage.en])
  await named(page, 'amountAskedBack').fill('150000')
  await takeTime(page)
  await send(page)
  await received(page)
  await expect(page.getByText('We answer within 20 working days.')).toBeVisible()
})

test('a golden case is judged by the server at every save, and stops the form that makes it come true no longer', async ({
  browser,
}) => {
  const desk = await openFormDesk(browser)
  const { page } = desk
  const key = `golden${began}`
  const id = await desk.begin(key, 'Adiantamento', { pt: 'Adiantamento', en: 'Advance' })
  const wanted = await desk.add({ type: 'Amount', pt: 'Montante', en: 'Amount wanted', required: true })
  const most = wanted.getByLabel('Most', { exact: true })
  await most.fill('500000')
  const golden = await desk.addCase({
    name: 'Too much',
    answers: { 'Amount wanted': '600000' },
    refused: { at: 'Amount wanted', message: '' },
  })
  await expect(golden.getByRole('status')).toContainText('As written.')
  await desk.save()
  await expect(golden).toContainText('At the last save, the server: as written.')

  // Somebody raises the limit, and forgets why it was there.
  await desk.show('Fields')
  await most.fill('700000')
  await desk.save()
  await desk.show('Golden cases')
  const difference = 'The case “Too much” should be refused at “Amount wanted”, and is taken.'
  await expect(golden.getByRole('status')).toContainText('Not as written. Now it is taken.')
  await expect(golden).toContainText(`At the last save, the server: ${difference}`)
  await desk.show('Review and publication')
  await expect(page.getByText(difference)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Propose to publish' })).toHaveCount(0)
  const refusal = await page.evaluate(async (form) => {
    const asked = { method: 'POST', body: JSON.stringify({ reason: 'It is urgent.' }) }
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': 'en' }
    const answer = await fetch(`/api/forms/${form}/propose`, { ...asked, headers })
    return { status: answer.status, text: await answer.text() }
  }, id)
  expect(refusal.status).toBe(422)
  expect(refusal.text).toContain(difference)

  await desk.show('Fields')
  await most.fill('500000')
  await desk.save()
  await desk.propose('The limit stays what it is.')
  // Nobody is to find it among what waits for them.
  await page.getByRole('button', { name: 'Withdraw the proposal' }).click()
  await expect(page.getByText('The proposal was withdrawn.')).toBeVisible()
  await page.context().close()
})
