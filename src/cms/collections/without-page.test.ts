import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lookAtAll } from '@/tests/support/approve-seen'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/** What has no page of its own, and yet changes what visitors see or where they are led. */
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
const stored = z.object({ id: z.number() })
const listed = z.object({ docs: z.array(z.looseObject({ url: z.string().nullish() })) })
const reviewed = z.object({ id: z.number() })

async function draftPage(slug: string, layout: object[] = []): Promise<number> {
  const hero = { id: 'hero', blockType: 'pageHero', title: slug }
  const page = { ...examplePage({ title: slug, slug }), layout: [hero, ...layout] }
  const { body } = await editor.rest('POST', '/pages?draft=true&locale=pt', page)
  return created.parse(body).doc.id
}

async function submit(subject: string, languages: readonly string[], kind = 'publish') {
  const ask = { subject, kind, languages, reason: 'É um teste', warningReasons: { all: 'É um teste' } }
  return editor.rest('POST', '/workflow/submit', ask)
}

async function carryOut(subject: string, languages: readonly string[], kind = 'publish'): Promise<void> {
  const { id } = reviewed.parse((await submit(subject, languages, kind)).body)
  await lookAtAll((name, asked) => approver.rest('POST', `/workflow/${name}`, asked), id)
  for (const step of ['approve', 'publish'])
    expect(await approver.rest('POST', `/workflow/${step}`, { id })).toMatchObject({ status: 200 })
}

describe('a redirect', () => {
  const publicTargets = async () =>
    listed.parse((await cms.anonymous.rest('GET', '/redirects?depth=0')).body).docs.map(({ url }) => url)
  const draft = async (from: string, more: object) => {
    const { body } = await editor.rest('POST', '/redirects?draft=true', { from, ...more })
    return created.parse(body).doc.id
  }

  it('leads visitors elsewhere after two people wanted it, and leads them back after two again', async () => {
    const id = await draft('/antigo', { url: 'mailto:um@bcs.example' })
    expect(await publicTargets()).toEqual([])
    const status = { _status: 'published' }
    for (const person of [editor, approver]) {
      expect(await person.rest('PATCH', `/redirects/${id}`, status)).toMatchObject({ status: 403 })
      expect(await person.rest('POST', '/redirects', { from: '/outro', ...status })).toMatchObject({ status: 403 })
      const local = { collection: 'redirects', id, data: status }
      expect(await person.local('update', local)).toMatchObject({ status: 403 })
    }
    expect(
      await editor.graphQL(`mutation { updateRedirect(id: ${id}, data: { _status: published }) { id } }`),
    ).toMatchObject({
      body: { errors: [{ message: expect.stringContaining('Only approvers may publish') }] },
    })
    expect(await publicTargets()).toEqual([])
    await carryOut(`redirects/${id}`, ['pt', 'en'])
    expect(await publicTargets()).toEqual(['mailto:um@bcs.example'])

    const elsewhere = { url: 'mailto:outro@bcs.example' }
    expect(await approver.rest('PATCH', `/redirects/${id}`, elsewhere)).toMatchObject({ status: 403 })
    expect(await approver.rest('DELETE', `/redirects/${id}`)).toMatchObject({ status: 403 })
    expect(await editor.rest('PATCH', `/redirects/${id}?draft=true`, elsewhere)).toMatchObject({ status: 200 })
    expect(await publicTargets()).toEqual(['mailto:um@bcs.example'])
    await carryOut(`redirects/${id}`, ['pt', 'en'])
    expect(await publicTargets()).toEqual(['mailto:outro@bcs.example'])
    await carryOut(`redirects/${id}`, ['pt', 'en'], 'unpublish')
    expect(await publicTargets()).toEqual([])
  })

  it('begins at an address and leads to one place', async () => {
    const page = await draftPage('destino')
    for (const [from, more] of [
      ['sem-barra', { page }],
      ['/sem-destino', {}],
      ['/dois-destinos', { page, url: 'mailto:um@bcs.example' }],
    ] as const) {
      const { status, body } = await submit(`redirects/${await draft(from, more)}`, ['pt', 'en'])
      expect(status, from).toBe(409)
      expect(JSON.stringify(body)).toMatch(/Give an address such as|Give exactly one target/)
    }
  })
})

