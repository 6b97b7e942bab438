import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { approveSeen } from '@/tests/support/approve-seen'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsAnswer, CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/** Whose words they are stays known on every way by which somebody else brings them back; and nobody's are taken for theirs by mistake. */
let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson
let other: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
  other = await cms.logIn('other-approver')
  const background = '#123456'
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } }).png()
  writeFileSync(join(cms.directory, 'picture.png'), await picture.toBuffer())
}, 120_000)
afterAll(() => cms.close())

const made = z.union([
  z.object({ doc: z.object({ id: z.number() }) }).transform(({ doc }) => doc.id),
  z.object({ id: z.number() }).transform(({ id }) => id),
])
const warningReasons = { all: 'É um teste' }

function idIn(answer: CmsAnswer): number {
  const { data } = made.safeParse(answer.body)
  if (data === undefined) throw new Error(`Nothing was made: ${answer.status} ${JSON.stringify(answer.body)}`)
  return data
}

const tip = (slug: string) => ({ title: slug, slug, topic: 'saving' })
const draft = async (person: CmsPerson, slug: string) =>
  idIn(await person.rest('POST', '/tips?draft=true&locale=pt', tip(slug)))
const write = async (person: CmsPerson, path: string, data: object) =>
  expect(await person.rest('PATCH', `${path}?draft=true&locale=pt`, data)).toMatchObject({ status: 200 })

async function submit(subject: string, languages = ['pt']): Promise<number> {
  return idIn(
    await editor.rest('POST', '/workflow/submit', { subject, languages, reason: 'É um teste', warningReasons }),
  )
}
const approve = async (person: CmsPerson, id: number) => (await approveSeen(person, { id, warningReasons })).status
const publish = async (id: number) => (await other.rest('POST', '/workflow/publish', { id })).status

/** By the editor and the other approver: what goes live is what is written now. */
async function putLive(subject: string, languages?: string[]): Promise<void> {
  const review = await submit(subject, languages)
  expect(await approve(other, review)).toBe(200)
  expect(await publish(review)).toBe(200)
}

async function versionThatSays(collection: string, parent: number, title: string): Promise<number> {
  const query = `where[parent][equals]=${parent}&where[version.title][equals]=${title}&locale=pt&depth=0&limit=1`
  const { body } = await editor.rest('GET', `/${collection}/versions?${query}`)
  return z.object({ docs: z.array(z.object({ id: z.number() })).min(1) }).parse(body).docs[0]?.id ?? 0
}

it('lets an approver approve a change beside their own old words, which somebody else approved', async () => {
  const id = await draft(approver, 'velhas')
  await putLive(`tips/${id}`)
  await write(editor, `/tips/${id}`, { topic: 'credit' })
  expect(await approve(approver, await submit(`tips/${id}`))).toBe(200)
})

it('knows who wrote an earlier version that somebody else brings back', async () => {
  const id = await draft(editor, 'regresso')
  await write(approver, `/tips/${id}`, { title: 'do aprovador' })
  await write(editor, `/tips/${id}`, { title: 'do editor' })
  await putLive(`tips/${id}`)
  const version = await versionThatSays('tips', id, 'do aprovador')
  expect(await editor.rest('POST', `/tips/versions/${version}?draft=true`)).toMatchObject({ status: 200 })
  const review = await submit(`tips/${id}`)
  expect(await approve(approver, review)).toBe(403)
  expect(await approve(other, review)).toBe(200)
})

it('knows who wrote an earlier version of what stands on every page', async () => {
  const say = async (person: CmsPerson, smallPrint: string) =>
    expect(await person.rest('POST', '/globals/footer?draft=true&locale=pt', { smallPrint })).toMatchObject({
      status: 200,
    })
  await say(approver, 'do aprovador')
  await say(editor, 'do editor')
  await putLive('globals/footer', ['pt', 'en'])
  const { body } = await editor.rest('GET', '/globals/footer/versions?sort=id&limit=1&depth=0')
  const version = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(body).docs[0]?.id
  expect(await editor.rest('POST', `/globals/footer/versions/${version}`)).toMatchObject({ status: 200 })
  const review = await submit('globals/footer', ['pt', 'en'])
  expect(await approve(approver, review)).toBe(403)
  expect(await approve(other, review)).toBe(200)
})

