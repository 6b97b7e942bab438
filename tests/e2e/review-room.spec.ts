import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { logIn } from '../support/cms'
import { openCmsAs, patience } from '../support/cms-window'
import { lookThrough, openRequest } from '../support/decide-in-room'
import { examplePage } from '../support/example-page'
import { findViolations } from '../support/find-violations'
import { takePicture } from '../support/pictures'
import { readProduct, testPassword } from '../support/product'

/** One after the other: two of them ask for the same menu, which can be asked for once at a time. */
test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)

const reviewed = z.object({ id: z.number() })

test('the approver sees before and after, decides only after seeing all of it, and the writer cannot', async ({
  browser,
  request,
}) => {
  const { cms, site } = readProduct()
  const slug = `sala-${Date.now()}`
  const title = `Conta ${slug}`
  const approving = await logIn(request, 'approver')
  const editing = await logIn(request, 'editor')
  const { layout, ...page } = examplePage({ title, slug })
  const lead = 'Receba aqui o salário. Sem custos nos primeiros meses.'
  const [hero, ...rest] = layout
  const { id } = await editing.create('pages', { ...page, layout: [{ ...hero, lead }, ...rest] }, { draft: true })
  expect(await (await approving.ready('pages', id, {}))()).toBe(200)

  // Two blocks change; one sentence of the lead stays.
  const changed = [
    { ...hero, lead: 'Receba aqui o salário. Paga só quando usa o descoberto.' },
    ...rest,
    { blockType: 'quote', id: 'opinion', quote: 'Uma conta que se percebe à primeira.', name: 'Clientes do banco' },
  ]
  expect(await editing.update('pages', id, { layout: changed }, { draft: true })).toBe(200)
  const asked = await editing.submit(`pages/${id}`, 'publish', ['pt'])
  expect(asked.status).toBe(200)

  // Without having looked, nobody approves by any other way either.
  const token = z.object({ token: z.string() }).parse(
    await (
      await request.post(`${cms}/api/users/login`, {
        headers: { Origin: cms },
        data: { email: 'approver@bcs.example', password: testPassword },
      })
    ).json(),
  ).token
  const blind = await request.post(`${cms}/api/workflow/approve`, {
    headers: { Authorization: `JWT ${token}`, 'Accept-Language': 'pt' },
    data: reviewed.parse(asked),
  })
  expect([blind.status(), await blind.text()]).toEqual([409, expect.stringContaining('Ainda não viu tudo o que muda')])

  // The editor keeps the form open, which locks it: the review room neither minds nor locks.
  const editor = await openCmsAs(browser, 'editor')
  await editor.goto(`${cms}/admin/review/${asked.id}`)
  await expect(editor.getByText('O pedido é seu: decide outra pessoa.')).toBeVisible(patience)
  await expect(editor.getByRole('button', { name: /^Aprovar/ })).toHaveCount(0)
  await editor.goto(`${cms}/admin/collections/pages/${id}?locale=pt`)
  await expect(editor.locator('#field-title')).toBeEditable(patience)

  const approver = await openCmsAs(browser, 'approver')
  await openRequest(approver, title)
  const approve = approver.getByRole('button', { name: 'Aprovar e publicar' })
  await expect(approve).toBeDisabled()
  await expect(approver.getByRole('navigation', { name: 'Alterações' }).getByRole('listitem')).toHaveCount(2)
  const before = approver.frameLocator('iframe[title="Antes: o que o público vê"]')
  const after = approver.frameLocator('iframe[title="Depois: o que se propõe"]')
  await expect(before.getByText('Sem custos nos primeiros meses.')).toBeVisible(patience)
  await expect(after.getByText('Paga só quando usa o descoberto.')).toBeVisible(patience)
  // Only the sentence that changed is marked, on its own side.
  const marked = (side: string) =>
    approver.evaluate((name) => {
      const frame = document.querySelector<HTMLIFrameElement>(`[data-side="${name}"] iframe`)
      const marks = frame?.contentDocument?.defaultView?.CSS.highlights.get(name)
      return [...(marks ?? [])].map((range) => range.toString())
    }, side)
  await expect.poll(() => marked('before'), patience).toEqual(['Sem custos nos primeiros meses.'])
  await expect
    .poll(() => marked('after'), patience)
    .toEqual(expect.arrayContaining(['Paga só quando usa o descoberto.']))
  expect(await marked('after')).not.toContain('Receba aqui o salário.')
  await expect(approver.locator('del')).toHaveText(['Sem custos nos primeiros meses.'])
  // Both sides are drawn with the same letters.
  const face = (side: typeof before) => side.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(await face(before)).toBe(await face(after))

  await lookThrough(approver)
  expect(await findViolations(approver)).toEqual([])
  await takePicture(approver, '09-aprovar')
  await approver.getByRole('button', { name: 'Comentar isto' }).first().click()
  const conversation = (page: Page) => page.getByRole('region', { name: 'Conversa' })
  const question = `De onde vem esta frase de ${slug}?`
  await approver.getByLabel('O seu comentário').fill(question)
  await approver.getByText('Chamar alguém').click()
  await approver.getByRole('button', { name: 'Edição', exact: true }).click()
  await expect(approver.getByLabel('O seu comentário')).toHaveValue(`${question} @Edição `)
  await approver.getByRole('button', { name: 'Comentar', exact: true }).click()
  await expect(conversation(approver)).toContainText(question, patience)
  expect(await findViolations(approver)).toEqual([])

  // Whoever is called finds it on the start screen, answers where it was said, and has it no more.
  const called = await openCmsAs(browser, 'editor')
  const calls = called.getByRole('region', { name: 'Quem chama por si' }).getByRole('link', { name: question })
  await calls.click()
  await expect(called).toHaveURL(`${cms}/admin/review/${asked.id}`, patience)
  await conversation(called).getByRole('button', { name: 'Responder' }).click()
  await called.getByLabel('A sua resposta a Aprovação').fill('Do preçário de Novembro.')
  await conversation(called).getByRole('button', { name: 'Comentar' }).first().click()
  await expect(conversation(called)).toContainText('Do preçário de Novembro.', patience)
  await called.goto(`${cms}/admin`)
  await expect(called.getByRole('link', { name: 'O que um endereço mostrava' })).toBeVisible(patience)
  await expect(calls).toHaveCount(0)
  await called.close()

  const reasons = approver.getByRole('group', { name: 'Porque se publica com estes avisos' }).getByRole('textbox')
  if ((await reasons.count()) > 0) await reasons.first().fill('É uma página de teste')
  await expect(approve).toBeEnabled(patience)
  await approve.click()
  await expect(approver.getByText(/Publicar: feito/)).toBeVisible(patience)
  await expect
    .poll(async () => (await fetch(`${site}/${slug}`)).text(), patience)
    .toContain('Paga só quando usa o descoberto.')
  // Nobody's lock was taken away.
  await expect(editor.locator('#field-title')).toBeEditable()
  for (const window of [editor, approver]) await window.close()
  expect(await approving.remove('pages', id)).toBe(200)
})

