import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type InboxPerson, type InboxWorld, openInboxWorld } from '@/tests/support/inbox-world'

/** What lies in an inbox, asked for in many ways by people who are no members of it. */
let world: InboxWorld
const hidden: { id: number; reference: string }[] = []
const shown: { id: number; reference: string }[] = []
const canary = 'CANARYAPPLICANT'

beforeAll(async () => {
  world = await openInboxWorld()
  for (let made = 0; made < 6; made += 1) {
    const answers = { firstName: `${canary}${made}`, areaOfInterest: 'risk' }
    hidden.push(await world.deliver('jobApplication', answers))
    shown.push(await world.deliver('complaint', { firstName: `COMPLAINT${made}`, areaOfInterest: 'risk' }))
  }
}, 180_000)
afterAll(() => world.cms.close())
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

/** Always the same numbers, so that a failure can be looked at again. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return <T>(from: readonly T[]): T => {
    const found = from[Math.floor(next() * from.length)]
    if (found === undefined) throw new Error('Nothing to choose from')
    return found
  }
}

type Pick = ReturnType<typeof randomOf>
const fields = [
  ...[
    'id',
    'reference',
    'formKey',
    'receivedOn',
    'state',
    'inbox',
    'assignee',
    'dueOn',
    'tags',
    'version',
    'audience',
    'isTest',
  ],
  ...['answers', 'answers.firstName', 'files', 'notes', 'repeats', 'deliveryId', 'version.formKey', 'inbox.members'],
]
const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'like',
  'contains',
  'greater_than',
  'less_than_equal',
]

function questionOf(pick: Pick): string {
  const one = pick(hidden)
  const value = () =>
    pick([
      String(one.id),
      one.reference,
      'jobApplication',
      String(world.inbox),
      'staff',
      'new',
      'true',
      'false',
      canary,
      '0',
    ])
  const part = () =>
    pick([
      () => `where[${pick(fields)}][${pick(operators)}]=${value()}`,
      () => `where[or][0][${pick(fields)}][${pick(operators)}]=${value()}&where[or][1][id][exists]=true`,
      () => `where[and][0][or][0][inbox][equals]=${world.inbox}&where[and][0][or][1][audience][equals]=staff`,
      () => `sort=${pick(['', '-'])}${pick(fields)}`,
      () => `select[${pick(fields)}]=${pick(['true', 'false'])}`,
      () => `depth=${pick([0, 1, 2, 5])}`,
      () => `limit=${pick([0, 1, 5, 1000])}`,
      () => `page=${pick([1, 2, 3])}`,
      () => `pagination=${pick(['true', 'false'])}`,
    ])()
  return Array.from({ length: pick([1, 2, 3, 4]) }, part).join('&')
}

/** Whoever is asked of here could be somebody else's: the answer must be the same as if nothing lay in the inbox. */
describe.each(['compliance', 'other-hr', 'investigator', 'admin', 'approver', 'editor'] as const)('%s', (name) => {
  it('learns no id, number, order or answer of what lies in an inbox by 500 questions', async () => {
    const pick = randomOf(name.length * 7919)
    const targets = () =>
      pick([
        '/submissions',
        '/submissions',
        '/submissions/count',
        `/submissions/${pick(hidden).id}`,
        '/submission-reads',
        '/submission-events',
        `/submissions/${pick(hidden).id}/case`,
      ])
    const reads = name === 'compliance' ? shown.length : 0
    for (let round = 0; round < 500; round += 1) {
      const path = `${targets()}?${questionOf(pick)}`
      const answer = await world.ask(name, 'GET', path)
      const text = await answer.text()
      const said = [name, round, path]
      for (const { id, reference } of hidden) {
        expect([...said, text.includes(canary), text.includes(reference)]).toEqual([...said, false, false])
        if (answer.ok && path.startsWith('/submissions'))
          expect([...said, text.includes(`"id":${id},`)]).toEqual([...said, false])
      }
      const total = /"totalDocs":(\d+)/.exec(text)?.[1]
      if (path.startsWith('/submissions') && total !== undefined)
        expect([...said, Number(total) <= reads]).toEqual([...said, true])
    }
  }, 240_000)

  it('is answered by no other way in either', async () => {
    const versions = await world.ask(name, 'GET', '/form-versions?where[formKey][equals]=jobApplication')
    const version = (await versions.json()).docs?.[0]?.id ?? 1
    const ids = hidden.map(({ id }) => id)
    const ways: [string, string, unknown?][] = [
      ['GET', `/submissions/export?version=${version}`],
      ['GET', `/submissions/export?version=${version}&format=json`],
      ['POST', '/submissions/search', { term: canary }],
      ['POST', '/submissions/search', { term: canary, formKey: 'jobApplication' }],
      ['POST', '/submissions/case-step', { ids, step: { kind: 'state', to: 'done' } }],
      ['POST', '/submissions/case-step', { ids, step: { kind: 'move', to: world.inbox } }],
      ['POST', `/submissions/${ids[0]}/reply`, { text: 'Obrigado', state: 'done' }],
      ['PATCH', `/submissions/${ids[0]}`, { state: 'done' }],
      ['PATCH', '/submissions?where[id][exists]=true', { state: 'done' }],
      ['DELETE', `/submissions/${ids[0]}`],
      ['GET', `/submissions/${ids[0]}?depth=5`],
      ...(['pdf', 'xlsx', 'zip'] as const).map((format): [string, string] => [
        'GET',
        `/submissions/${ids[0]}/case?format=${format}`,
      ]),
    ]
    for (const [method, path, body] of ways) {
      const answer = await world.ask(name, method, path, body)
      const text = await answer.text()
      const isEmpty = answer.status >= 400 || text.includes('"count":0')
      expect([path, isEmpty, text.includes(canary)]).toEqual([path, true, false])
      for (const { reference } of hidden) expect([path, text.includes(reference)]).toEqual([path, false])
    }
    for (const id of ids)
      expect(
        (await world.cms.payload.findByID({ collection: 'submissions', id, overrideAccess: true })).state, // the test looks at what is stored
      ).toBe('new')
  })
})

it('a member reads them all, and nothing else', async () => {
  const found = async (who: InboxPerson) => {
    const answer = await (await world.ask(who, 'GET', '/submissions?limit=100&sort=id')).json()
    return answer.docs.map(({ id }: { id: number }) => id)
  }
  expect(await found('hr')).toEqual(hidden.map(({ id }) => id))
  expect(await found('compliance')).toEqual(shown.map(({ id }) => id))
  for (const { id } of shown) expect((await world.ask('hr', 'GET', `/submissions/${id}`)).status).toBe(404)
})

it('the CMS offers submissions, inboxes and requests in no GraphQL', async () => {
  const { answerGraphQL } = await import('@/src/cms/graphql/answer-graphql')
  const query = '{ __schema { types { name fields { name } } } }'
  const answer = await answerGraphQL(
    new Request('http://localhost:3001/api/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
  )
  expect(await answer.text()).not.toMatch(/"name":"(?:\w*Submission\w*|Inbox\w*)"/)
})
