import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { approveSeen } from '@/tests/support/approve-seen'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let otherEditor: CmsPerson
let approver: CmsPerson
let otherApprover: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  otherEditor = await cms.logIn('other-editor')
  approver = await cms.logIn('approver')
  otherApprover = await cms.logIn('other-approver')
}, 120_000)
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const reviewed = z.looseObject({ id: z.number(), state: z.string() })

let count = 0
/** A page with both languages, as a draft. */
async function draftPage(by: CmsPerson = editor): Promise<number> {
  const slug = `pagina-${++count}`
  const { body } = await by.rest('POST', '/pages?draft=true&locale=pt', examplePage({ title: `Página ${count}`, slug }))
  const { doc } = created.safeParse(body).data ?? {}
  if (!doc) throw new Error(`No page: ${JSON.stringify(body)}`)
  const { id } = doc
  const english = examplePage({ title: `Page ${count}`, slug: `page-${count}` })
  const { status } = await by.rest('PATCH', `/pages/${id}?draft=true&locale=en`, english)
  expect(status).toBe(200)
  return id
}

const submit = (by: CmsPerson, id: number, more: object = {}) =>
  by.rest('POST', '/workflow/submit', {
    subject: `pages/${id}`,
    languages: ['pt', 'en'],
    reason: 'Nova página',
    // Nothing draws pages in these tests, which the gate warns of, as it does of other things that are not what they are about.
    warningReasons: { all: 'É um teste' },
    ...more,
  })

async function submitted(by: CmsPerson, id: number, more: object = {}): Promise<number> {
  const { status, body } = await submit(by, id, more)
  expect(body).toMatchObject({ state: 'inReview' })
  expect(status).toBe(200)
  return reviewed.parse(body).id
}

async function publishPage(id: number): Promise<void> {
  const review = await submitted(editor, id)
  expect(await approveSeen(approver, { id: review })).toMatchObject({ status: 200 })
  expect(await approver.rest('POST', '/workflow/publish', { id: review })).toMatchObject({ status: 200 })
}

/** What the public sees of a page: its title by language, for the languages in which it is public. */
async function publicTitles(id: number): Promise<Record<string, unknown>> {
  const { body } = await cms.trusted('findByID', { collection: 'pages', id, locale: 'all', depth: 0 })
  const page = z
    .looseObject({
      title: z.record(z.string(), z.unknown()).nullish(),
      _status: z.record(z.string(), z.unknown()).nullish(),
    })
    .parse(body)
  return Object.fromEntries(
    Object.entries(page.title ?? {}).filter(([locale]) => page._status?.[locale] === 'published'),
  )
}

async function audit(query: string): Promise<Record<string, unknown>[]> {
  const { body } = await approver.rest('GET', `/audit-log?limit=500&sort=-number&${query}`)
  return z.object({ docs: z.array(z.record(z.string(), z.unknown())) }).parse(body).docs
}

