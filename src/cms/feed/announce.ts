import type { Payload } from 'payload'
import { cardTag, documentTag, globalTag } from '@/src/publications/tags'
import {
  appendPublication,
  listTags,
  type PublicCollection,
  publicCollections,
  publicGlobals,
  readHrefs,
} from './publication-feed'

/** Something of which the public is told. */
export type Announced = { collection: PublicCollection; id: number } | { global: keyof typeof publicGlobals }

/** Tells the public side of something that is stored already. @param document what is stored. */
export async function announce(payload: Payload, announced: Announced, document: object): Promise<void> {
  if ('global' in announced) return appendPublication({ payload }, [globalTag(publicGlobals[announced.global])], {})
  const { collection, id } = announced
  const kind = publicCollections[collection]
  const tags = [documentTag(kind, id), cardTag(kind, id), ...listTags(kind, document)]
  await appendPublication({ payload }, tags, await readHrefs({ payload }, collection, id))
}
