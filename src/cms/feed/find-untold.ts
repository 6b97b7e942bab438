import { z } from 'zod'
import { dialect } from '@/src/database/own-dialect'
import { cardTag, documentTag, globalTag, listTag, type Tag } from '@/src/publications/tags'
import type { Announced } from './announce'
import { type PublicCollection, publicCollections, publicGlobals } from './publication-feed'

/** Something that was stored after the public last heard of it. */
export type Untold = Announced | { form: number }

/** Between storing something and telling of it lies less than this, in milliseconds, also where much is written at once. */
const longestSaveMs = 600_000

const newestRow = z.object({ at: z.string() })
const told = z.object({
  at: z.string(),
  tags: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
})
const stored = z.object({ id: z.coerce.number(), at: z.string() })

/**
 * Finds what was stored and not announced: a process that was killed in between has changed something that nobody knows of. What others
 * announced since says nothing of it, so each document is asked for by its own name.
 *
 * @param read gives the rows of a statement.
 * @param until ISO time; what was stored later may still be under way in another process.
 */
export async function findUntold(read: (sql: string) => Promise<unknown[]>, until?: string): Promise<Untold[]> {
  const newest = `SELECT created_at AS at FROM publications ORDER BY ${dialect.publicationNumber} DESC LIMIT 1`
  const last = z.array(newestRow).parse(await read(newest))[0]?.at
  if (last === undefined) return []
  const since = new Date(Date.parse(last) - longestSaveMs).toISOString()
  const isNew = `updated_at > '${since}'${until === undefined ? '' : ` AND updated_at < '${until}'`}`
  const toldAt = new Map<Tag, string>()
  const feed = await read(
    `SELECT created_at AS at, tags FROM publications WHERE created_at > '${since}' ORDER BY created_at`,
  )
  for (const { at, tags } of z.array(told).parse(feed)) for (const tag of tags) toldAt.set(tag, at)
  const isTold = (tags: readonly Tag[], at: string) =>
    tags.some((tag) => Date.parse(toldAt.get(tag) ?? since) >= Date.parse(at))
  const readNew = async (slug: string) =>
    z.array(stored).parse(await read(`SELECT id, updated_at AS at FROM ${toTable(slug)} WHERE ${isNew}`))
  const found: Untold[] = []
  for (const collection of typedKeys(publicCollections))
    for (const { id, at } of await readNew(collection))
      if (!isTold(tagsOf(collection, id), at)) found.push({ collection, id })
  for (const { id, at } of await readNew('forms')) if (!isTold([cardTag('Form', id)], at)) found.push({ form: id })
  for (const global of typedKeys(publicGlobals))
    for (const { at } of await readNew(global))
      if (!isTold([globalTag(publicGlobals[global])], at)) found.push({ global })
  return found
}

/** The tags of which each tells of a document. */
function tagsOf(collection: PublicCollection, id: number): Tag[] {
  const kind = publicCollections[collection]
  // The redirects of a move are told of together, and nothing shows one alone.
  return [documentTag(kind, id), ...(kind === 'Redirect' ? [listTag(kind)] : [])]
}

/** The table of a collection or a global, as Payload names it. */
export const toTable = (slug: string) => slug.replaceAll('-', '_')

function typedKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