describe('a picture', () => {
  async function upload(name: string): Promise<number> {
    const filePath = join(cms.directory, `${name}.png`)
    await sharp({ create: { width: 12, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toFile(filePath)
    const { body } = await cms.trusted('create', { collection: 'media', locale: 'pt', data: { alt: name }, filePath })
    return stored.parse(body).id
  }
  const describePicture = (person: CmsPerson, id: number, locale: string, alt: string) =>
    person.rest('PATCH', `/media/${id}?locale=${locale}`, { alt })

  it('is changed by whoever edits until the public sees it or somebody was asked to approve it', async () => {
    const media = await upload('praia')
    const page = await draftPage('com-imagem', [{ id: 'picture', blockType: 'image', media }])
    expect(await describePicture(editor, media, 'pt', 'Uma praia')).toMatchObject({ status: 200 })
    const review = reviewed.parse((await submit(`pages/${page}`, ['pt'])).body).id
    const asked = await describePicture(approver, media, 'pt', 'Outra praia')
    expect(asked.status).toBe(403)
    expect(JSON.stringify(asked.body)).toContain('com-imagem')
    await lookAtAll((name, body) => approver.rest('POST', `/workflow/${name}`, body), review)
    for (const step of ['approve', 'publish'])
      expect(await approver.rest('POST', `/workflow/${step}`, { id: review })).toMatchObject({ status: 200 })

    for (const person of [editor, approver]) {
      expect(await describePicture(person, media, 'pt', 'Outra praia')).toMatchObject({ status: 403 })
      const many = `/media?locale=pt&where[id][equals]=${media}`
      expect(await person.rest('PATCH', many, { alt: 'Outra praia' })).toMatchObject({ status: 403 })
      const local = { collection: 'media', id: media, locale: 'pt', data: { alt: 'Outra praia' } }
      expect(await person.local('update', local)).toMatchObject({ status: 403 })
    }
    const filePath = join(cms.directory, 'praia.png')
    const replaced = { collection: 'media', id: media, data: {}, filePath }
    expect(await approver.local('update', replaced)).toMatchObject({ status: 403 })
    const mutation = `mutation { updateMediaItem(id: ${media}, locale: pt, data: { alt: "Outra praia" }) { id } }`
    expect(JSON.stringify((await approver.graphQL(mutation)).body)).toContain('Duplicate it, correct the copy')
    const { body } = await cms.trusted('findByID', { collection: 'media', id: media, locale: 'pt' })
    expect(body).toMatchObject({ alt: 'Uma praia' })

    const copy = created.parse((await editor.rest('POST', `/media/${media}/duplicate?locale=pt`, {})).body).doc.id
    expect(await describePicture(editor, copy, 'pt', 'Outra praia')).toMatchObject({ status: 200 })
    const files = await Promise.all([media, copy].map((id) => editor.rest('GET', `/media/${id}?locale=pt`)))
    expect(files[0]?.body['filename']).not.toBe(files[1]?.body['filename'])
    expect(files[1]?.body).toMatchObject({ width: 12, height: 8, alt: 'Outra praia' })
  })

  it('gets the words of a language in which the public does not see it yet', async () => {
    const media = await upload('serra')
    const page = await draftPage('com-serra', [{ id: 'picture', blockType: 'image', media }])
    await carryOut(`pages/${page}`, ['pt'])
    expect(await describePicture(editor, media, 'en', 'Mountains')).toMatchObject({ status: 200 })
    expect(await describePicture(editor, media, 'pt', 'serra')).toMatchObject({ status: 200 })
    expect(await describePicture(editor, media, 'pt', 'Uma serra')).toMatchObject({ status: 403 })
  })
})
