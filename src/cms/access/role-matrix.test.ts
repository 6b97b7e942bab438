import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { matrixSeeds, reviewOf, type Seed } from '@/tests/support/matrix-seeds'
import { type CmsAnswer, type CmsPerson, openWorkingCms, type WorkingCms } from '@/tests/support/working-cms'

/**
 * Who may do what, over each API, asked of the running CMS: the committed table is what it answered. Where a rule depends on the
 * document, the cell says which: `public`, `own`. Where the APIs differ, each is said by itself.
 */
const committed = '../../../tests/contract/role-matrix.tsv'
const roles = ['editor', 'approver', 'compliance', 'investigator', 'admin'] as const

let cms: WorkingCms
beforeAll(async () => {
  cms = await openWorkingCms()
}, 120_000)
afterAll(() => cms.close())

type Shapes = Awaited<ReturnType<WorkingCms['shapes']>>
type Collection = Shapes['collections'][number]
type Global = Shapes['globals'][number]
type Answers = { rest: CmsAnswer; local: CmsAnswer; graphQL?: CmsAnswer }

const graphQLErrors = z.object({ errors: z.tuple([z.looseObject({ message: z.string() })], z.unknown()) })
const denied: ReadonlySet<number> = new Set([401, 403, 404, 501])

/**
 * Refused, or told that what does exist does not. What is said about the content, such as a missing field, comes after the rules let
 * it through; GraphQL answers with status 200 and a sentence in any case.
 */
function isAllowed({ status, body }: CmsAnswer): boolean {
  if (denied.has(status) || /not allowed to perform|log in/i.test(JSON.stringify(body))) return false
  const { data } = graphQLErrors.safeParse(body)
  return status !== 200 || !data || !/only approvers|not found/i.test(data.errors[0].message)
}

const apiNames: Readonly<Record<string, string>> = { rest: 'REST', local: 'local', graphQL: 'GraphQL' }

/** One word when all APIs say the same. */
function toCell(cells: Readonly<Record<string, string>>): string {
  const [first = '-'] = Object.values(cells)
  if (Object.values(cells).every((cell) => cell === first)) return first
  return Object.entries(cells)
    .map(([api, cell]) => `${apiNames[api] ?? api}: ${cell}`)
    .join('; ')
}

const toAllowedCell = (answers: Answers) =>
  toCell(Object.fromEntries(Object.entries(answers).map(([api, answer]) => [api, isAllowed(answer) ? 'yes' : '-'])))

const inputFields = z.object({
  data: z.object({
    __type: z.object({
      inputFields: z.array(
        z.object({
          name: z.string(),
          type: z.object({
            kind: z.string(),
            ofType: z
              .object({ name: z.string(), enumValues: z.array(z.object({ name: z.string() })).nullable() })
              .nullable(),
          }),
        }),
      ),
    }),
  }),
})

const listed = z.object({ docs: z.array(z.looseObject({ id: z.unknown() })) })
const counted = z.object({ totalDocs: z.number() })
const graphQLList = z.object({ data: z.record(z.string(), listed.nullable()) })