describe('the way to the public', () => {
  it('goes through a review by another person, in both languages or one after the other', async () => {
    const id = await draftPage()
    const review = await submitted(editor, id)
    expect(await publicTitles(id)).toEqual({})
    expect(await approveSeen(editor, { id: review })).toMatchObject({ status: 403 })
    expect(await approver.rest('POST', '/workflow/publish', { id: review })).toMatchObject({ status: 409 })
    expect(await approveSeen(approver, { id: review })).toMatchObject({
      status: 200,
      body: { state: 'approved', decidedByName: 'approver' },
    })
    expect(await publicTitles(id)).toEqual({})
    const one = await approver.rest('POST', '/workflow/publish', { id: review, languages: ['pt'] })
    expect(one).toMatchObject({ status: 200, body: { state: 'approved', doneLanguages: ['pt'] } })
    expect(Object.keys(await publicTitles(id))).toEqual(['pt'])
    expect(await approver.rest('POST', '/workflow/publish', { id: review })).toMatchObject({
      status: 200,
      body: { state: 'done', doneLanguages: ['pt', 'en'] },
    })
    expect(Object.keys(await publicTitles(id)).sort()).toEqual(['en', 'pt'])
    const entries = await audit(`where[subject][equals]=pages/${id}`)
    expect(entries.map(({ action }) => action).reverse()).toEqual([
      'create',
      'save',
      'submit',
      'refused',
      'approve',
      'publish',
      'publish',
    ])
    expect(entries[0]).toMatchObject({ actorName: 'approver', reason: 'Nova página', locale: 'en' })
  })

  it('ends when anything changes after it was submitted or approved, in either language', async () => {
    for (const locale of ['pt', 'en']) {
      const id = await draftPage()
      const review = await submitted(editor, id)
      await otherEditor.rest('PATCH', `/pages/${id}?draft=true&locale=${locale}`, { summary: 'Outra coisa' })
      expect(await approveSeen(approver, { id: review })).toMatchObject({ status: 409 })
      const second = await submitted(editor, id)
      expect(await approveSeen(approver, { id: second })).toMatchObject({ status: 200 })
      await otherEditor.rest('PATCH', `/pages/${id}?draft=true&locale=${locale}`, { summary: 'E outra' })
      expect(await approver.rest('POST', '/workflow/publish', { id: second })).toMatchObject({ status: 409 })
      expect(await approver.rest('POST', '/workflow/publish', { id: second })).toMatchObject({ status: 409 })
      expect(await publicTitles(id)).toEqual({})
    }
  })

  it('is closed to an approver who wrote any part of it, also when somebody else was last', async () => {
    const id = await draftPage()
    await approver.rest('PATCH', `/pages/${id}?draft=true&locale=pt`, { summary: 'Do aprovador' })
    await editor.rest('PATCH', `/pages/${id}?draft=true&locale=en`, { summary: 'The editor’s' })
    const review = await submitted(editor, id)
    expect(await approveSeen(approver, { id: review })).toMatchObject({ status: 403 })
    expect(await approveSeen(otherApprover, { id: review })).toMatchObject({ status: 200 })
  })

  it('can be sent back with a comment, and be withdrawn by who asked', async () => {
    const id = await draftPage()
    const review = await submitted(editor, id)
    expect(await approver.rest('POST', '/workflow/send-back', { id: review, comment: '' })).toMatchObject({
      status: 400,
    })
    expect(
      await approver.rest('POST', '/workflow/send-back', { id: review, comment: 'Falta o preçário' }),
    ).toMatchObject({ status: 200, body: { state: 'sentBack', comment: 'Falta o preçário' } })
    const second = await submitted(editor, id)
    expect(await otherEditor.rest('POST', '/workflow/withdraw', { id: second })).toMatchObject({ status: 403 })
    expect(await editor.rest('POST', '/workflow/withdraw', { id: second })).toMatchObject({ status: 200 })
  })

  it('needs a reason, and refuses what the publish gate finds, in words', async () => {
    const id = await draftPage()
    for (const reason of [' ', 'Sim.']) expect(await submit(editor, id, { reason })).toMatchObject({ status: 400 })
    await editor.rest('PATCH', `/pages/${id}?draft=true&locale=en`, { title: '' })
    const { status, body } = await submit(editor, id)
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('title: The text in English is missing.')
    expect(await submit(editor, id, { languages: ['pt'] })).toMatchObject({ status: 200 })
  })

  it('goes through a review for what is on every page, too', async () => {
    const first = { menus: [{ id: 'menu-1', label: 'Antes' }], _status: 'published' }
    await cms.trusted('updateGlobal', { slug: 'private-navigation', locale: 'pt', data: first })
    const menus = [{ id: 'menu-1', label: 'Contas' }]
    expect(await editor.rest('POST', '/globals/private-navigation?draft=true&locale=pt', { menus })).toMatchObject({
      status: 200,
    })
    expect(
      await editor.rest('POST', '/globals/private-navigation?draft=true&locale=en', {
        menus: [{ id: 'menu-1', label: 'Accounts' }],
      }),
    ).toMatchObject({ status: 200 })
    const subject = 'globals/private-navigation'
    const ask = { subject, languages: ['pt', 'en'], reason: 'Menu novo' }
    const { body } = await editor.rest('POST', '/workflow/submit', ask)
    const { id } = reviewed.parse(body)
    const readMenus = () => cms.trusted('findGlobal', { slug: 'private-navigation', locale: 'en', depth: 0 })
    expect((await readMenus()).body['menus']).not.toMatchObject([{ label: 'Accounts' }])
    expect(await approver.rest('POST', '/globals/private-navigation', { menus: [] })).toMatchObject({ status: 403 })
    expect(await approveSeen(approver, { id })).toMatchObject({ status: 200 })
    expect(await approver.rest('POST', '/workflow/publish', { id })).toMatchObject({ status: 200 })
    expect((await readMenus()).body).toMatchObject({ menus: [{ label: 'Accounts' }], _status: 'published' })
  })
})

