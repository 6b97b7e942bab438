import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { lookAtAll } from '@/tests/support/approve-seen'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
}, 120_000)
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const announced = z.object({ docs: z.array(z.object({ tags: z.array(z.string()) })) })
const drawn = z.object({
  data: z.object({
    Pages: z.object({
      docs: z.array(
        z.object({ sharedBlocks: z.array(z.number()).nullable(), layout: z.array(z.record(z.string(), z.unknown())) }),
      ),
    }),
  }),
})

const draft = async (collection: string, pt: object, en: object): Promise<number> => {
  const { body } = await editor.rest('POST', `/${collection}?draft=true&locale=pt`, pt)
  const { id } = created.parse(body).doc
  expect(await editor.rest('PATCH', `/${collection}/${id}?draft=true&locale=en`, en)).toMatchObject({ status: 200 })
  return id
}
const shared = (name: string, title: string, more: object = {}) => ({
  name,
  layout: [{ id: 'own', blockType: 'callToAction', title, links: [], ...more }],
})

async function carryOut(subject: string, languages: readonly string[], kind = 'publish'): Promise<void> {
  const warningReasons = { all: 'É um teste' }
  const ask = { subject, kind, languages, reason: 'É um teste', warningReasons }
  const { body } = await editor.rest('POST', '/workflow/submit', ask)
  expect(body).toMatchObject({ state: 'inReview' })
  await lookAtAll((name, asked) => approver.rest('POST', `/workflow/${name}`, asked), Number(body['id']))
  for (const action of ['approve', 'publish']) {
    const answer = await approver.rest('POST', `/workflow/${action}`, { id: body['id'] })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
}

/** What a page is drawn from, for somebody who has not logged in. */
async function drawnPage(id: number, locale: string) {
  const block = '... on CallToActionBlock { id title }'
  const query = `{ Pages(where: { id: { equals: ${id} } }, locale: ${locale}, fallbackLocale: none) {
    docs { sharedBlocks layout { __typename ... on PageHeroBlock { id } ${block} } } } }`
  const { data } = drawn.parse((await cms.anonymous.graphQL(query)).body)
  return data.Pages.docs[0]
}

it('a shared block stands on every page that names it, in each language in which it is public', async () => {
  const block = await draft('shared-blocks', shared('Fecho', 'Fale connosco'), shared('Close', 'Talk to us'))
  const pages: number[] = []
  for (const slug of ['um', 'dois']) {
    const layout = [
      { id: 'hero', blockType: 'pageHero', title: slug },
      { id: 'place', blockType: 'sharedBlock', shared: block },
    ]
    const page = (title: string) => ({ ...examplePage({ title, slug: title }), layout })
    const id = await draft('pages', page(slug), page(`${slug}-en`))
    await carryOut(`pages/${id}`, ['pt', 'en'])
    pages.push(id)
  }
  const [one = 0, two = 0] = pages
  expect(await drawnPage(one, 'pt')).toEqual({
    sharedBlocks: [block],
    layout: [{ __typename: 'PageHeroBlock', id: 'hero' }],
  })

  await carryOut(`shared-blocks/${block}`, ['pt'])
  const placed = { __typename: 'CallToActionBlock', id: 'place', title: 'Fale connosco' }
  expect((await drawnPage(one, 'pt'))?.layout[1]).toEqual(placed)
  expect((await drawnPage(two, 'pt'))?.layout[1]).toEqual(placed)
  expect((await drawnPage(one, 'en'))?.layout).toHaveLength(1)
  const feed = await cms.trusted('find', { collection: 'publications', sort: '-id', limit: 1 })
  expect(announced.parse(feed.body).docs[0]?.tags).toContain(`SharedBlock:${block}:card`)

  await editor.rest('PATCH', `/shared-blocks/${block}?draft=true&locale=pt`, shared('Fecho', 'Ligue-nos'))
  expect((await drawnPage(one, 'pt'))?.layout[1]).toEqual(placed)
  await carryOut(`shared-blocks/${block}`, ['pt', 'en'])
  expect((await drawnPage(two, 'pt'))?.layout[1]).toEqual({ ...placed, title: 'Ligue-nos' })
  expect((await drawnPage(two, 'en'))?.layout[1]).toEqual({ ...placed, title: 'Talk to us' })

  const form = await editor.rest('GET', `/pages/${one}?draft=true&locale=pt&depth=0`)
  expect(form.body['layout']).toMatchObject([{ id: 'hero' }, { id: 'place', blockType: 'sharedBlock', shared: block }])
})

it('is not deleted while a page uses it, and goes live by two people only', async () => {
  const block = await draft('shared-blocks', shared('Usado', 'Aqui'), shared('Used', 'Here'))
  const layout = [
    { id: 'hero', blockType: 'pageHero', title: 'Quem usa' },
    { id: 'place', blockType: 'sharedBlock', shared: block },
  ]
  await draft('pages', { ...examplePage({ title: 'Quem usa', slug: 'quem-usa' }), layout }, { slug: 'who-uses' })
  const refused = await approver.rest('DELETE', `/shared-blocks/${block}`)
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain('it is used in 1: Quem usa')
  const alone = { ...shared('Usado', 'Aqui'), _status: 'published' }
  for (const person of [editor, approver]) {
    expect(await person.rest('PATCH', `/shared-blocks/${block}?locale=pt`, alone)).toMatchObject({ status: 403 })
  }
})

it('goes live with one block, which is no hero', async () => {
  const title = 'Topo'
  const rows = {
    none: [],
    two: [
      { id: 'a', blockType: 'callToAction', title },
      { id: 'b', blockType: 'callToAction', title },
    ],
    hero: [{ id: 'a', blockType: 'pageHero', title }],
  }
  for (const layout of Object.values(rows)) {
    const id = await draft('shared-blocks', { name: 'Mal', layout }, { name: 'Wrong' })
    const ask = {
      subject: `shared-blocks/${id}`,
      languages: ['pt'],
      reason: 'É um teste',
      warningReasons: { all: 'Teste' },
    }
    const { status, body } = await editor.rest('POST', '/workflow/submit', ask)
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toMatch(/exactly one block|cannot be shared/)
  }
})

it('counts as a block that the type of a page asks for, and appears and goes with its days', async () => {
  const questions = [{ id: 'q', question: 'Quanto custa?' }]
  const content = { name: 'Perguntas', layout: [{ id: 'own', blockType: 'faq', title: 'Perguntas', questions }] }
  const block = await draft('shared-blocks', content, { name: 'Questions' })
  const layout = [
    { id: 'hero', blockType: 'pageHero', title: 'Perguntas' },
    { id: 'place', blockType: 'sharedBlock', shared: block },
  ]
  const page = { ...examplePage({ title: 'Perguntas', slug: 'perguntas' }), pageType: 'faq', layout }
  const id = await draft('pages', page, { slug: 'questions' })
  const findings = async () =>
    JSON.stringify((await editor.rest('POST', '/workflow/judge', { subject: `pages/${id}` })).body)
  expect(await findings()).toContain('This type of page must have one of these blocks: faq.')
  await carryOut(`shared-blocks/${block}`, ['pt'])
  expect(await findings()).not.toContain('must have one of these blocks')

  const over = shared('Acabado', 'Foi', { visibleUntil: '2020-01-01T12:00:00.000Z' })
  const past = await draft('shared-blocks', over, { name: 'Over' })
  await carryOut(`shared-blocks/${past}`, ['pt'])
  const rows = [layout[0], { id: 'past', blockType: 'sharedBlock', shared: past }]
  const shown = await draft(
    'pages',
    { ...examplePage({ title: 'Acabou', slug: 'acabou' }), layout: rows },
    { slug: 'over' },
  )
  await carryOut(`pages/${shown}`, ['pt'])
  expect((await drawnPage(shown, 'pt'))?.layout).toHaveLength(1)
})
