import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { toThreads } from './conversation'

type Person = Awaited<ReturnType<TestCms['person']>>

let cms: TestCms
let editor: Person
let approver: Person
let investigator: Person
beforeAll(async () => {
  cms = await openTestCms()
  editor = await cms.person('editor')
  approver = await cms.person('approver')
  investigator = await cms.person('investigator')
}, 120_000)
afterAll(() => cms.close())

type Said = Parameters<typeof import('./comment-steps').addComment>[2]

async function say(person: Person, said: Said) {
  const { addComment } = await import('./comment-steps')
  return addComment(await createLocalReq({ user: person }, cms.payload), person, said)
}

async function settle(person: Person, id: number) {
  const { settleComment } = await import('./comment-steps')
  return settleComment(await createLocalReq({ user: person }, cms.payload), { id })
}

async function threadsOf(subject: Said['subject']) {
  const { readConversation } = await import('./comment-steps')
  const { comments } = await readConversation(cms.payload, subject, editor.id)
  return toThreads(comments).map(({ first, replies }) => [first.text, ...replies.map(({ text }) => text)])
}

async function waitFor(person: Person) {
  const { findWaitingMentions } = await import('./waiting-mentions')
  return (await findWaitingMentions(cms.payload, person.id)).map(({ text }) => text)
}

it('keeps what is answered with what it answers, and settles both at once', async () => {
  const subject = 'pages/1'
  const first = await say(approver, { subject, fieldPath: 'title', text: 'Falta o ano' })
  const other = await say(approver, { subject, text: 'E a fonte?' })
  const reply = await say(editor, { subject, text: 'Qual?', replyTo: first.id })
  await say(approver, { subject, text: '2026', replyTo: first.id })
  expect(await threadsOf(subject)).toEqual([['Falta o ano', 'Qual?', '2026'], ['E a fonte?']])

  await settle(editor, reply.id)
  expect(await threadsOf(subject)).toEqual([['E a fonte?']])
  await expect(settle(editor, first.id)).rejects.toMatchObject({ status: 404 })
  await expect(say(editor, { subject, text: 'Ainda', replyTo: first.id })).rejects.toMatchObject({ status: 404 })
  await settle(approver, other.id)
  expect(await threadsOf(subject)).toEqual([])
})

it('shows an answer to what was settled meanwhile by itself, and settles it', async () => {
  const subject = 'pages/6'
  const first = await say(approver, { subject, text: 'Falta o ano' })
  const late = await say(editor, { subject, text: 'Qual?', replyTo: first.id })
  const settled = { isResolved: true }
  await cms.payload.update({ collection: 'comments', id: first.id, data: settled, overrideAccess: true })
  expect(await threadsOf(subject)).toEqual([['Qual?']])
  await settle(editor, late.id)
  expect(await threadsOf(subject)).toEqual([])
})

it('takes no answer to something else, to an answer, or to nothing', async () => {
  const first = await say(approver, { subject: 'pages/2', text: 'Falta o ano' })
  const reply = await say(editor, { subject: 'pages/2', text: 'Qual?', replyTo: first.id })
  const refused = { status: 404, message: 'Esse comentário não existe, ou já foi resolvido.' }
  for (const said of [
    { subject: 'pages/3', text: 'Aqui', replyTo: first.id },
    { subject: 'pages/2', text: 'Aqui', replyTo: reply.id },
    { subject: 'pages/2', text: 'Aqui', replyTo: 100_000 },
  ] as const)
    await expect(say(editor, said), JSON.stringify(said)).rejects.toMatchObject(refused)
  expect(await threadsOf('pages/2')).toEqual([['Falta o ano', 'Qual?']])
  expect(await threadsOf('pages/3')).toEqual([])
})

it('lets what calls somebody wait for them until they answer, or it is settled', async () => {
  const subject = 'forms/4'
  const first = await say(editor, { subject, text: '@Approver, está certo assim?' })
  const other = await say(editor, { subject, text: 'E isto, @approver' })
  await say(approver, { subject, text: 'Eu próprio, @approver' })
  expect(await waitFor(approver)).toEqual(['E isto, @approver', '@Approver, está certo assim?'])
  expect(await waitFor(editor)).toEqual([])

  await say(approver, { subject, text: 'Está. E a língua, @editor?', replyTo: first.id })
  expect(await waitFor(approver)).toEqual(['E isto, @approver'])
  expect(await waitFor(editor)).toEqual(['Está. E a língua, @editor?'])
  await say(editor, { subject, text: 'Também, @approver', replyTo: first.id })
  expect(await waitFor(editor)).toEqual([])
  expect(await waitFor(approver)).toEqual(['Também, @approver', 'E isto, @approver'])
  await settle(editor, other.id)
  expect(await waitFor(approver)).toEqual(['Também, @approver'])
})

it('names nobody who opens sealed reports to everybody, and nobody to themselves', async () => {
  const { readConversation } = await import('./comment-steps')
  await cms.person('approver')
  const { colleagues } = await readConversation(cms.payload, 'pages/5', editor.id)
  expect(colleagues).toEqual(['approver'])
  await say(editor, { subject: 'pages/5', text: '@investigator' })
  expect(await waitFor(investigator)).toEqual([])
})
