import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type CmsAnswer, type CmsPerson, openWorkingCms, type WorkingCms } from '@/tests/support/working-cms'

let cms: WorkingCms
beforeAll(async () => {
  cms = await openWorkingCms()
}, 120_000)
afterAll(() => cms.close())

const roles = ['editor', 'approver', 'compliance', 'investigator', 'admin'] as const
const operations = ['read', 'create', 'update', 'delete'] as const
type Operation = (typeof operations)[number]
type Collection = { slug: string; singular: string | null }

/** No document has this number: whoever may do something to it is told that it is not there. */
const nobody = 999_999_999

const overRest: Record<Operation, (person: CmsPerson, collection: Collection) => Promise<CmsAnswer>> = {
  read: (person, { slug }) => person.rest('GET', `/${slug}?limit=1&depth=0`),
  create: (person, { slug }) => person.rest('POST', `/${slug}?draft=true`, {}),
  update: (person, { slug }) => person.rest('PATCH', `/${slug}/${nobody}?draft=true`, {}),
  delete: (person, { slug }) => person.rest('DELETE', `/${slug}/${nobody}`),
}
const locally: typeof overRest = {
  read: (person, { slug }) => person.local('find', { collection: slug, limit: 1, depth: 0 }),
  create: (person, { slug }) => person.local('create', { collection: slug, draft: true, data: {} }),
  update: (person, { slug }) => person.local('update', { collection: slug, id: nobody, draft: true, data: {} }),
  delete: (person, { slug }) => person.local('delete', { collection: slug, id: nobody }),
}

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

/** The least that GraphQL lets through to the rules of access: something in every field that must be there. */
async function leastInput(singular: string): Promise<string> {
  const query = `{ __type(name: "mutation${singular}Input") { inputFields { name type { kind ofType { name enumValues { name } } } } } }`
  const { body } = await cms.anonymous.graphQL(query)
  const required = inputFields.parse(body).data.__type.inputFields.filter(({ type }) => type.kind === 'NON_NULL')
  const some: Record<string, string> = { Float: '1', Int: '1', Boolean: 'true', JSON: '{}' }
  return required
    .map(({ name, type }) => `${name}: ${type.ofType?.enumValues?.[0]?.name ?? some[type.ofType?.name ?? ''] ?? '""'}`)
    .join(', ')
}

async function overGraphQL(person: CmsPerson, singular: string, operation: Operation): Promise<CmsAnswer> {
  if (operation === 'read') return person.graphQL(`{ ${singular}(id: ${nobody}) { id } }`)
  if (operation === 'delete') return person.graphQL(`mutation { delete${singular}(id: ${nobody}) { id } }`)
  if (operation === 'update') return person.graphQL(`mutation { update${singular}(id: ${nobody}, data: {}) { id } }`)
  return person.graphQL(`mutation { create${singular}(data: { ${await leastInput(singular)} }) { id } }`)
}

function isAllowed({ status, body }: CmsAnswer): boolean {
  return status !== 403 && status !== 401 && !/not allowed to perform|log in/i.test(JSON.stringify(body))
}

async function judge(person: CmsPerson, collection: Collection, operation: Operation): Promise<string> {
  const { singular } = collection
  return describeAllowed({
    REST: isAllowed(await overRest[operation](person, collection)),
    local: isAllowed(await locally[operation](person, collection)),
    ...(singular ? { GraphQL: isAllowed(await overGraphQL(person, singular, operation)) } : {}),
  })
}

async function judgeGlobal(person: CmsPerson, slug: string, operation: 'read' | 'update'): Promise<string> {
  const isRead = operation === 'read'
  const rest = isRead
    ? await person.rest('GET', `/globals/${slug}`)
    : await person.rest('POST', `/globals/${slug}?draft=true`, {})
  const local = isRead
    ? await person.local('findGlobal', { slug })
    : await person.local('updateGlobal', { slug, draft: true, data: {} })
  return describeAllowed({ REST: isAllowed(rest), local: isAllowed(local) })
}

function describeAllowed(answers: Readonly<Record<string, boolean>>): string {
  const allowed = Object.entries(answers).flatMap(([api, may]) => (may ? [api] : []))
  if (allowed.length === Object.keys(answers).length) return 'yes'
  return allowed.length === 0 ? '-' : allowed.join(' and ')
}

it('lets each role do in each collection, over each API, what the committed table says', async () => {
  const people: [string, CmsPerson][] = [['anonymous', cms.anonymous]]
  for (const role of roles) people.push([role, await cms.logIn(role)])
  const lines = [['collection', 'operation', ...people.map(([role]) => role)]]
  const { collections, globals } = await cms.shapes()
  for (const collection of collections) {
    if (collection.slug.startsWith('payload-')) continue
    for (const operation of operations) {
      const cells: string[] = []
      for (const [, person] of people) cells.push(await judge(person, collection, operation))
      lines.push([collection.slug, operation, ...cells])
    }
  }
  for (const slug of globals) {
    for (const operation of ['read', 'update'] as const) {
      const cells: string[] = []
      for (const [, person] of people) cells.push(await judgeGlobal(person, slug, operation))
      lines.push([`globals/${slug}`, operation, ...cells])
    }
  }
  const table = `${lines.map((cells) => cells.join('\t')).join('\n')}\n`
  await expect(table).toMatchFileSnapshot('../../../tests/contract/role-matrix.tsv')
}, 240_000)
