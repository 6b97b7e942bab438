import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { governedCollections } from '@/src/governance/subject'
import { lookAtProposal } from '../approve-seen'
import { governedExamples } from '../governed-examples'
import { makePdf } from '../make-files'
import { testPassword } from '../product'
import { dayFromNow, ratesOf } from '../rates'
import type { CmsAnswer, CmsPerson, WorkingCms } from '../working-cms'

/** A document that the matrix asks for, by what makes it different from others of its collection. */
export type Seed = {
  label: string
  make: (person: CmsPerson) => Promise<number>
  /** Everybody has one of their own. */
  isOwn?: boolean
  /** Nobody tries to delete it: the test needs it. */
  isKept?: boolean
}

const numbered = z.looseObject({ id: z.number() })
const made = z.union([numbered, z.object({ doc: numbered }).transform(({ doc }) => doc)])

function idIn(answer: CmsAnswer): number {
  const { data } = made.safeParse(answer.body)
  if (!data) throw new Error(`Nothing was made: ${answer.status} ${JSON.stringify(answer.body)}`)
  return data.id
}

/** Documents of every collection, one for each case in which a rule of access may answer differently. */
export async function matrixSeeds(cms: WorkingCms): Promise<Record<string, Seed[]>> {
  let count = 0
  const next = () => `semente-${++count}`
  const [compliance, approver] = [await cms.logIn('compliance'), await cms.logIn('approver')]
  const admin = await cms.logIn('admin')
  const picture = join(cms.directory, 'picture.png')
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toFile(picture)
  writeFileSync(join(cms.directory, 'example.pdf'), await makePdf())

  const create = async (collection: string, data: object, more: object = {}) =>
    idIn(await cms.trusted('create', { collection, locale: 'pt', depth: 0, data, ...more }))
  const one = (label: string, collection: string, data: () => object, more: object = {}): Seed => ({
    label,
    make: () => create(collection, data(), more),
  })
  const form = async (audience = 'staff') => {
    const key = `seed${++count}`
    const definition = { ...formDefinitions['newsletter'], key }
    return idIn(await compliance.rest('POST', '/forms?locale=pt', { key, name: key, audience, definition }))
  }
  const version = async (isRetired: boolean) => {
    const id = await form()
    const reason = 'A good reason'
    await compliance.rest('POST', `/forms/${id}/propose`, { reason })
    await lookAtProposal(async (path, body) => (await approver.rest('POST', `/${path}`, body)).body, `forms/${id}`)
    await approver.rest('POST', `/forms/${id}/approve`, { reason })
    if (isRetired) await approver.rest('POST', `/forms/${id}/retire`, { reason })
    const { body } = await cms.trusted('find', { collection: 'form-versions', where: { form: { equals: id } } })
    return z.object({ docs: z.tuple([numbered]) }).parse(body).docs[0].id
  }
  const submission = (audience: string) => () => ({
    deliveryId: next(),
    reference: next(),
    formKey: 'contact',
    receivedOn: '2026-11-21',
    state: 'new',
    versionHash: 'a',
    locale: 'pt',
    audience,
  })
  const reading = (audience: string) => () => ({
    at: new Date().toISOString(),
    name: 'Ana',
    action: 'read',
    formKey: 'contact',
    count: 1,
    audience,
  })
  const user = () => ({ name: 'Ana', role: 'editor', email: `${next()}@bcs.example`, password: testPassword })
  let days = 0
  const rates = (state: string) => () => ({ ...ratesOf(dayFromNow(-++days), 'bank'), state })
  const stranger = await cms.logIn('other-editor')
  const preference = async (of: CmsPerson) => {
    const data = { key: next(), value: {}, user: person(of.id) }
    return idIn(await of.local('create', { collection: 'payload-preferences', data }))
  }
  const person = (id: number) => ({ relationTo: 'users', value: id })
  // The first is on no list of a thousand: everything that was made for this is in the log too.
  const newestEntry = async () => {
    const { body } = await cms.trusted('find', { collection: 'audit-log', limit: 1, sort: '-number' })
    return z.object({ docs: z.tuple([z.object({ id: z.number() })]) }).parse(body).docs[0].id
  }

  /** Nobody makes a row of a history, trusted code neither: a step does. */
  const caseStep = async () => {
    const id = idIn(await cms.trusted('create', { collection: 'submissions', data: submission('staff')() }))
    await compliance.rest('POST', '/submissions/case-step', { ids: [id], step: { kind: 'state', to: 'work' } })
    const { body } = await cms.trusted('find', { collection: 'submission-events', limit: 1, sort: '-id' })
    return z.object({ docs: z.tuple([z.object({ id: z.number() })]) }).parse(body).docs[0].id
  }

  const inboxOf = async (name: 'hr' | 'compliance') =>
    create('inboxes', { name: next(), members: [(await cms.logIn(name)).id] })
  const inboxRequest = async (name: 'hr' | 'compliance') => {
    const inbox = await inboxOf(name)
    const asked = {
      inbox,
      members: [(await cms.logIn('hr')).id, compliance.id],
      reason: 'Equipa nova',
      decision: 'ask',
    }
    return idIn(await admin.rest('POST', '/inbox-requests', asked))
  }

  return {
    ...Object.fromEntries(
      governedCollections.map((slug): [string, Seed[]] => {
        const { write, file } = governedExamples[slug]
        const upload = file ? { filePath: join(cms.directory, file) } : {}
        return [
          slug,
          [
            one('public', slug, () => ({ ...write(next(), 'pt'), _status: 'published' }), upload),
            one('draft', slug, () => write(next(), 'pt'), { draft: true, ...upload }),
          ],
        ]
      }),
    ),
    'exchange-rates': [
      one('public', 'exchange-rates', rates('published')),
      one('waiting', 'exchange-rates', rates('held')),
    ],
    forms: [{ label: 'form', make: () => form() }],
    'form-versions': [
      { label: 'in force', make: () => version(false) },
      { label: 'retired', make: () => version(true) },
    ],
    media: [one('picture', 'media', () => ({ alt: next() }), { filePath: picture })],
    users: [
      { label: 'own', make: async ({ id }) => id, isOwn: true, isKept: true },
      one("somebody else's", 'users', user),
    ],
    'account-requests': [
      {
        label: 'request',
        make: async () =>
          idIn(
            await admin.rest('POST', '/account-requests', {
              change: 'create',
              name: 'Ana',
              email: `${next()}@bcs.example`,
              role: 'editor',
              reason: 'Equipa nova',
            }),
          ),
        isKept: true,
      },
    ],
    inboxes: [
      { label: 'own', make: () => inboxOf('hr') },
      { label: "somebody else's", make: () => inboxOf('compliance') },
    ],
    'inbox-requests': [
      { label: 'own', make: () => inboxRequest('hr'), isKept: true },
      { label: "somebody else's", make: () => inboxRequest('compliance'), isKept: true },
    ],
    contributions: [{ label: 'row', make: async () => 1, isKept: true }],
    reviews: [one('review', 'reviews', () => reviewOf({}))],
    releases: [one('release', 'releases', () => ({ name: next(), state: 'planned', items: [] }))],
    comments: [
      one('comment', 'comments', () => ({ subject: 'pages/1', text: next(), author: approver.id, authorName: 'Ana' })),
    ],
    'audit-log': [{ label: 'entry', make: newestEntry, isKept: true }],
    submissions: [
      one('ordinary', 'submissions', submission('staff')),
      one('confidential', 'submissions', submission('investigators')),
      {
        label: 'of an inbox',
        make: async () => create('submissions', { ...submission('staff')(), inbox: await inboxOf('hr') }),
      },
    ],
    'submission-reads': [
      one('of ordinary', 'submission-reads', reading('staff')),
      one('of confidential', 'submission-reads', reading('investigators')),
      {
        label: 'of an inbox',
        make: async () => create('submission-reads', { ...reading('staff')(), inbox: await inboxOf('hr') }),
      },
    ],
    'submission-events': [{ label: 'step', make: caseStep, isKept: true }],
    'person-keys': [one('key', 'person-keys', () => ({ key: next(), submission: 1 }))],
    erasures: [
      one('request', 'erasures', () => ({
        ...{ state: 'asked', reason: 'A good reason', submissions: [], subscribers: [] },
        ...{ askedAt: new Date().toISOString(), askedBy: 1, askedByName: 'Ana' },
      })),
    ],
    'form-counts': [
      one('day', 'form-counts', () => ({
        report: next(),
        formKey: 'contact',
        day: '2026-11-21',
        number: 1,
        counts: [],
      })),
    ],
    subscribers: [
      one('subscriber', 'subscribers', () => ({
        email: `${next()}@bcs.example`,
        state: 'active',
        locale: 'pt',
        subscribedOn: '2026-11-21',
      })),
    ],
    'unanswered-searches': [
      one('search', 'unanswered-searches', () => ({ term: next(), language: 'pt', count: 3, lastDay: '2026-11-21' })),
    ],
    publications: [one('row', 'publications', () => ({ tags: ['list:Page'], hrefs: {} }))],
    credentials: [one('credential', 'credentials', () => ({ person: 1, kind: 'recovery', secret: next() }))],
    'payload-kv': [one('value', 'payload-kv', () => ({ key: next(), data: {} }))],
    'payload-locked-documents': [
      {
        label: "somebody else's",
        make: async () => {
          const page = await create('pages', governedExamples.pages.write(next(), 'pt'), { draft: true })
          const document = { relationTo: 'pages', value: page }
          return create('payload-locked-documents', { document, user: person(approver.id) })
        },
      },
    ],
    'payload-preferences': [
      {
        label: 'own',
        make: (asker) => preference(asker),
        isOwn: true,
      },
      { label: "somebody else's", make: () => preference(stranger) },
    ],
    'payload-migrations': [one('migration', 'payload-migrations', () => ({ name: next(), batch: 99 }))],
  }
}

/** A request as it is stored, of nobody in particular. */
export function reviewOf(more: object): object {
  return {
    subject: 'pages/1',
    title: 'Página',
    kind: 'publish',
    state: 'inReview',
    languages: 'pt,en',
    hash: 'none',
    reason: 'Um motivo',
    submittedBy: 999,
    submittedByName: 'Ana',
    submittedAt: '2026-11-21T10:00:00.000Z',
    ...more,
  }
}
