import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { approveSeen } from '@/tests/support/approve-seen'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/** What whoever approves has to have had before their eyes. */
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
const identified = z.object({ id: z.number() })
const look = z.object({
  changes: z.array(z.object({ key: z.string(), parts: z.array(z.object({ before: z.string(), after: z.string() })) })),
  seen: z.array(z.string()),
  isChecked: z.boolean(),
})

const hero = { id: 'hero', blockType: 'pageHero', title: 'Poupar' }
const features = (id: string, titles: readonly string[]) => ({
  ...{ id, blockType: 'featureList', title: 'Porquê' },
  features: titles.map((title) => ({ id: `${id} ${title}`, title })),
})

async function draft(slug: string, blocks: readonly object[]): Promise<number> {
  const page = { ...examplePage({ title: slug, slug }), layout: [hero, ...blocks] }
  return created.parse((await editor.rest('POST', '/pages?draft=true&locale=pt', page)).body).doc.id
}

async function submit(id: number): Promise<number> {
  const asked = { subject: `pages/${id}`, languages: ['pt'], reason: 'É um teste', warningReasons: { all: 'Teste' } }
  return identified.parse((await editor.rest('POST', '/workflow/submit', asked)).body).id
}

const step = (name: string, body: object) => approver.rest('POST', `/workflow/${name}`, body)
const lookAt = async (id: number, seen?: readonly string[]) =>
  look.parse((await step('look', { id, ...(seen ? { seen } : {}) })).body)

const many = Array.from({ length: 12 }, (_, place) => features(`block-${place}`, ['Rende']))

it('keeps what a screen tells at the same time: each change that was seen, and that the check has ended', async () => {
  const review = await submit(await draft('ao-mesmo-tempo', many))
  const { changes } = await lookAt(review)
  expect(changes.length).toBeGreaterThan(many.length)
  const told = [...changes.map(({ key }) => step('look', { id: review, seen: [key] })), step('check', { id: review })]
  await Promise.all(told)
  expect(await lookAt(review)).toMatchObject({ seen: changes.map(({ key }) => key), isChecked: true })
  expect(await step('approve', { id: review })).toMatchObject({ status: 200 })
})

it('takes nothing for seen that the request does not change', async () => {
  const review = await submit(await draft('outra-coisa', [features('why', ['Rende'])]))
  expect((await lookAt(review, ['not a change of it'])).seen).toEqual([])
  await step('check', { id: review })
  expect(await step('approve', { id: review })).toMatchObject({ status: 409 })
})

it('shows that rows within a block stand in another order', async () => {
  const page = await draft('por-ordem', [features('why', ['Rende', 'Cresce', 'Fica'])])
  const first = await submit(page)
  expect(await approveSeen(approver, { id: first })).toMatchObject({ status: 200 })
  expect(await step('publish', { id: first })).toMatchObject({ status: 200 })
  const layout = [hero, features('why', ['Fica', 'Rende', 'Cresce'])]
  expect(await editor.rest('PATCH', `/pages/${page}?draft=true&locale=pt`, { layout })).toMatchObject({ status: 200 })
  const { changes } = await lookAt(await submit(page))
  expect(changes.map(({ parts }) => parts)).toEqual([
    [expect.objectContaining({ before: 'Rende\nCresce\nFica', after: 'Fica\nRende\nCresce' })],
  ])
})
