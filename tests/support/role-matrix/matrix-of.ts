import { z } from 'zod'
import type { CmsAnswer, CmsPerson, WorkingCms } from '../working-cms'
import { isAllowed, toAllowedCell, toCell } from './cells'
import type { Seed } from './matrix-seeds'

type Collection = Awaited<ReturnType<WorkingCms['shapes']>>['collections'][number]

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

/** The table of one CMS, row by row. @param seeds what there is of each collection. */
export function matrixOf(asked: WorkingCms, seeds: Record<string, Seed[]>, people: readonly [string, CmsPerson][]) {
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
        await person.rest('GET', `/${slug}?limit=100&depth=0&locale=pt`),
        await person.rest('GET', `/${slug}?limit=100&depth=0&locale=pt&draft=true`),
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

  /** The rows of a collection, up to an operation: each finds what those before it made. */
  async function collectionRows(collection: Collection, last = 'delete'): Promise<string[]> {
    const operations: Record<string, (person: CmsPerson, asked: Collection) => Promise<string>> = {
      read,
      ...(collection.hasVersions ? { 'read versions': readVersions } : {}),
      create,
      update,
      delete: remove,
    }
    const rows: string[] = []
    for (const [operation, judge] of Object.entries(operations)) {
      rows.push(await row(collection.slug, operation, (person) => judge(person, collection)))
      if (operation === last) break
    }
    return rows
  }

  return { collectionRows, row, leastInput }
}
