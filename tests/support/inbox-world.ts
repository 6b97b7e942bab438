import { z } from 'zod'
import { jobApplication } from '@/site/schemas/job-application/definition'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import type { User } from '@/src/stored-types/payload-types'
import { lookAtProposal } from './approve-seen'
import { askInProcess, tokenOf } from './ask-in-process'
import { openTestCms, type TestCms } from './open-test-cms'

export const inboxPeople = {
  hr: 'hr',
  'other-hr': 'hr',
  compliance: 'compliance',
  'other-compliance': 'compliance',
  investigator: 'investigator',
  approver: 'approver',
  editor: 'editor',
  admin: 'admin',
} as const satisfies Record<string, User['role']>
export type InboxPerson = keyof typeof inboxPeople

/** Job applications, which come into an inbox of people of human resources, and complaints, which come into none. */
export type InboxWorld = Awaited<ReturnType<typeof openInboxWorld>>

const own = { overrideAccess: true, depth: 0 } as const // the test's own
const made = z.object({ doc: z.looseObject({ id: z.number(), state: z.string() }) })

/** Opens a CMS with people of each role, two forms in force and an inbox with one member, `hr`. */
export async function openInboxWorld(settings: Readonly<Record<string, string>> = {}) {
  const cms: TestCms = await openTestCms(settings)
  const { takeSubmission } = await import('@/src/inbox/take-submission')
  const { notifyStaff } = await import('@/src/inbox/notify-staff')
  const users = new Map<InboxPerson, User & { collection: 'users' }>()
  const tokens = new Map<InboxPerson, string>()
  for (const name of Object.keys(inboxPeople).filter(isPerson)) {
    const user = await cms.person(inboxPeople[name])
    users.set(name, user)
    tokens.set(name, await tokenOf(cms, user))
  }
  const person = (name: InboxPerson) => {
    const found = users.get(name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }
  const ask = (name: InboxPerson | null, method: string, path: string, body?: unknown) =>
    askInProcess(name && (tokens.get(name) ?? ''), method, path, body)

  const numbers = new Map<string, number>()
  async function publishForm(key: string, audience: 'staff' | 'investigators' = 'staff', definition = jobApplication) {
    const known = numbers.get(key)
    const { docs } = await cms.payload.find({
      collection: 'form-versions',
      where: { formKey: { equals: key } },
      ...own,
    })
    const data = { key, name: key, audience, retentionDays: 365, retentionAction: 'delete', answerDays: 30 } as const
    const form = known ?? (await cms.payload.create({ collection: 'forms', data, ...own })).id
    numbers.set(key, form)
    for (const { id } of docs)
      await cms.payload.db.updateOne({ collection: 'form-versions', id, data: { state: 'retired' } })
    const number = docs.length + 1
    await cms.payload.db.create({
      collection: 'form-versions',
      data: {
        ...{ form, formKey: key, number, hash: `${key}-${number}`, state: 'published', audience },
        ...{ definition: parseFormDefinition({ ...definition, key }), publishedAt: new Date().toISOString() },
      },
    })
    return form
  }

  let sent = 0
  /** Takes a submission in, as the collector does, and tells who is told. @returns what is stored of it */
  async function deliver(
    formKey: string,
    answers: Record<string, unknown> = {},
    id = String(++sent).padStart(64, '0'),
  ) {
    const number = (
      await cms.payload.count({ collection: 'form-versions', where: { formKey: { equals: formKey } }, ...own })
    ).totalDocs
    const submission = {
      ...{ id, reference: `REF-${id.slice(-4)}`, formKey, versionHash: `${formKey}-${number}`, locale: 'pt' as const },
      ...{ receivedOn: '2026-11-20', isTest: false, answers, files: [] },
    }
    await takeSubmission(cms.payload, { submission, contents: [] })
    await notifyStaff(cms.payload, submission)
    const { docs } = await cms.payload.find({
      collection: 'submissions',
      where: { deliveryId: { equals: id } },
      ...own,
    })
    const [stored] = docs
    if (!stored) throw new Error('It was not taken')
    return stored
  }

  const [applications, complaints] = [await publishForm('jobApplication'), await publishForm('complaint')]
  const inbox = await cms.payload.create({
    collection: 'inboxes',
    data: { name: 'Recrutamento', answerDays: 10, members: [person('hr').id], forms: [applications] },
    locale: 'pt',
    ...own,
  })

  /** Asks for a change of an inbox, all at once. */
  const request = (name: InboxPerson, data: object) =>
    ask(name, 'POST', '/inbox-requests', { inbox: inbox.id, reason: 'Equipa nova', decision: 'ask', ...data })
  /** The same where it is taken. @returns its number */
  async function requested(name: InboxPerson, data: object): Promise<number> {
    const answer = await request(name, data)
    const { data: read } = made.safeParse(await answer.clone().json())
    if (read?.doc.state !== 'asked') throw new Error(`Nothing was asked for: ${await answer.text()}`)
    return read.doc.id
  }
  /** Decides after looking. @returns the status, and how far the request is then */
  async function decide(name: InboxPerson, id: number, decision = 'approve') {
    await lookAtProposal(
      async (path, body) => (await ask(name, 'POST', `/${path}`, body)).json(),
      `inbox-requests/${id}`,
    )
    const answer = await ask(name, 'PATCH', `/inbox-requests/${id}`, { decision })
    return { status: answer.status, state: made.safeParse(await answer.json()).data?.doc.state }
  }
  return {
    ...{ cms, person, ask, publishForm, deliver, request, requested, decide },
    ...{ inbox: inbox.id, applications, complaints },
    /** What is stored of an inbox. */
    stored: (id: number = inbox.id) => cms.payload.findByID({ collection: 'inboxes', id, ...own }),
  }
}

function isPerson(name: string): name is InboxPerson {
  return Object.hasOwn(inboxPeople, name)
}