describe('comments', () => {
  it('are said about a document or a field of it, under one’s own name, and settled', async () => {
    const id = await draftPage()
    const subject = `pages/${id}`
    const said = { subject, fieldPath: 'title', text: 'Falta o ano', authorName: 'Outra pessoa' }
    expect(await approver.rest('POST', '/comments', said)).toMatchObject({ status: 403 })
    const { status, body } = await approver.rest('POST', '/workflow/comment', said)
    expect([status, body['authorName']]).toEqual([200, 'approver'])
    const open = async () => (await editor.rest('POST', '/workflow/state', { subject })).body['conversation']
    expect(await open()).toMatchObject({ comments: [{ fieldPath: 'title', text: 'Falta o ano' }] })
    expect(await editor.rest('POST', '/workflow/settle-comment', { id: body['id'] })).toMatchObject({ status: 200 })
    expect(await open()).toMatchObject({ comments: [] })
    expect(await cms.anonymous.rest('POST', '/workflow/state', { subject })).toMatchObject({ status: 403 })
  })
})

describe('an emergency', () => {
  it('is met by one approver with a reason, leaves the other language and the draft alone, and is ratified by another', async () => {
    const id = await draftPage()
    await publishPage(id)
    await editor.rest('PATCH', `/pages/${id}?draft=true&locale=pt`, { title: 'Rascunho', section: 'corporate' })
    const subject = `pages/${id}`
    const ask = { subject, languages: ['en'], reason: 'Taxa errada' }
    expect(await editor.rest('POST', '/workflow/take-down', ask)).toMatchObject({ status: 403 })
    const { status, body } = await approver.rest('POST', '/workflow/take-down', ask)
    expect([status, body['state']]).toEqual([200, 'toRatify'])
    expect(await publicTitles(id)).toEqual({ pt: expect.stringContaining('Página') })
    const live = await cms.trusted('findByID', { collection: 'pages', id, locale: 'pt', depth: 0 })
    expect(live.body).toMatchObject({ section: 'general' })
    const draft = await cms.trusted('findByID', { collection: 'pages', id, locale: 'pt', depth: 0, draft: true })
    expect(draft.body).toMatchObject({ title: 'Rascunho', section: 'corporate' })
    const { id: review } = reviewed.parse(body)
    expect(await approver.rest('POST', '/workflow/ratify', { id: review })).toMatchObject({ status: 403 })
    expect(await otherApprover.rest('POST', '/workflow/ratify', { id: review })).toMatchObject({ status: 200 })
    expect((await audit(`where[subject][equals]=${subject}&where[action][equals]=takeDown`))[0]).toMatchObject({
      reason: 'Taxa errada',
      actorName: 'approver',
    })
  })
})

