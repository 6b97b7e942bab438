import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { verdict } from '@/src/governance/gate/verdict'
import { approveSeen } from '@/tests/support/approve-seen'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/** The CMS runs alone here: nothing draws pages, which is one warning for each language. */
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
const refused = z.object({
  errors: z.tuple([
    z.object({ message: z.string(), data: z.object({ findings: z.array(z.looseObject({ kind: z.string() })) }) }),
  ]),
})
const judged = z.object({ verdict })

let count = 0
async function draftPage(more: object = {}): Promise<number> {
  const slug = `pagina-${++count}`
  const pt = { ...examplePage({ title: `Página ${count}`, slug }), ...more }
  const { body } = await editor.rest('POST', '/pages?draft=true&locale=pt', pt)
  const { id } = created.parse(body).doc
  const { layout: _layout, ...en } = {
    ...pt,
    ...examplePage({ title: `Page ${count}`, slug: `page-${count}` }),
    ...more,
  }
  expect(await editor.rest('PATCH', `/pages/${id}?draft=true&locale=en`, en)).toMatchObject({ status: 200 })
  return id
}

const submit = (id: number, warningReasons?: object) =>
  editor.rest('POST', '/workflow/submit', {
    subject: `pages/${id}`,
    languages: ['pt'],
    reason: 'Nova página',
    ...(warningReasons ? { warningReasons } : {}),
  })
const decide = async (step: string, id: unknown, more: object = {}) => {
  if (step === 'approve') return approveSeen(approver, { id: Number(id), ...more })
  return approver.rest('POST', `/workflow/${step}`, { id, ...more })
}

it('refuses what it warns of until there is a reason, and keeps the reason with the verdict and in the log', async () => {
  const id = await draftPage()
  const without = await submit(id)
  expect(without.status).toBe(409)
  const [{ message, data }] = refused.parse(without.body).errors
  expect(message).toContain('There are warnings. Say for each kind, or for all, why it goes live as it is.')
  expect(message).toContain('page not looked at: The finished page (pt) was not looked at')
  expect(data.findings).toMatchObject([{ kind: 'unseen' }])
  expect((await submit(id, { weight: 'De outro tipo' })).status).toBe(409)
  expect((await submit(id, { all: ' x ' })).status).toBe(400)
  expect((await submit(id, { nonsense: 'Sem tal tipo' })).status).toBe(400)
  const { status, body } = await submit(id, { unseen: 'O desenho está em obras' })
  expect(status).toBe(200)
  const reason = { kind: 'unseen', reason: 'O desenho está em obras', by: editor.id, byName: 'editor' }
  expect(verdict.parse(JSON.parse(String(body['verdict']))).accepted).toEqual([reason])
  const log = await approver.rest('GET', `/audit-log?where[subject][equals]=pages/${id}&where[action][equals]=submit`)
  const [entry] = z.object({ docs: z.array(z.object({ details: z.string() })) }).parse(log.body).docs
  expect(JSON.parse(entry?.details ?? '')).toMatchObject({ warnings: [reason] })
})

it('asks the approver for a reason only for what was not there when it was submitted', async () => {
  const target = await draftPage()
  const first = await submit(target, { all: 'É um teste' })
  expect(await decide('approve', first.body['id'])).toMatchObject({ status: 200 })
  expect(await decide('publish', first.body['id'])).toMatchObject({ status: 200 })
  const link = { id: 'link', label: 'Ver', page: target }
  const id = await draftPage({ layout: [{ id: 'row', blockType: 'callToAction', title: 'Veja', links: [link] }] })
  const { body } = await submit(id, { all: 'É um teste' })
  const down = { subject: `pages/${target}`, languages: ['pt'], reason: 'Taxa errada' }
  expect(await approver.rest('POST', '/workflow/take-down', down)).toMatchObject({ status: 200 })
  const broken = await decide('approve', body['id'], { warningReasons: { links: 'Volta amanhã' } })
  expect(broken.status).toBe(409)
  expect(JSON.stringify(broken.body)).toContain('Publish that first, submit it for review too, or take the link out.')
  // On its way back to the public, what is linked to only needs a reason.
  expect((await submit(target, { all: 'É um teste' })).status).toBe(200)
  const refusal = await decide('approve', body['id'])
  expect(refusal.status).toBe(409)
  expect(refused.parse(refusal.body).errors[0].data.findings).toMatchObject([
    { kind: 'links', at: 'layout.0.links.0.page', block: { number: 1, pt: 'Chamada para acção' } },
  ])
  const approved = await decide('approve', body['id'], { warningReasons: { links: 'Volta amanhã' } })
  expect(approved.status).toBe(200)
  expect(verdict.parse(JSON.parse(String(approved.body['verdict']))).accepted).toMatchObject([
    { kind: 'unseen', byName: 'editor' },
    { kind: 'links', reason: 'Volta amanhã', byName: 'approver' },
  ])
})

