import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
}, 120_000)
afterAll(() => cms.close())

const trusted = { overrideAccess: true, depth: 0 } as const

async function makePage(title: string, slug: string, parent: number | null, isPublic: boolean): Promise<number> {
  const data = {
    title,
    slug,
    parent,
    section: 'general' as const,
    pageType: 'page' as const,
    layout: [{ blockType: 'pageHero' as const, title }],
  }
  const made = isPublic ? { ...data, _status: 'published' as const } : data
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'pt',
    draft: !isPublic,
    data: made,
    ...trusted,
  })
  return id
}

it('shows each page below its parent with its state in each language, and foresees what moving it does', async () => {
  const { filterMap, listMap, readSiteMap } = await import('./read-site-map')
  const { forecastMove } = await import('./forecast-move')
  const products = await makePage('Produtos', 'produtos', null, true)
  const loans = await makePage('Crédito', 'credito', products, true)
  const home = await makePage('Habitação', 'habitacao', loans, true)
  const other = await makePage('Banco', 'banco', null, true)
  const draft = await makePage('Ideia', 'ideia', other, false)
  await cms.payload.update({
    collection: 'pages',
    id: other,
    locale: 'pt',
    draft: true,
    data: { title: 'O banco' },
    ...trusted,
  })

  const map = await readSiteMap(cms.payload, 'pt')
  const shown = listMap(map).map(({ id, states, isOrphan }) => ({ id, states, isOrphan }))
  expect(shown).toEqual([
    { id: other, states: { pt: 'changed', en: 'missing' }, isOrphan: true },
    { id: draft, states: { pt: 'draft', en: 'missing' }, isOrphan: false },
    { id: products, states: { pt: 'live', en: 'missing' }, isOrphan: true },
    { id: loans, states: { pt: 'live', en: 'missing' }, isOrphan: true },
    { id: home, states: { pt: 'live', en: 'missing' }, isOrphan: true },
  ])
  const drafts = filterMap(map, ({ states }) => states.pt === 'draft')
  expect(listMap(drafts).map(({ id }) => id)).toEqual([other, draft])

  expect(await forecastMove(cms.payload, { id: loans, parent: other })).toEqual([
    {
      locale: 'pt',
      from: '/produtos/credito',
      to: '/banco/credito',
      below: [{ from: '/produtos/credito/habitacao', to: '/banco/credito/habitacao' }],
      redirects: 2,
      problem: null,
    },
  ])
  expect(await forecastMove(cms.payload, { id: loans, parent: products })).toEqual([])
  const [intoItself] = await forecastMove(cms.payload, { id: loans, parent: home })
  expect(intoItself?.problem?.en).toMatch(/below itself/i)
  // Nothing happened.
  expect(await cms.payload.findByID({ collection: 'pages', id: loans, locale: 'pt', ...trusted })).toMatchObject({
    path: '/produtos/credito',
  })
})

it('marks the pages of which visitors do not see every block, and finds them', async () => {
  const { filterMap, listMap, listStates, readSiteMap } = await import('./read-site-map')
  const hero = { blockType: 'pageHero' as const, title: 'Cartões' }
  const makeWith = async (slug: string, block: object) => {
    const id = await makePage('Cartões', slug, null, true)
    const layout = [hero, { ...hero, ...block }]
    await cms.payload.update({ collection: 'pages', id, locale: 'pt', draft: true, data: { layout }, ...trusted })
    return id
  }
  const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const shown = await makeWith('visiveis', { visibleFrom: dayFromNow(-2), visibleUntil: dayFromNow(2) })
  const hidden = await makeWith('escondidos', { hidden: true })
  const over = await makeWith('passados', { visibleUntil: dayFromNow(-2) })
  const map = await readSiteMap(cms.payload, 'pt')
  const found = listMap(filterMap(map, (page) => listStates(page).includes('hidden'))).map(({ id }) => id)
  expect(found.toSorted((one, other) => one - other)).toEqual([hidden, over])
  expect(found).not.toContain(shown)
})