/** The table of one CMS. */
function matrixOf(asked: WorkingCms, seeds: Record<string, Seed[]>, people: readonly [string, CmsPerson][]) {
  const known = new Map<string, number>()
  const keyOf = (slug: string, { label, isOwn }: Seed, person: CmsPerson) =>
    `${slug} ${label} ${isOwn ? person.id : ''}`

  /** The document of a label; another one when somebody was allowed to delete it. */
  async function find(slug: string, seed: Seed, person: CmsPerson): Promise<number> {
    const key = keyOf(slug, seed, person)
    const id = known.get(key) ?? (await seed.make(person))
    known.set(key, id)
    return id
  }

  const seedsOf = (slug: string, person: CmsPerson) =>
    (seeds[slug] ?? []).filter(({ isOwn }) => !isOwn || person.id > 0)

  /** The labels of which something is true; `yes` when it is of all. */
  async function which(
    person: CmsPerson,
    slug: string,
    isTrue: (id: number, seed: Seed) => boolean | Promise<boolean>,
  ): Promise<string> {
    const own = seedsOf(slug, person)
    const labels: string[] = []
    for (const seed of own) if (await isTrue(await find(slug, seed, person), seed)) labels.push(seed.label)
    if (labels.length === 0) return '-'
    return labels.length === own.length ? 'yes' : labels.join(' and ')
  }

  /** The least that GraphQL lets through to the rules of access: something in every field that must be there. */
  async function leastInput(name: string): Promise<string> {
    const query = `{ __type(name: "mutation${name}Input") { inputFields { name type { kind ofType { name enumValues { name } } } } } }`
    const { body } = await asked.anonymous.graphQL(query)
    const required = inputFields.parse(body).data.__type.inputFields.filter(({ type }) => type.kind === 'NON_NULL')
    const some: Record<string, string> = { Float: '1', Int: '1', Boolean: 'true', JSON: '{}' }
    return required
      .map(
        ({ name: field, type }) =>
          `${field}: ${type.ofType?.enumValues?.[0]?.name ?? some[type.ofType?.name ?? ''] ?? '""'}`,
      )
      .join(', ')
  }

  async function read(person: CmsPerson, { slug, singular, plural, hasVersions }: Collection): Promise<string> {
    // Everything is there before anybody looks.
    for (const [, other] of people) for (const seed of seedsOf(slug, other)) await find(slug, seed, other)
    const newest = hasVersions ? 'draft: true, ' : ''
    // What somebody sees who asks for what is published, or for the newest there is.
    const lists: Record<string, CmsAnswer[]> = {
      rest: [
        await person.rest('GET', `/${slug}?limit=1000&depth=0&locale=pt`),
        await person.rest('GET', `/${slug}?limit=1000&depth=0&locale=pt&draft=true`),
      ],
      local: [
        await person.local('find', { collection: slug, limit: 1000, depth: 0 }),
        await person.local('find', { collection: slug, limit: 1000, depth: 0, draft: true }),
      ],
      ...(singular
        ? {
            graphQL: [
              await person.graphQL(`{ ${plural}(locale: pt, limit: 1000) { docs { id } } }`),
              await person.graphQL(`{ ${plural}(${newest}locale: pt, limit: 1000) { docs { id } } }`),
            ],
          }
        : {}),
    }
    const cells: Record<string, string> = {}
    for (const [api, answers] of Object.entries(lists)) {
      const docs = answers.flatMap((answer) => {
        if (api === 'graphQL') return graphQLList.safeParse(answer.body).data?.data[plural]?.docs ?? []
        return isAllowed(answer) ? (listed.safeParse(answer.body).data?.docs ?? []) : []
      })
      const seen = new Set(docs.map(({ id }) => id))
      cells[api] = await which(person, slug, (id) => seen.has(id))
    }
    return toCell(cells)
  }

  async function readVersions(person: CmsPerson, { slug, singular, plural }: Collection): Promise<string> {
    const { totalDocs } = counted.parse((await asked.trusted('findVersions', { collection: slug, limit: 1 })).body)
    const name = `versions${plural}`
    const seen = {
      rest: listed.safeParse((await person.rest('GET', `/${slug}/versions?limit=9000&depth=0`)).body).data?.docs,
      local: listed.safeParse((await person.local('findVersions', { collection: slug, limit: 9000, depth: 0 })).body)
        .data?.docs,
      ...(singular
        ? {
            graphQL: graphQLList.safeParse((await person.graphQL(`{ ${name}(limit: 9000) { docs { id } } }`)).body).data
              ?.data[name]?.docs,
          }
        : {}),
    }
    const said = (number: number) => (number === 0 ? '-' : number === totalDocs ? 'yes' : 'some')
    return toCell(Object.fromEntries(Object.entries(seen).map(([api, docs]) => [api, said(docs?.length ?? 0)])))
  }

  async function create(person: CmsPerson, { slug, singular }: Collection): Promise<string> {
    return toAllowedCell({
      rest: await person.rest('POST', `/${slug}?draft=true`, {}),
      local: await person.local('create', { collection: slug, draft: true, data: {} }),
      ...(singular
        ? {
            graphQL: await person.graphQL(
              `mutation { create${singular}(data: { ${await leastInput(singular)} }) { id } }`,
            ),
          }
        : {}),
    })
  }

  async function update(person: CmsPerson, { slug, singular, hasVersions }: Collection): Promise<string> {
    const draft = hasVersions ? 'draft: true, ' : ''
    const ways: Record<string, (id: number) => Promise<CmsAnswer>> = {
      rest: (id) => person.rest('PATCH', `/${slug}/${id}?draft=true`, {}),
      local: (id) => person.local('update', { collection: slug, id, draft: true, data: {} }),
      ...(singular
        ? { graphQL: (id) => person.graphQL(`mutation { update${singular}(id: ${id}, ${draft}data: {}) { id } }`) }
        : {}),
    }
    return tryEach(ways, (way) => which(person, slug, async (id) => isAllowed(await way(id))))
  }

  async function remove(person: CmsPerson, { slug, singular }: Collection): Promise<string> {
    const ways: Record<string, (id: number) => Promise<CmsAnswer>> = {
      rest: (id) => person.rest('DELETE', `/${slug}/${id}`),
      local: (id) => person.local('delete', { collection: slug, id }),
      ...(singular ? { graphQL: (id) => person.graphQL(`mutation { delete${singular}(id: ${id}) { id } }`) } : {}),
    }
    return tryEach(ways, (way) =>
      which(person, slug, async (id, seed) => {
        if (seed.isKept) return false
        await way(id)
        const left = await asked.trusted('findByID', { collection: slug, id, depth: 0, disableErrors: true })
        const isDone = left.body['id'] === undefined
        if (isDone) known.delete(keyOf(slug, seed, person))
        return isDone
      }),
    )
  }

  async function tryEach<Way>(ways: Record<string, Way>, run: (way: Way) => Promise<string>): Promise<string> {
    const cells: Record<string, string> = {}
    for (const [api, way] of Object.entries(ways)) cells[api] = await run(way)
    return toCell(cells)
  }

  /** A row of the table: what each person may. */
  async function row(name: string, operation: string, judge: (person: CmsPerson) => Promise<string>): Promise<string> {
    const cells: string[] = []
    for (const [, person] of people) cells.push(await judge(person))
    return [name, operation, ...cells].join('\t')
  }

  async function collectionRows(collection: Collection): Promise<string[]> {
    const operations: Record<string, (person: CmsPerson, asked: Collection) => Promise<string>> = {
      read,
      ...(collection.hasVersions ? { 'read versions': readVersions } : {}),
      create,
      update,
      delete: remove,
    }
    const rows: string[] = []
    for (const [operation, judge] of Object.entries(operations))
      rows.push(await row(collection.slug, operation, (person) => judge(person, collection)))
    return rows
  }

  return { collectionRows, row, leastInput }
}

