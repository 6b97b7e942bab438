import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { storeForm } from '@/tests/support/store-form'

const both = (text: string) => ({ pt: text, en: text })
const toForm = (key: string) =>
  parseFormDefinition({
    ...{ key, title: both(key) },
    fields: [
      { key: 'email', type: 'email', label: both('E-mail'), personal: true },
      { key: 'phone', type: 'phone', label: both('Phone'), personal: true },
    ],
  })

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
  await storeForm(cms, toForm('complaint'), { hash: 'h', audience: 'staff', retentionAction: 'anonymise' })
  await storeForm(cms, toForm('report'), { hash: 'r', audience: 'investigators', retentionAction: 'anonymise' })
}, 180_000)
afterAll(() => cms.close())

const own = { overrideAccess: true, depth: 0 } as const // the test looks at what is stored
let sent = 0
/** Takes a submission as the collector delivers it. */
async function take(answers: object, versionHash = 'h') {
  const id = String(++sent).padStart(64, '0')
  const { receiveSubmission } = await import('../receive-submission')
  await receiveSubmission(cms.payload, {
    submission: {
      ...{ id, reference: `REF-${sent}`, formKey: versionHash === 'h' ? 'complaint' : 'report', versionHash },
      ...{ locale: 'pt', receivedOn: '2026-11-20', isTest: false, answers: { ...answers }, files: [] },
    },
    contents: [],
  })
  const { docs } = await cms.payload.find({ collection: 'submissions', where: { deliveryId: { equals: id } }, ...own })
  const [stored] = docs
  if (!stored) throw new Error('It was not stored')
  return stored
}

it('finds what the same people sent to the same inbox, and nothing that lies elsewhere or is read by others', async () => {
  const { findRelated, mostRelated } = await import('./find-related')
  const req = await createLocalReq({ user: await cms.person('compliance') }, cms.payload)
  const relatedTo = async (one: Awaited<ReturnType<typeof take>>) =>
    (await findRelated(req, one)).map(({ reference }) => reference)
  const first = await take({ email: 'Ana@bcs.example', phone: '923 456 701' })
  const byMail = await take({ email: 'ana@bcs.example', phone: '923 000 000' })
  const byPhone = await take({ email: 'other@bcs.example', phone: '+244923456701' })
  await take({ email: 'nobody@bcs.example', phone: '912 000 000' })
  const report = await take({ email: 'ana@bcs.example', phone: '923456701' }, 'r')
  expect(await relatedTo(first)).toEqual([byPhone.reference, byMail.reference])
  expect(await relatedTo(byMail)).toEqual([first.reference])

  // What only investigators read relates to nothing, for nobody.
  expect(await relatedTo(report)).toEqual([])
  const investigator = await createLocalReq({ user: await cms.person('investigator') }, cms.payload)
  expect(await findRelated(investigator, first)).toEqual([])

  // In another inbox it is somebody else's work, also for whoever reads both.
  const inbox = await cms.payload.create({
    collection: 'inboxes',
    data: { name: 'Cards', members: [Number(req.user?.id)] },
    ...own,
  })
  await cms.payload.update({ collection: 'submissions', id: byPhone.id, data: { inbox: inbox.id }, ...own })
  expect(await relatedTo(first)).toEqual([byMail.reference])

  // A repetition that somebody marked stays beside it, whatever it names.
  const marked = await take({ email: 'second@bcs.example', phone: '923 111 111' })
  await cms.payload.update({ collection: 'submissions', id: marked.id, data: { repeats: first.id }, ...own })
  expect((await findRelated(req, first)).map(({ reference, repeats }) => [reference, repeats])).toEqual([
    [marked.reference, first.id],
    [byMail.reference, null],
  ])
  for (let more = 0; more < mostRelated; more++) await take({ email: 'ana@bcs.example', phone: '923 222 222' })
  expect(await relatedTo(first)).toHaveLength(mostRelated)
})