it('knows who wrote what somebody else makes a copy of', async () => {
  const id = await draft(approver, 'original')
  const copy = idIn(await editor.rest('POST', `/tips/${id}/duplicate?draft=true&locale=pt`, { slug: 'copia' }))
  await write(editor, `/tips/${copy}`, { slug: 'copia' })
  const review = await submit(`tips/${copy}`)
  expect(await approve(approver, review)).toBe(403)
  expect(await approve(other, review)).toBe(200)
})

it('knows whose picture somebody else makes a copy of', async () => {
  const upload = { collection: 'media', locale: 'pt', data: { alt: 'Uma imagem' } }
  const picture = idIn(await approver.local('create', { ...upload, filePath: join(cms.directory, 'picture.png') }))
  const copy = idIn(await editor.rest('POST', `/media/${picture}/duplicate?locale=pt`, {}))
  const page = idIn(await editor.rest('POST', '/pages?draft=true&locale=pt', pageWith(copy, 'imagem-copiada')))
  const review = await submit(`pages/${page}`)
  expect(await approve(approver, review)).toBe(403)
  expect(await approve(other, review)).toBe(200)
})

it('knows who wrote a block that somebody else copies from another page', async () => {
  const from = idIn(await approver.rest('POST', '/pages?draft=true&locale=pt', pageOf('bloco-de-outrem')))
  const to = idIn(await editor.rest('POST', '/pages?draft=true&locale=pt', pageOf('bloco-copiado')))
  const order = { from: { id: from, row: 'hero' }, to }
  const { body } = await editor.rest('POST', '/pages/copy-block', order)
  const { block } = z.object({ block: z.object({ pt: z.looseObject({}) }) }).parse(body)
  await write(editor, `/pages/${to}`, { layout: [block.pt] })
  const review = await submit(`pages/${to}`)
  expect(await approve(approver, review)).toBe(403)
  expect(await approve(other, review)).toBe(200)
})

it('knows who wrote a block that somebody else took away and that comes back', async () => {
  const page = pageOf('bloco-de-volta')
  const text = {
    id: 'steps',
    blockType: 'steps',
    title: 'T',
    steps: [{ id: 'step', title: 'Um', text: 'Do aprovador' }],
  }
  const id = idIn(await editor.rest('POST', '/pages?draft=true&locale=pt', page))
  await write(approver, `/pages/${id}`, { layout: [...page.layout, text] })
  await write(editor, `/pages/${id}`, { layout: page.layout })
  await putLive(`pages/${id}`)
  await write(editor, `/pages/${id}`, { layout: [...page.layout, text] })
  const review = await submit(`pages/${id}`)
  expect(await approve(approver, review)).toBe(403)
  expect(await approve(other, review)).toBe(200)
})

it('does not take a picture for approved that went live in a release that was put back', async () => {
  const upload = { collection: 'media', locale: 'pt', data: { alt: 'Uma imagem' } }
  const picture = idIn(await approver.local('create', { ...upload, filePath: join(cms.directory, 'picture.png') }))
  const page = idIn(await editor.rest('POST', '/pages?draft=true&locale=pt', pageWith(picture, 'posta-de-volta')))
  const first = await submit(`pages/${page}`)
  expect(await approve(other, first)).toBe(200)
  // Written as a draft, an address that another one has stands in nobody's way.
  const redirect = async (from: string) =>
    idIn(await editor.rest('POST', '/redirects?draft=true', { from, url: 'mailto:um@bcs.example' }))
  await redirect('/ocupada')
  const failing = await redirect('/livre')
  await write(editor, `/redirects/${failing}`, { from: '/ocupada' })
  const last = await submit(`redirects/${failing}`, ['pt', 'en'])
  expect(await approve(other, last)).toBe(200)
  const planned = await other.rest('POST', '/workflow/release', { name: 'Lançamento', items: [first, last] })
  expect(await other.rest('POST', '/workflow/release-now', { id: idIn(planned) })).toMatchObject({ status: 409 })
  await write(editor, `/pages/${page}`, { summary: 'Outro resumo.' })
  const again = await submit(`pages/${page}`)
  expect(await approve(approver, again)).toBe(403)
  expect(await approve(other, again)).toBe(200)
})