const shown = z.looseObject({ _status: z.string().nullish() })

/** What of a global somebody sees who asks for the newest there is. */
function toGlobalCell(answer: CmsAnswer, name: string | null): string {
  if (!isAllowed(answer)) return '-'
  const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).safeParse(answer.body)
  const status = shown.safeParse(name && data ? data.data[name] : answer.body).data?._status
  return status ?? 'yes'
}

async function globalRows(
  { row, leastInput }: ReturnType<typeof matrixOf>,
  { slug, name, hasVersions }: Global,
): Promise<string[]> {
  if (hasVersions) {
    await cms.trusted('updateGlobal', { slug, data: { _status: 'published' } })
    await cms.trusted('updateGlobal', { slug, draft: true, data: {} })
  }
  const draft = hasVersions ? '(draft: true)' : ''
  const field = hasVersions ? '_status' : '__typename'
  const input = name ? await leastInput(name) : ''
  const change = `${hasVersions ? 'draft: true, ' : ''}data: { ${input} }`
  const rows = [
    await row(`globals/${slug}`, 'read', async (person) =>
      toCell({
        rest: toGlobalCell(await person.rest('GET', `/globals/${slug}?draft=true`), null),
        local: toGlobalCell(await person.local('findGlobal', { slug, draft: true }), null),
        ...(name ? { graphQL: toGlobalCell(await person.graphQL(`{ ${name}${draft} { ${field} } }`), name) } : {}),
      }),
    ),
    await row(`globals/${slug}`, 'update', async (person) =>
      toAllowedCell({
        rest: await person.rest('POST', `/globals/${slug}?draft=true`, {}),
        local: await person.local('updateGlobal', { slug, draft: true, data: {} }),
        ...(name ? { graphQL: await person.graphQL(`mutation { update${name}(${change}) { ${field} } }`) } : {}),
      }),
    ),
  ]
  if (!hasVersions) return rows
  const versions = await row(`globals/${slug}`, 'read versions', async (person) =>
    toAllowedCell({
      rest: await person.rest('GET', `/globals/${slug}/versions?depth=0`),
      local: await person.local('findGlobalVersions', { slug, depth: 0 }),
      ...(name ? { graphQL: await person.graphQL(`{ versions${name} { totalDocs } }`) } : {}),
    }),
  )
  return [...rows, versions]
}

