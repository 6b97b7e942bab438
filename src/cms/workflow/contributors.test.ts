import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { approveSeen } from '@/tests/support/approve-seen'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/** Who wrote something never comes to be forgotten before it is public. */
let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson
let other: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
  other = await cms.logIn('other-approver')
}, 120_000)
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const reviewed = z.object({ id: z.number() })
const warningReasons = { all: 'É um teste' }

async function draftBy(person: CmsPerson, slug: string): Promise<number> {
  const page = { ...examplePage({ title: slug, slug }), layout: [{ id: 'hero', blockType: 'pageHero', title: slug }] }
  return created.parse((await person.rest('POST', '/pages?draft=true&locale=pt', page)).body).doc.id
}

async function submit(id: number, languages = ['pt']): Promise<number> {
  const asked = { subject: `pages/${id}`, languages, reason: 'É um teste', warningReasons }
  return reviewed.parse((await editor.rest('POST', '/workflow/submit', asked)).body).id
}

const approve = async (person: CmsPerson, id: number) => (await approveSeen(person, { id, warningReasons })).status

it('is not pushed out of sight by refused attempts, nor by any number of saves', async () => {
  const id = await draftBy(approver, 'enxurrada')
  const review = await submit(id)
  expect(await approve(approver, review)).toBe(403)
  for (let attempt = 0; attempt < 505; attempt++)
    expect((await approver.rest('PATCH', `/pages/${id}?locale=pt`, { _status: 'published' })).status).toBe(403)
  expect(await approve(approver, review)).toBe(403)
  expect(await approve(other, review)).toBe(200)
}, 120_000)

it('counts in each language until that language is public', async () => {
  const id = await draftBy(editor, 'duas-linguas')
  const layout = [{ id: 'hero', blockType: 'pageHero', title: 'Two languages' }]
  const english = {
    layout,
    title: 'Two languages',
    slug: 'two-languages',
    summary: 'Two.',
    description: 'Two languages.',
  }
  expect((await approver.rest('PATCH', `/pages/${id}?draft=true&locale=en`, english)).status).toBe(200)
  const portuguese = await submit(id)
  expect(await approve(other, portuguese)).toBe(200)
  expect((await other.rest('POST', '/workflow/publish', { id: portuguese })).status).toBe(200)
  const asked = await editor.rest('POST', '/workflow/submit', {
    subject: `pages/${id}`,
    languages: ['en'],
    reason: 'É um teste',
    warningReasons,
  })
  expect(asked).toMatchObject({ status: 200 })
  expect(await approve(approver, reviewed.parse(asked.body).id)).toBe(403)
})

it('is for everybody: rows are neither read nor written nor taken away through the API', async () => {
  const admin = await cms.logIn('admin')
  for (const person of [editor, approver, admin]) {
    expect((await person.rest('GET', '/contributions')).status).toBe(403)
    expect((await person.rest('POST', '/contributions', { subject: 'pages/1', kind: 'live', at: '' })).status).toBe(403)
    expect((await person.rest('DELETE', '/contributions?where[id][greater_than]=0')).status).toBe(403)
    expect((await person.local('delete', { collection: 'contributions', id: 1 })).status).toBe(403)
  }
})