it('lets nothing through that it calls an error, whatever the reason', async () => {
  const hidden = { id: 'row', blockType: 'faq', hidden: true, title: 'Perguntas', questions: [] }
  const id = await draftPage({ pageType: 'faq', layout: [hidden] })
  const { status, body } = await submit(id, { all: 'Por favor' })
  expect(status).toBe(409)
  expect(JSON.stringify(body)).toContain('This type of page must have one of these blocks: faq.')
})

it('asks for the words of every picture in each language that is to go live, and says so in the reader’s', async () => {
  const filePath = join(cms.directory, 'praia.png')
  await sharp({ create: { width: 12, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toFile(filePath)
  const picture = { collection: 'media', locale: 'pt', data: { alt: 'Uma praia' }, filePath }
  const { id: media } = z.looseObject({ id: z.number() }).parse((await cms.trusted('create', picture)).body)
  const id = await draftPage({
    layout: [
      { id: 'hero', blockType: 'pageHero', title: 'Praia' },
      { id: 'picture', blockType: 'image', media },
    ],
  })
  const alts = async () => {
    const { body } = await editor.rest('POST', '/workflow/judge', { subject: `pages/${id}`, languages: ['pt', 'en'] })
    return judged.parse(body).verdict.findings.filter(({ kind }) => kind === 'alt')
  }
  expect(await alts()).toMatchObject([
    {
      severity: 'error',
      path: expect.stringContaining('media'),
      pt: 'A imagem não tem texto alternativo em inglês.',
      en: 'The picture has no alternative text in English.',
    },
  ])
  const ask = { subject: `pages/${id}`, reason: 'Nova página', warningReasons: { all: 'É um teste' } }
  const both = await editor.rest('POST', '/workflow/submit', { ...ask, languages: ['pt', 'en'] })
  expect(both.status).toBe(409)
  expect(refused.parse(both.body).errors[0].message).toContain('The picture has no alternative text in English.')
  // What is missing in English keeps nobody from Portuguese.
  expect(await editor.rest('POST', '/workflow/submit', { ...ask, languages: ['pt'] })).toMatchObject({ status: 200 })
  await cms.trusted('update', { collection: 'media', id: media, locale: 'en', data: { alt: 'A beach' } })
  expect(await alts()).toEqual([])
})

it('tells whoever writes, names the block, and knows a text whose Portuguese changed after it', async () => {
  const id = await draftPage({ layout: [{ id: 'row', blockType: 'callToAction', title: 'Um', links: [] }] })
  const write = (locale: string, title: string) => {
    const layout = [{ id: 'row', blockType: 'callToAction', title, links: [] }]
    return editor.rest('PATCH', `/pages/${id}?draft=true&locale=${locale}`, { layout })
  }
  await write('en', 'One')
  const stale = async () => {
    const { body } = await editor.rest('POST', '/workflow/judge', { subject: `pages/${id}` })
    return judged.parse(body).verdict.findings.filter(({ kind }) => kind === 'staleText')
  }
  expect(await stale()).toEqual([])
  await write('pt', 'Dois')
  expect(await stale()).toMatchObject([{ at: 'layout.0.title', block: { number: 1, en: 'Call to action' } }])
  expect(await cms.anonymous.rest('POST', '/workflow/judge', { subject: `pages/${id}` })).toMatchObject({ status: 403 })
})