describe('an editor without the right to approve', () => {
  it('gets nothing live and nothing down, and each attempt is in the audit log', async () => {
    const [draft, live] = [await draftPage(), await draftPage()]
    await publishPage(live)
    const before = await publicTitles(live)
    await editor.rest('PATCH', `/pages/${live}?draft=true&locale=pt`, { title: 'Por publicar' })
    const review = await submitted(editor, draft)
    const { body } = await approver.rest(
      'GET',
      `/pages/versions?where[parent][equals]=${live}&depth=0&limit=1&sort=createdAt`,
    )
    const [version] = z.object({ docs: z.array(z.looseObject({ id: z.number() })) }).parse(body).docs
    await cms.trusted('updateGlobal', {
      slug: 'footer',
      locale: 'pt',
      data: { smallPrint: 'Antes', _status: 'published' },
    })
    const status = { _status: 'published' }
    const ways: Record<string, () => Promise<{ status: number; body: Record<string, unknown> }>> = {
      'REST update': () => editor.rest('PATCH', `/pages/${draft}?locale=pt`, status),
      'REST update as draft': () => editor.rest('PATCH', `/pages/${draft}?locale=pt&draft=true`, status),
      'REST update of all languages': () =>
        editor.rest('PATCH', `/pages/${draft}?locale=pt&publishAllLocales=true`, {}),
      'REST update of one language': () => editor.rest('PATCH', `/pages/${draft}?publishSpecificLocale=pt`, status),
      'REST bulk update': () => editor.rest('PATCH', `/pages?where[id][in]=${draft}&locale=pt`, status),
      'REST create': () =>
        editor.rest('POST', '/pages?locale=pt', { ...examplePage({ title: 'X', slug: 'x' }), ...status }),
      'REST duplicate': () =>
        editor.rest('POST', `/pages/${live}/duplicate?locale=pt&draft=false`, { ...status, slug: 'y' }),
      'REST restore': () => editor.rest('POST', `/pages/versions/${version?.id}?draft=false`),
      'REST change in place': () => editor.rest('PATCH', `/pages/${live}?locale=pt`, { title: 'Alterada' }),
      'REST change through the other language': () =>
        editor.rest('PATCH', `/pages/${live}?locale=en`, { section: 'corporate', _status: 'draft' }),
      'REST take back': () => editor.rest('PATCH', `/pages/${live}?locale=pt`, { _status: 'draft' }),
      'REST take back everything': () => editor.rest('PATCH', `/pages/${live}?unpublishAllLocales=true`, {}),
      'REST delete': () => editor.rest('DELETE', `/pages/${live}`),
      'REST bulk delete': () => editor.rest('DELETE', `/pages?where[id][in]=${live}`),
      'GraphQL update': () =>
        editor.graphQL(`mutation { updatePage(id: ${draft}, locale: pt, data: { _status: published }) { id } }`),
      'GraphQL take back': () =>
        editor.graphQL(`mutation { updatePage(id: ${live}, locale: pt, data: { _status: draft }) { id } }`),
      'GraphQL delete': () => editor.graphQL(`mutation { deletePage(id: ${live}) { id } }`),
      'GraphQL restore': () =>
        editor.graphQL(`mutation { restoreVersionPage(id: ${version?.id}, draft: false) { id } }`),
      'local update': () => editor.local('update', { collection: 'pages', id: draft, locale: 'pt', data: status }),
      'local create': () =>
        editor.local('create', {
          collection: 'pages',
          locale: 'pt',
          data: { ...examplePage({ title: 'Z', slug: 'z' }), ...status },
        }),
      'local restore': () => editor.local('restoreVersion', { collection: 'pages', id: version?.id }),
      'local forged permit': () =>
        editor.local('update', { collection: 'pages', id: draft, locale: 'pt', data: status, context: { permit: {} } }),
      'global in place': () => editor.rest('POST', '/globals/footer', { smallPrint: 'Alterado' }),
      'own approval': () => approveSeen(editor, { id: review }),
      'schedule step': () => editor.rest('POST', '/workflow/schedule', { id: review, dueAt: new Date().toISOString() }),
      'take-down step': () =>
        editor.rest('POST', '/workflow/take-down', { subject: `pages/${live}`, reason: 'Porque sim' }),
      'a review of one’s own making': () =>
        editor.rest('POST', '/reviews', { subject: `pages/${draft}`, state: 'approved', kind: 'publish' }),
      'a review changed': () => editor.rest('PATCH', `/reviews/${review}`, { state: 'approved' }),
    }
    expect(Object.keys(ways).length).toBeGreaterThanOrEqual(12)
    for (const [name, attempt] of Object.entries(ways)) {
      const refusals = (await audit(`where[action][equals]=refused&where[actor][equals]=${editor.id}`)).length
      const answer = await attempt()
      const text = JSON.stringify(answer.body)
      expect(
        answer.status >= 400 || /"errors":\[\{/.test(text),
        `${name}: ${answer.status} ${text.slice(0, 300)}`,
      ).toBe(true)
      const noted = (await audit(`where[action][equals]=refused&where[actor][equals]=${editor.id}`)).length
      expect(noted, `${name} is in the log`).toBeGreaterThan(refusals)
      expect(await publicTitles(draft), name).toEqual({})
      expect(await publicTitles(live), name).toEqual(before)
    }
    for (const slug of ['x', 'y', 'z']) {
      const { body: found } = await cms.trusted('find', {
        collection: 'pages',
        where: { slug: { equals: slug } },
        locale: 'pt',
      })
      expect(found['docs'], slug).toEqual([])
    }
  })

  it('and an approver alone neither, whatever the way', async () => {
    const [draft, live] = [await draftPage(approver), await draftPage()]
    await publishPage(live)
    const before = await publicTitles(live)
    const review = await submitted(approver, draft)
    const status = { _status: 'published' }
    const answers = [
      await approver.rest('PATCH', `/pages/${draft}?locale=pt`, status),
      await approver.rest('PATCH', `/pages/${draft}?publishAllLocales=true`, {}),
      await approveSeen(approver, { id: review }),
      await approver.rest('POST', '/workflow/publish', { id: review }),
      await approver.rest('PATCH', `/pages/${live}?locale=pt`, { title: 'Alterada', ...status }),
      await approver.rest('PATCH', `/pages/${live}?locale=pt`, { _status: 'draft' }),
      await approver.rest('DELETE', `/pages/${live}`),
      await approver.local('update', { collection: 'pages', id: draft, locale: 'pt', data: status }),
      await approver.local('delete', { collection: 'pages', id: live }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 409, 403, 403, 403, 403, 403])
    expect(await publicTitles(draft)).toEqual({})
    expect(await publicTitles(live)).toEqual(before)
  })
})
