import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { approveSeen, lookAtProposal } from '@/tests/support/approve-seen'
import { openCmsHere } from '@/tests/support/open-cms-here'
import { dayFromNow, ratesOf } from '@/tests/support/rates'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/** Settings that change what visitors see are decided by two people, as menus are. */
let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson
let otherApprover: CmsPerson
let admin: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
  otherApprover = await cms.logIn('other-approver')
  admin = await cms.logIn('admin')
}, 120_000)
afterAll(() => cms.close())

const reviewed = z.object({ id: z.number() })
const created = z.object({ doc: z.object({ id: z.number() }) })

const draft = async (by: CmsPerson, slug: string, data: object, locale = 'pt') =>
  (await by.rest('POST', `/globals/${slug}?draft=true&locale=${locale}`, data)).status
const submit = (by: CmsPerson, slug: string) =>
  by.rest('POST', '/workflow/submit', { subject: `globals/${slug}`, languages: ['pt', 'en'], reason: 'É um teste' })
const step = (by: CmsPerson, name: string, id: number) =>
  name === 'approve' ? approveSeen(by, { id }) : by.rest('POST', `/workflow/${name}`, { id })
const publicly = async (slug: string, locale = 'pt') =>
  (await cms.anonymous.rest('GET', `/globals/${slug}?locale=${locale}`)).body

const cases = [
  {
    slug: 'exchange-settings',
    data: { shownSource: 'bna', mostPercent: 50, businessDays: 60 },
    wrong: { mostPercent: 900 },
  },
  { slug: 'search-synonyms', data: { groups: 'casa, lar' }, wrong: { groups: 'uma só' } },
]

for (const { slug, data, wrong } of cases) {
  it(`${slug}: nobody changes what is in force alone, and two people do`, async () => {
    const before = await publicly(slug)
    const alone = { ...data, _status: 'published' }
    for (const person of [editor, approver, admin]) {
      expect(await person.rest('POST', `/globals/${slug}`, alone)).toMatchObject({ status: 403 })
      expect(await person.rest('POST', `/globals/${slug}?draft=true`, alone)).toMatchObject({ status: 403 })
      expect(await person.rest('POST', `/globals/${slug}?publishAllLocales=true`, data)).toMatchObject({ status: 403 })
      expect(await person.local('updateGlobal', { slug, data: alone })).toMatchObject({ status: 403 })
    }
    expect(await publicly(slug)).toEqual(before)

    expect(await draft(editor, slug, wrong)).toBe(400)
    expect(await draft(approver, slug, data)).toBe(200)
    expect(await publicly(slug)).toEqual(before)
    const { id } = reviewed.parse((await submit(approver, slug)).body)
    expect(await step(approver, 'approve', id)).toMatchObject({ status: 403 })
    // It is not for an administrator, whatever its state, and too early for an approver.
    expect(await step(admin, 'publish', id)).toMatchObject({ status: 403 })
    expect(await step(otherApprover, 'publish', id)).toMatchObject({ status: 409 })
    expect(await step(otherApprover, 'approve', id)).toMatchObject({ status: 200 })
    expect(await publicly(slug)).toEqual(before)
    expect(await step(approver, 'publish', id)).toMatchObject({ status: 200 })
    expect(await publicly(slug)).toMatchObject(data)
  })
}

it('a draft of a limit is no limit yet', async () => {
  expect(await draft(editor, 'exchange-settings', { mostPercent: 1 })).toBe(200)
  const enter = async (day: number, factor: number) => {
    const { body } = await editor.rest('POST', '/exchange-rates', ratesOf(dayFromNow(day), 'bank', factor))
    return created.parse(body).doc.id
  }
  const look = async (path: string, body: object) => (await approver.rest('POST', `/${path}`, body)).body
  const publish = async (id: number) => {
    await lookAtProposal(look, `exchange-rates/${id}`)
    return approver.rest('PATCH', `/exchange-rates/${id}`, { state: 'published' })
  }
  expect(await publish(await enter(-3, 1))).toMatchObject({ status: 200 })
  expect(await publish(await enter(-2, 1.04))).toMatchObject({ status: 200 })
  const { id } = reviewed.parse((await submit(editor, 'exchange-settings')).body)
  for (const name of ['approve', 'publish']) expect(await step(approver, name, id)).toMatchObject({ status: 200 })
  expect(await publish(await enter(-1, 1.08))).toMatchObject({ status: 400 })
})

it('words of one language change without a word about the other, and its own stay', async () => {
  const both = { pt: 'casa, lar', en: 'house, home' } as const
  expect(await draft(editor, 'search-synonyms', { groups: both.en }, 'en')).toBe(200)
  const first = reviewed.parse((await submit(editor, 'search-synonyms')).body)
  for (const name of ['approve', 'publish']) expect(await step(approver, name, first.id)).toMatchObject({ status: 200 })
  expect(await publicly('search-synonyms', 'en')).toMatchObject({ groups: both.en })

  expect(await draft(editor, 'search-synonyms', { groups: 'carro, viatura' })).toBe(200)
  const { status, body } = await submit(editor, 'search-synonyms')
  expect(status).toBe(200)
  const { id } = reviewed.parse(body)
  for (const name of ['approve', 'publish']) expect(await step(approver, name, id)).toMatchObject({ status: 200 })
  expect(await publicly('search-synonyms')).toMatchObject({ groups: 'carro, viatura' })
  expect(await publicly('search-synonyms', 'en')).toMatchObject({ groups: both.en })
})
