import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
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
  expect(asked).toContainEqual(expect.objectContaining({ locale: 'pt', asPublic: { draftBlock: `${block}` } }))
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

describe('taking it back', () => {
  /** A link elsewhere on the page that leads into the block. */
  const lost = { anchor: 'fecho', row: null }
  const drawWithoutIt = () =>
    drawAs(async ({ asPublic }) => ({
      ...nothing,
      lostAnchors: asPublic?.draftBlock === `${block}-gone` ? [lost] : [],
    }))

  async function askedBy(role: 'approver' | 'editor') {
    const person = { name: role, role, email: `${role}@bcs.example`, password: 'correct horse battery staple' }
    const user = await cms.payload.create({ collection: 'users', data: person, ...trusted })
    return createLocalReq({ user: { ...user, collection: 'users' } }, cms.payload)
  }

  it('is judged by what its pages are without it', async () => {
    const { judgeTakingBack } = await import('./judge')
    drawWithoutIt()
    const subject = { collection: 'shared-blocks', id: block } as const
    const verdict = await judgeTakingBack(req, { subject, document: {}, languages: ['pt', 'en'] })
    expect(verdict?.findings.map(({ severity, en }) => `${severity} ${en}`)).toEqual([
      'error On “um (pt, /um)”: A link leads to #fecho, which this page does not have (pt).',
      'error On “dois (pt, /dois)”: A link leads to #fecho, which this page does not have (pt).',
    ])
    expect(
      await judgeTakingBack(req, { subject: { collection: 'pages', id: 1 }, document: {}, languages: ['pt'] }),
    ).toBe(null)
  })

  it('is refused where it leaves a page broken, and noted with its reason where it only leaves a doubt', async () => {
    const [{ submitForReview }, { approve }] = [await import('../submit'), await import('../decide')]
    const [editor, approver] = [await askedBy('editor'), await askedBy('approver')]
    const subject = { collection: 'shared-blocks', id: block } as const
    const ask = { subject, kind: 'unpublish', languages: ['pt'], reason: 'Acabou a campanha' } as const
    drawWithoutIt()
    await expect(submitForReview(editor, ask)).rejects.toThrow(/#fecho/)
    end?.()

    // Nothing draws pages now.
    const { id, state, verdict } = await submitForReview(editor, ask)
    expect(state).toBe('inReview')
    expect(JSON.parse(verdict ?? '')).toMatchObject({
      findings: [{ kind: 'unseen', en: expect.stringContaining('not looked at without it: um (pt, /um); dois') }],
      accepted: [{ kind: 'unseen', reason: 'Acabou a campanha', byName: 'editor' }],
    })
    drawWithoutIt()
    const decision = { id, comment: '', warningReasons: {} }
    const { checkReview, noteLook } = await import('../changes/looks')
    const { requireReview } = await import('../decide')
    const review = await requireReview(approver, id)
    const { changes } = await noteLook(approver, review, {})
    await noteLook(approver, review, { seen: changes.map(({ key }) => key) })
    expect((await checkReview(approver, review)).findings).toContainEqual(
      expect.objectContaining({ severity: 'error', en: expect.stringContaining('#fecho') }),
    )
    await expect(approve(approver, decision)).rejects.toThrow(/#fecho/)
    end?.()
    drawAs(async () => nothing)
    expect(await approve(approver, decision)).toMatchObject({ state: 'approved' })
  })

  it('leaves a page without a block that its type owes', async () => {
    const { judgeTakingBack } = await import('./judge')
    const layout = [{ id: 'own', blockType: 'faq' as const, title: 'Perguntas' }]
    const questions = await cms.payload.create({
      collection: 'shared-blocks',
      locale: 'pt',
      data: { name: 'Perguntas', layout, _status: 'published' },
      ...trusted,
    })
    const { layout: _layout, ...data } = examplePage({ title: 'Perguntas', slug: 'perguntas' })
    await cms.payload.create({
      collection: 'pages',
      locale: 'pt',
      data: {
        ...data,
        section: 'general',
        pageType: 'faq',
        layout: [
          { id: 'hero', blockType: 'pageHero', title: 'Perguntas' },
          { id: 'place', blockType: 'sharedBlock', shared: questions.id },
        ],
        _status: 'published',
      },
      ...trusted,
    })
    drawAs(async () => nothing)
    const subject = { collection: 'shared-blocks', id: questions.id } as const
    const verdict = await judgeTakingBack(req, { subject, document: {}, languages: ['pt'] })
    expect(verdict?.findings).toMatchObject([
      { severity: 'error', kind: 'blocks', en: expect.stringContaining('must have one of these blocks: faq') },
    ])
  })
})