/** Each step of the workflow and of forms, asked for in a state in which nothing but the rules of access would refuse it. */
function stepsOn(seeds: Record<string, Seed[]>): Record<string, (person: CmsPerson) => Promise<CmsAnswer>> {
  const make = async (slug: string, person: CmsPerson, label = '') => {
    const seed = (seeds[slug] ?? []).find((known) => label === '' || known.label === label)
    if (!seed) throw new Error(`There is no ${label} in ${slug}`)
    return seed.make(person)
  }
  const numbered = z.looseObject({ id: z.number() })
  const review = async (more: object) =>
    numbered.parse((await cms.trusted('create', { collection: 'reviews', data: reviewOf(more) })).body).id
  const page = async (person: CmsPerson, label = 'draft') => `pages/${await make('pages', person, label)}`
  const step = (name: string, body: (person: CmsPerson) => Promise<object>) => async (person: CmsPerson) =>
    person.rest('POST', `/workflow/${name}`, await body(person))
  const form =
    (name: string, method = 'POST') =>
    async (person: CmsPerson) =>
      person.rest(
        method,
        `/forms/${await make('forms', person)}/${name}`,
        method === 'POST' ? { reason: 'A good reason' } : undefined,
      )
  const reason = 'Um motivo'
  return {
    '/workflow/submit': step('submit', async (person) => ({ subject: await page(person), languages: ['pt'], reason })),
    '/workflow/approve': step('approve', async (person) => ({ id: await review({ subject: await page(person) }) })),
    '/workflow/send-back': step('send-back', async () => ({ id: await review({}), comment: reason })),
    '/workflow/withdraw': step('withdraw', async ({ id }) => ({ id: await review({ submittedBy: id }) })),
    '/workflow/publish': step('publish', async (person) => ({
      id: await review({ subject: await page(person), state: 'approved' }),
    })),
    '/workflow/schedule': step('schedule', async () => ({ id: await review({}), dueAt: null })),
    '/workflow/release': step('release', async () => ({
      name: 'Natal',
      items: [await review({ state: 'approved' })],
    })),
    '/workflow/release-now': step('release-now', async (person) => ({ id: await make('releases', person) })),
    '/workflow/take-down': step('take-down', async (person) => ({ subject: await page(person, 'public'), reason })),
    '/workflow/ratify': step('ratify', async () => ({ id: await review({ state: 'toRatify', kind: 'takeDown' }) })),
    '/workflow/comment': step('comment', async (person) => ({ subject: await page(person), text: reason })),
    '/workflow/settle-comment': step('settle-comment', async (person) => ({ id: await make('comments', person) })),
    '/workflow/state': step('state', async (person) => ({ subject: await page(person) })),
    '/workflow/judge': step('judge', async (person) => ({ subject: await page(person) })),
    '/audit/export': (person) => person.rest('GET', '/audit/export'),
    '/audit/verify': (person) => person.rest('GET', '/audit/verify'),
    '/forms/:id/review': form('review', 'GET'),
    '/forms/:id/propose': form('propose'),
    '/forms/:id/approve': form('approve'),
    '/forms/:id/withdraw': form('withdraw'),
    '/forms/:id/retire': form('retire'),
  }
}

async function peopleOf(asked: WorkingCms): Promise<[string, CmsPerson][]> {
  const people: [string, CmsPerson][] = [['anonymous', asked.anonymous]]
  for (const role of roles) people.push([role, await asked.logIn(role)])
  return people
}

it('lets each role do over each API what the committed table says', async () => {
  const people = await peopleOf(cms)
  const seeds = await matrixSeeds(cms)
  const { collections, globals, steps } = await cms.shapes()
  expect(
    collections.map(({ slug }) => slug).filter((slug) => !seeds[slug]),
    'nothing of these is asked for',
  ).toEqual([])
  const matrix = matrixOf(cms, seeds, people)
  const lines = [['what', 'operation', ...people.map(([role]) => role)].join('\t')]
  for (const collection of collections) lines.push(...(await matrix.collectionRows(collection)))
  for (const global of globals) lines.push(...(await globalRows(matrix, global)))
  const ways = stepsOn(seeds)
  expect(Object.keys(ways).sort()).toEqual([...steps].sort())
  for (const [path, take] of Object.entries(ways))
    lines.push(await matrix.row(path, 'step', async (person) => (isAllowed(await take(person)) ? 'yes' : '-')))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(committed)
}, 600_000)

it('would say another thing if a rule were taken away', async () => {
  const rules = ['submissions.read', 'users.read', 'pages.readVersions', 'tips.read', 'people.delete', 'media.update']
  const open = await openWorkingCms({ without: rules })
  const [people, seeds] = [await peopleOf(open), await matrixSeeds(open)]
  const { collections } = await open.shapes()
  const table = readFileSync(new URL(committed, import.meta.url), 'utf8').split('\n')
  const operations: Record<string, string> = { readVersions: 'read versions' }
  const matrix = matrixOf(open, seeds, people)
  for (const rule of rules) {
    const [slug = '', name = ''] = rule.split('.')
    const collection = collections.find((known) => known.slug === slug)
    const start = `${slug}\t${operations[name] ?? name}\t`
    const row = collection && (await matrix.collectionRows(collection)).find((line) => line.startsWith(start))
    expect(
      table.find((line) => line.startsWith(start)),
      rule,
    ).toBeTruthy()
    expect(row, rule).not.toBe(table.find((line) => line.startsWith(start)))
  }
  await open.close()
}, 300_000)
