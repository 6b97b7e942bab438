import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { localDay } from '@/src/country/local-day'
import { hashContent } from '@/src/governance/content-hash'
import { approveSeen } from '@/tests/support/approve-seen'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsAnswer, CmsPerson, WorkingCms } from '@/tests/support/working-cms'

let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
}, 120_000)
afterEach(() => vi.useRealTimers())
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const numbered = z.looseObject({ id: z.number() })
const dayMs = 86_400_000
/** Whatever they warn of: nothing but an error is in the way then. */
const warningReasons = { all: 'É um teste' }

type Layout = ReturnType<typeof examplePage>['layout'][number] | Record<string, unknown>

let count = 0
async function draftPage(more: readonly Layout[] = []): Promise<number> {
  const page = examplePage({ title: `Página ${++count}`, slug: `pagina-${count}` })
  const draft = { ...page, layout: [...page.layout, ...more] }
  return created.parse((await editor.rest('POST', '/pages?draft=true&locale=pt', draft)).body).doc.id
}

const submit = (id: number, by = editor) =>
  by.rest('POST', '/workflow/submit', { subject: `pages/${id}`, languages: ['pt'], reason: 'Campanha', warningReasons })
const approve = (review: number, by = approver) => approveSeen(by, { id: review, warningReasons })
const publish = (review: number, by = approver) => by.rest('POST', '/workflow/publish', { id: review })

async function expectRefusal(answer: CmsAnswer, sentence: string): Promise<void> {
  expect(answer.status, JSON.stringify(answer.body)).toBe(409)
  expect(JSON.stringify(answer.body)).toContain(sentence)
}

async function expectNothingPublic(id: number): Promise<void> {
  const { body } = await cms.trusted('findByID', { collection: 'pages', id, locale: 'all', depth: 0 })
  expect(JSON.stringify(body['_status'])).not.toContain('published')
}

/** A day as people write it. */
function inWords(moment: number): string {
  const [year, month, day] = localDay(moment).split('-').map(Number)
  const name = new Intl.DateTimeFormat('pt', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, (month ?? 1) - 1, 15),
  )
  return `${day} de ${name} de ${year}`
}

const callTo = (title: string) => ({ blockType: 'callToAction', id: 'call', title })

const unfinished: readonly (readonly [string, Layout, string])[] = [
  ['the sample sentence of a template', callTo('A oferta numa frase'), 'Sample text of the template'],
  [
    'a legal notice without a text',
    { blockType: 'notice', id: 'notice', noticeKind: 'legal', title: 'Condições' },
    'A legal text without a text (pt).',
  ],
  ['a date that is over', callTo(`Até ${inWords(Date.now() - 3 * dayMs)}`), 'A last day that is over (pt)'],
  ['a rate typed by hand', callTo('A taxa é de 33,3 % ao ano'), 'A rate typed by hand that no simulator uses (pt)'],
  ['a price typed by hand', callTo('A comissão é de 777 Kz'), 'An amount typed by hand'],
]

it.each(unfinished)('%s comes neither into review nor past whoever approves', async (_what, block, sentence) => {
  const begun = await draftPage([block])
  await expectRefusal(await submit(begun), sentence)
  await expectRefusal(await submit(begun, approver), sentence)
  expect((await approver.rest('PATCH', `/pages/${begun}?locale=pt`, { _status: 'published' })).status).toBe(403)
  await expectNothingPublic(begun)

  // A request that is there all the same, as if it were from before the gate knew of this.
  const id = await draftPage()
  const review = numbered.parse((await submit(id)).body).id
  const layout = [...examplePage({ title: 'Outra', slug: 'outra' }).layout, block]
  await cms.trusted('update', { collection: 'pages', id, locale: 'pt', draft: true, data: { layout } })
  const newest = await cms.trusted('findByID', { collection: 'pages', id, locale: 'all', depth: 0, draft: true })
  await cms.trusted('update', { collection: 'reviews', id: review, data: { hash: hashContent(newest.body) } })
  await expectRefusal(await approve(review), sentence)
  expect((await publish(review)).status).toBe(409)
  await expectNothingPublic(id)
})

it('a date that passes after it was submitted stops who approves it, and who would publish what was approved', async () => {
  const today = Date.now()
  const block = callTo(`Até ${inWords(today)}`)
  const waiting = await draftPage([block])
  const late = numbered.parse((await submit(waiting)).body).id
  const approved = await draftPage([block])
  const ready = numbered.parse((await submit(approved)).body).id
  expect(await approve(ready)).toMatchObject({ status: 200 })

  vi.useFakeTimers({ toFake: ['Date'], now: today + dayMs })
  const next = await cms.logIn('approver')
  await expectRefusal(await approve(late, next), 'A last day that is over (pt)')
  await expectRefusal(await publish(ready, next), 'A last day that is over (pt)')
  for (const id of [waiting, approved]) await expectNothingPublic(id)
  // Nobody carries it out by themselves either, and why is kept with the request.
  await next.rest('POST', '/workflow/schedule', { id: ready, dueAt: new Date(today + dayMs).toISOString() })
  await cms.trusted('update', { collection: 'reviews', id: ready, data: { dueAt: new Date(today).toISOString() } })
  expect(await cms.tick(new Date(today + dayMs))).toBe(0)
  expect((await next.rest('GET', `/reviews/${ready}`)).body['failure']).toContain('Um prazo que já passou (pt)')
})

it('a figure without a source is an error where somebody wrote it now, and a warning where it is public already', async () => {
  const id = await draftPage([callTo('A taxa é de 33,3 % ao ano')])
  await cms.trusted('update', { collection: 'pages', id, locale: 'pt', data: { _status: 'published' } })
  await editor.rest('PATCH', `/pages/${id}?draft=true&locale=pt`, { summary: 'Outro resumo.' })
  const review = numbered.parse((await submit(id)).body).id
  // The day of the test before ended the session.
  const approved = await approve(review, await cms.logIn('approver'))
  expect(approved.status).toBe(200)
  const { findings } = z
    .object({ findings: z.array(z.looseObject({ kind: z.string(), severity: z.string() })) })
    .parse(JSON.parse(String(approved.body['verdict'])))
  expect(findings.filter(({ kind }) => kind === 'figures')).toMatchObject([{ severity: 'warning' }])
})
