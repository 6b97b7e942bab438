import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { answerPageChecks } from '@/src/page-check/page-check-channel'
import type { PageCheck, PageReport } from '@/src/page-check/page-report'
import { examplePage } from '@/tests/support/example-page'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'

const trusted = { overrideAccess: true, depth: 0 } as const
const nothing: PageReport = {
  violations: [],
  lostAnchors: [],
  links: [],
  texts: [],
  pictures: [],
  isTool: false,
  weight: null,
}

let cms: TestCms
let req: PayloadRequest
let block = 0
let end: (() => void) | undefined

/** Draws pages as told, instead of by a build that these tests do not have; tests/e2e draws them. */
function drawAs(check: PageCheck): void {
  end = answerPageChecks(check)
}

async function page(slug: string, status: 'draft' | 'published') {
  const { layout: _layout, ...data } = examplePage({ title: slug, slug })
  return cms.payload.create({
    collection: 'pages',
    locale: 'pt',
    draft: status === 'draft',
    data: {
      ...data,
      section: 'general',
      pageType: 'page',
      layout: [
        { id: 'hero', blockType: 'pageHero', title: slug },
        { id: `place-${slug}`, blockType: 'sharedBlock', shared: block },
      ],
      _status: status,
    },
    ...trusted,
  })
}

beforeAll(async () => {
  cms = await openTestCms()
  const layout = [{ id: 'own', blockType: 'callToAction' as const, title: 'Fale connosco' }]
  block = (
    await cms.payload.create({
      collection: 'shared-blocks',
      locale: 'pt',
      data: { name: 'Fecho', layout, _status: 'published' },
      ...trusted,
    })
  ).id
  await page('um', 'published')
  await page('dois', 'published')
  await page('rascunho', 'draft')
  req = await createLocalReq({}, cms.payload)
}, 120_000)
afterEach(() => end?.())
afterAll(() => cms.close())

async function judge(most = 12) {
  const { judgeOnPages } = await import('./judge-on-pages')
  const judged = {
    id: block,
    document: { layout: [{ id: 'own', blockType: 'callToAction' }] },
    languages: ['pt'] as const,
  }
  return judgeOnPages(req, judged, most)
}

it('names what a shared block brings to each public page that shows it, in its own block', async () => {
  const asked: unknown[] = []
  drawAs(async ({ id, locale, asPublic }) => {
    asked.push({ id, locale, asPublic })
    return { ...nothing, lostAnchors: [{ anchor: 'nada', row: 'place-um' }] }
  })
  const findings = await judge()
  expect(findings).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      kind: 'links',
      at: 'layout.0',
      en: 'On “um (pt, /um)”: A link leads to #nada, which this page does not have (pt).',
    }),
  )
  expect(asked).toContainEqual(expect.objectContaining({ locale: 'pt', asPublic: { draftBlock: block } }))
  expect(JSON.stringify(findings)).not.toContain('rascunho')
})

it('does not blame it for what a page has without it', async () => {
  const before = { anchor: 'antes', row: null }
  drawAs(async ({ asPublic }) => ({
    ...nothing,
    lostAnchors: asPublic?.draftBlock === undefined ? [before] : [before, { anchor: 'agora', row: null }],
  }))
  const texts = (await judge()).map(({ en }) => en)
  expect(texts.filter((text) => text.includes('#agora'))).toHaveLength(2)
  expect(texts.some((text) => text.includes('#antes'))).toBe(false)
})

it('looks at no more pages than it is told, and says when none could be drawn', async () => {
  let drawn = 0
  drawAs(async () => {
    drawn++
    return nothing
  })
  expect(await judge(1)).toEqual([])
  expect(drawn).toBe(1)
  end?.()
  expect(await judge()).toMatchObject([
    { severity: 'warning', kind: 'unseen', en: expect.stringContaining('dois (pt, /dois)') },
  ])
})
