import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFName, PDFString } from 'pdf-lib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { approveSeen } from '@/tests/support/approve-seen'
import { makePdf } from '@/tests/support/make-files'
import { openCmsHere } from '@/tests/support/open-cms-here'
import type { CmsPerson, WorkingCms } from '@/tests/support/working-cms'

/** The file of a document is part of what the public sees, and of what somebody approves. */
let cms: Omit<WorkingCms, 'kill'>
let editor: CmsPerson
let approver: CmsPerson

beforeAll(async () => {
  cms = await openCmsHere()
  editor = await cms.logIn('editor')
  approver = await cms.logIn('approver')
  for (const name of ['first', 'second']) writeFileSync(fileCalled(name), await makePdf())
}, 120_000)
afterAll(() => cms.close())

const made = z.object({ id: z.number(), filename: z.string() })
const reviewed = z.object({ id: z.number() })
const fileCalled = (name: string) => join(cms.directory, `${name}.pdf`)
const stored = (filename: string) => join(cms.directory, 'uploads', 'documents', filename)

async function draft(title: string) {
  const data = { title, documentCategory: 'otherReports', year: 2026 }
  const options = { collection: 'documents', draft: true, locale: 'pt', data, filePath: fileCalled('first') }
  return made.parse((await editor.local('create', options)).body)
}

async function submit(id: number): Promise<number> {
  const asked = {
    subject: `documents/${id}`,
    languages: ['pt'],
    reason: 'É um teste',
    warningReasons: { all: 'Teste' },
  }
  return reviewed.parse((await editor.rest('POST', '/workflow/submit', asked)).body).id
}

it('stays as it is while the public sees the document, whoever replaces it and however', async () => {
  const { id, filename } = await draft('Relatório')
  const review = await submit(id)
  expect(await approveSeen(approver, { id: review })).toMatchObject({ status: 200 })
  expect(await approver.rest('POST', '/workflow/publish', { id: review })).toMatchObject({ status: 200 })
  const before = readFileSync(stored(filename))
  for (const person of [editor, approver]) {
    for (const change of [{ draft: true }, { draft: false }, { draft: false, data: { year: 1 } }]) {
      const options = { collection: 'documents', id, locale: 'pt', data: {}, filePath: fileCalled('second'), ...change }
      expect(await person.local('update', options), JSON.stringify(change)).toMatchObject({ status: 403 })
      const bulk = { ...options, id: undefined, where: { id: { equals: id } } }
      expect((await person.local('update', bulk)).status, JSON.stringify(change)).toBe(403)
      expect(existsSync(stored(filename)) && readFileSync(stored(filename)).equals(before)).toBe(true)
    }
  }
  // Its words are drafted and reviewed as ever.
  const renamed = await editor.rest('PATCH', `/documents/${id}?draft=true&locale=pt`, { title: 'Relatório anual' })
  expect(renamed.status).toBe(200)
})

it('is approved by its bytes: a name that comes to stand for others voids the request', async () => {
  const { id, filename } = await draft('Preçário')
  const review = await submit(id)
  writeFileSync(stored(filename), await makePdf(() => undefined, { packed: true }))
  expect(await approveSeen(approver, { id: review })).toMatchObject({ status: 409 })
})

it('is free until the document is public', async () => {
  const { id } = await draft('Rascunho')
  const options = { collection: 'documents', id, locale: 'pt', draft: true, data: {}, filePath: fileCalled('second') }
  expect((await editor.local('update', options)).status).toBe(200)
})

it('is refused when it runs something by itself, in the words that a visitor reads', async () => {
  const { id } = await draft('Boletim')
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }
  const active = await makePdf(({ document, context }) => {
    document.catalog.set(PDFName.of('OpenAction'), context.register(context.obj(script)))
  })
  writeFileSync(fileCalled('active'), active)
  const options = { collection: 'documents', locale: 'pt', draft: true, filePath: fileCalled('active') }
  const data = { title: 'Boletim', documentCategory: 'otherReports', year: 2026 }
  for (const person of [editor, approver]) {
    const answers = [
      await person.local('create', { ...options, data }),
      await person.local('update', { ...options, id, data: {} }),
    ]
    for (const { status, body } of answers)
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('macros')])
  }
})
