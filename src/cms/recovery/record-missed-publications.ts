import type { Payload } from 'payload'
import { cardTag, documentTag, globalTag } from '@/src/publications/tags'
import {
  appendPublication,
  findNewestPublication,
  listTags,
  publicCollections,
  publicGlobals,
  readHrefs,
} from '../feed/publication-feed'
import { announceForm } from '../forms/publish-version'

/**
 * Writes the rows that a crash left out of the feed: documents are stored first and announced after, so a process that is
 * killed in between has changed something that nobody was told of.
 *
 * Announcing too much costs a few drawings; announcing too little would leave old text on the site. A deletion that was not
 * announced is found by the publishing engine itself, which compares its pages with the addresses there are.
 *
 * @returns how many rows were written.
 */
export async function recordMissedPublications(payload: Payload): Promise<number> {
  const last = (await findNewestPublication(payload))?.createdAt
  if (last === undefined) return 0
  let missed = 0
  for (const collection of typedKeys(publicCollections)) {
    const kind = publicCollections[collection]
    const { docs } = await payload.find({
      collection,
      where: { updatedAt: { greater_than: last } },
      pagination: false,
      depth: 0,
      overrideAccess: true, // the platform's own bookkeeping, at start, without a user
    })
    for (const doc of docs) {
      const tags = [documentTag(kind, doc.id), cardTag(kind, doc.id), ...listTags(kind, doc)]
      await appendPublication({ payload }, tags, await readHrefs({ payload }, collection, doc.id))
      missed++
    }
  }
  const { docs: forms } = await payload.find({
    collection: 'forms',
    where: { updatedAt: { greater_than: last } },
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  for (const form of forms) {
    await announceForm({ payload, form })
    missed++
  }
  for (const slug of typedKeys(publicGlobals)) {
    const { updatedAt } = await payload.findGlobal({ slug, depth: 0, overrideAccess: true }) // as above
    if (!updatedAt || updatedAt <= last) continue
    await appendPublication({ payload }, [globalTag(publicGlobals[slug])], {})
    missed++
  }
  return missed
}

function typedKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}
