import { z } from 'zod'
import type { Operation } from './draw-operations'
import { kinds } from './kinds'
import type { Scene } from './scene'
import { isGlobal, pathOf, withPicture } from './subjects'

const versions = z.object({ docs: z.array(z.object({ id: z.number() })) })

type Save = { draft: boolean; status?: boolean; query?: string }

export async function save(
  { world, ledger, subject }: Scene,
  { actor, locale, way, pick }: Operation,
  { draft, status = false, query = '' }: Save,
) {
  const words = kinds[subject.kind].write(ledger.word(actor))
  const data = {
    ...words,
    ...(status ? { _status: 'published' } : {}),
    ...(pick === 1 ? { createdAt: '2001-01-01T00:00:00.000Z' } : {}),
  }
  const { kind, id } = subject
  const language = query.includes('locale=') ? '' : `&locale=${locale}`
  const isWhole = isGlobal(subject)
  if (way === 'rest') {
    await world.rest(actor, isWhole ? 'POST' : 'PATCH', `${pathOf(subject)}?draft=${draft}${language}${query}`, data)
  } else if (way === 'graphQL') {
    const { name, along = '' } = kinds[kind]
    const target = isWhole ? '' : `id: ${id}, `
    const [[field, value] = ['', '']] = Object.entries(words)
    const fields = `${field}: ${toLiteral(value)}, ${along}${status ? ', _status: published' : ''}`
    await world.graphQL(
      actor,
      `mutation { update${name}(${target}draft: ${draft}${kind === 'redirects' ? '' : `, locale: ${locale}`}, data: { ${fields} }) { ${isWhole ? 'updatedAt' : 'id'} } }`,
    )
  } else if (isWhole) await world.local(actor, 'updateGlobal', { slug: kind, draft, locale, data })
  else await world.local(actor, 'update', { collection: kind, id, draft, locale, data })
}

/** A value as GraphQL is given it. */
function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${toLiteral(part)}`)
    .join(', ')} }`
}

export async function restore({ world, subject }: Scene, { actor, way, pick }: Operation): Promise<void> {
  const { kind, id } = subject
  const query = { sort: '-id', limit: 4, depth: 0, overrideAccess: true } as const // looked at from above
  const isWhole = isGlobal(subject)
  const found = isWhole
    ? await world.trusted('findGlobalVersions', { slug: kind, ...query })
    : await world.trusted('findVersions', { collection: kind, where: { parent: { equals: id } }, ...query })
  const { docs } = versions.parse(found)
  const version = docs[pick % Math.max(1, docs.length)]?.id
  if (!version) return
  const { name } = kinds[kind]
  if (way === 'graphQL')
    await world.graphQL(
      actor,
      `mutation { restoreVersion${name}(id: ${version}${isWhole ? '' : `, draft: ${pick > 1}`}) { updatedAt } }`,
    )
  else if (way === 'rest')
    await world.rest(
      actor,
      'POST',
      `${isWhole ? `/globals/${kind}` : `/${kind}`}/versions/${version}?draft=${pick > 1}`,
    )
  else if (isWhole) await world.local(actor, 'restoreGlobalVersion', { slug: kind, id: version })
  else await world.local(actor, 'restoreVersion', { collection: kind, id: version, draft: pick > 1 })
}

export async function remove({ world, subject }: Scene, { actor, way }: Operation): Promise<void> {
  const { kind, id } = subject
  if (isGlobal(subject)) return
  if (way === 'graphQL') await world.graphQL(actor, `mutation { delete${kinds[kind].name}(id: ${id}) { id } }`)
  else if (way === 'rest') await world.rest(actor, 'DELETE', `/${kind}?where[id][equals]=${id}`)
  else await world.local(actor, 'delete', { collection: kind, id })
}

const copied = z.object({ block: z.object({ pt: z.looseObject({}), en: z.looseObject({}) }) })
const blocks = z.object({ layout: z.array(z.looseObject({ id: z.string() })) })

/** Copies the last block of a page to the end of this one, as the form does. */
export async function copyBlockFrom(
  { world, ledger, subject }: Scene,
  { actor, locale, pick }: Operation,
  from: number | null,
) {
  if (subject.kind !== 'pages' || from === null) return
  const read = async (id: number) => {
    const found = await world.rest(actor, 'GET', `/pages/${id}?draft=true&locale=${locale}&depth=0`)
    return blocks.safeParse(found.body).data?.layout ?? []
  }
  // Somebody has just written there what the public has not seen.
  const writer = pick === 3 ? 'approver-2' : 'approver'
  const hero = { id: 'hero', blockType: 'pageHero', title: 'Título' }
  const text = { id: 'text', blockType: 'richText', title: 'Texto', body: paragraph(ledger.word(writer)) }
  if (from !== subject.id)
    await world.rest(writer, 'PATCH', `/pages/${from}?draft=true&locale=${locale}`, { layout: [hero, text] })
  const row = (await read(from)).at(-1)?.id
  const { body } = await world.rest(actor, 'POST', '/pages/copy-block', { from: { id: from, row }, to: subject.id })
  const { data } = copied.safeParse(body)
  if (!data) return
  const layout = [...(await read(subject.id)), data.block[locale]]
  await world.rest(actor, 'PATCH', `${pathOf(subject)}?draft=true&locale=${locale}`, { layout })
}

/** Shows a picture on a page, which somebody else may have uploaded. */
export async function putPicture({ world, subject }: Scene, { actor, locale }: Operation, picture: number | null) {
  if (subject.kind !== 'pages' || picture === null) return
  const { layout } = withPicture(kinds.pages.begin(''), picture)
  await world.rest(actor, 'PATCH', `${pathOf(subject)}?draft=true&locale=${locale}`, { layout })
  // What follows is about this picture.
  subject.picture = picture
}

/** Rich text of one paragraph that has what documents have. */
export function paragraph(text: string): unknown {
  const node = { version: 1, format: '', indent: 0, direction: 'ltr' }
  const words = { type: 'text', text, version: 1, format: 0, detail: 0, mode: 'normal', style: '' }
  const children = [{ ...node, type: 'paragraph', id: 'p', updatedAt: 'p', children: [words] }]
  return { root: { ...node, type: 'root', children } }
}