for (const look of [
  { locale: 'en-GB', colorScheme: 'dark', width: 1440 },
  { locale: 'pt-PT', colorScheme: 'light', width: 390 },
] as const)
  test(`a menu is decided word by word, an account in the same room: ${look.locale}, ${look.colorScheme}, ${look.width} px`, async ({
    browser,
    request,
  }) => {
    const { cms } = readProduct()
    const editing = await logIn(request, 'editor')
    const { locale, colorScheme, width } = look
    const { smallPrint } = await editing.readGlobal('footer', 'locale=pt&depth=0')
    const write = (text: unknown) => editing.updateGlobal('footer', { smallPrint: text }, { draft: true })
    expect(await write(`${smallPrint} Uma frase que se propõe.`)).toBe(200)
    const asked = await editing.submit('globals/footer', 'publish', ['pt', 'en'])
    expect(asked.status).toBe(200)
    const context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${cms}/admin/login`)
    await page.locator('input[name=email]').fill('approver@bcs.example')
    await page.locator('input[name=password]').fill(testPassword)
    await page.locator('button[type=submit]').click()
    await expect(page.locator('h1')).toBeVisible(patience)
    await page.goto(`${cms}/admin/review/${asked.id}`)
    await expect(page.locator('ins')).toHaveText(['Uma frase que se propõe.'], patience)
    await expect(page.locator('del')).toHaveCount(0)
    const check = page.getByRole('region', { name: locale === 'pt-PT' ? 'Verificação' : 'Check', exact: true })
    await expect(check).toBeVisible(patience)
    await expect(check).not.toContainText(/ainda corre|still running/, patience)
    await expect.poll(() => findViolations(page), patience).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    const note = check.getByLabel(locale === 'pt-PT' ? 'Nota para quem pediu' : 'Note to whoever asked')
    await note.fill(locale === 'pt-PT' ? 'Falta a morada' : 'The address is missing')
    await check.getByRole('button', { name: locale === 'pt-PT' ? 'Devolver' : 'Send back' }).click()
    await expect(page.getByText(/devolvido|sent back/).first()).toBeVisible(patience)
    expect(await write(smallPrint)).toBe(200)

    // Who may have which account is decided in the same room.
    const isPortuguese = locale === 'pt-PT'
    const admin = await logIn(request, 'admin')
    const person = { name: 'Eva Nunes', email: `eva-${width}@bcs.example`, role: 'editor' }
    const wanted = await admin.create('account-requests', { change: 'create', ...person, reason: 'Equipa nova' })
    await page.goto(`${cms}/admin/review/account-requests/${wanted.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Eva Nunes', patience)
    await expect(page.getByRole('article')).toContainText(person.email)
    await expect(check).toContainText(isPortuguese ? 'é decidido por outra pessoa' : 'Somebody else decides')
    await expect.poll(() => findViolations(page), patience).toEqual([])
    await page.goto(`${cms}/admin/review`)
    await expect(page.getByRole('link', { name: /Eva Nunes/ })).toBeVisible(patience)
    expect(await admin.update('account-requests', wanted.id, { decision: 'withdraw' })).toBe(200)
    await context.close()
  })