it('asks also for the words of a picture that the other language, which is public, comes to show', async () => {
  const page = idIn(await editor.rest('POST', '/pages?draft=true&locale=pt', pageOf('duas-linguas')))
  const path = `/pages/${page}?draft=true&locale`
  await editor.rest('PATCH', `${path}=en`, pageOf('two-languages'))
  await putLive(`pages/${page}`, ['pt', 'en'])
  const upload = { collection: 'media', locale: 'pt', data: { alt: 'Uma imagem' } }
  const picture = idIn(await editor.local('create', { ...upload, filePath: join(cms.directory, 'picture.png') }))
  const alone = idIn(await editor.rest('POST', '/pages?draft=true&locale=pt', pageWith(picture, 'so-portugues')))
  const english = (person: CmsPerson, alt: string) => person.rest('PATCH', `/media/${picture}?locale=en`, { alt })
  expect(await english(approver, 'Of the approver')).toMatchObject({ status: 200 })
  // Portuguese only: its English words are nowhere yet.
  await putLive(`pages/${alone}`)
  expect(await editor.rest('PATCH', `${path}=pt`, pageWith(picture, 'duas-linguas'))).toMatchObject({ status: 200 })
  const review = await submit(`pages/${page}`)
  expect(await english(editor, 'Of nobody else')).toMatchObject({ status: 403 })
  expect(await approve(approver, review)).toBe(403)
  expect(await approve(other, review)).toBe(200)
})

it('does not count whose save was refused', async () => {
  const id = await draft(editor, 'recusada')
  const refused = await approver.rest('PATCH', `/tips/${id}?locale=pt`, { title: '' })
  expect(refused.status).toBe(400)
  expect(await approve(approver, await submit(`tips/${id}`))).toBe(200)
})

it('approves every letter of a text, whatever its paragraphs say of themselves', async () => {
  const body = (text: string) => ({
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      children: [
        {
          type: 'paragraph',
          id: 'p',
          updatedAt: 'p',
          version: 1,
          format: '',
          indent: 0,
          direction: 'ltr',
          children: [{ type: 'text', text, format: 0, version: 1, detail: 0, mode: 'normal', style: '' }],
        },
      ],
    },
  })
  const layout = (text: string) => [
    { id: 'hero', blockType: 'pageHero', title: 'Título' },
    { id: 'text', blockType: 'richText', title: 'Texto', body: body(text) },
  ]
  const title = 'paragrafo'
  const page = { ...examplePage({ title, slug: title }), layout: layout('O que se aprova.') }
  const id = idIn(await editor.rest('POST', '/pages?draft=true&locale=pt', page))
  const review = await submit(`pages/${id}`)
  expect(await approve(approver, review)).toBe(200)
  await write(editor, `/pages/${id}`, { layout: layout('O que ninguém aprovou.') })
  expect(await publish(review)).toBe(409)
})

const pageOf = (slug: string) => ({
  ...examplePage({ title: slug, slug }),
  layout: [{ id: 'hero', blockType: 'pageHero', title: slug }],
})

function pageWith(media: number, slug: string) {
  return {
    ...examplePage({ title: slug, slug }),
    layout: [
      { id: 'hero', blockType: 'pageHero', title: slug },
      { id: 'image', blockType: 'image', media },
    ],
  }
}
