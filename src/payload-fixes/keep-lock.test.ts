import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { examplePage } from '@/tests/support/example-page'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let colleague: CmsPerson
beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  colleague = await cms.logIn('other-editor')
}, 120_000)
afterAll(() => cms.close())

const created = z.object({ doc: z.object({ id: z.number() }) })
const locks = z.object({ docs: z.array(z.object({ user: z.object({ value: z.object({ id: z.number() }) }) })) })

const holderOf = z.object({
  docs: z.tuple([z.object({ user: z.object({ value: z.record(z.string(), z.unknown()) }) })]),
})

async function draftPage(slug: string): Promise<number> {
  const { body } = await editor.rest('POST', '/pages?draft=true&locale=pt', examplePage({ title: 'Página', slug }))
  return created.parse(body).doc.id
}
const type = (by: CmsPerson, id: number, title: string) =>
  by.rest('PATCH', `/pages/${id}?draft=true&autosave=true&locale=pt`, { title })
async function holders(id: number): Promise<number[]> {
  const query = `where[document.relationTo][equals]=pages&where[document.value][equals]=${id}`
  const { docs } = locks.parse((await editor.rest('GET', `/payload-locked-documents?${query}`)).body)
  return docs.map(({ user }) => user.value.id)
}

it('a page is locked for whoever types in it, from pause to pause, and nobody else overwrites it', async () => {
  const id = await draftPage('um-de-cada-vez')
  for (const title of ['Um', 'Dois', 'Três']) {
    expect(await type(editor, id, title)).toMatchObject({ status: 200 })
    expect(await holders(id)).toEqual([editor.id])
  }
  const refused = await type(colleague, id, 'Outro')
  expect(refused.status).toBe(423)
  expect(JSON.stringify(refused.body)).toContain('A colleague has this document open')
  const { body } = await editor.rest('GET', `/pages/${id}?draft=true&locale=pt&depth=0`)
  expect(body).toMatchObject({ title: 'Três' })
})

it('is given back by whoever leaves the form, and by submitting; nobody gives back what another one has', async () => {
  const id = await draftPage('devolvida')
  await type(editor, id, 'Um')
  const leave = (by: CmsPerson) =>
    by.rest(
      'DELETE',
      `/payload-locked-documents?where[document.relationTo][equals]=pages&where[document.value][equals]=${id}&where[user.value][equals]=${by.id}`,
    )
  await leave(colleague)
  expect(await holders(id)).toEqual([editor.id])
  await leave(editor)
  expect(await holders(id)).toEqual([])
  expect(await type(colleague, id, 'Dois')).toMatchObject({ status: 200 })
  const ask = {
    subject: `pages/${id}`,
    languages: ['pt'],
    reason: 'Nova página',
    warningReasons: { all: 'É um teste' },
  }
  expect(await colleague.rest('POST', '/workflow/submit', ask)).toMatchObject({ status: 200 })
  expect(await holders(id)).toEqual([])
})

it('names the colleague who has it to whoever is logged in, and shows nothing else of the account', async () => {
  const id = await draftPage('com-nome')
  await type(editor, id, 'Um')
  const query = `depth=1&where[document.relationTo][equals]=pages&where[document.value][equals]=${id}`
  const { body } = await colleague.rest('GET', `/payload-locked-documents?${query}`)
  const [{ user }] = holderOf.parse(body).docs
  expect(user.value).toEqual({ id: editor.id, email: 'editor' })
  expect(await colleague.rest('GET', `/users/${editor.id}`)).toMatchObject({ status: 404 })
  expect(await cms.anonymous.rest('GET', `/payload-locked-documents?${query}`)).toMatchObject({ status: 403 })
})
