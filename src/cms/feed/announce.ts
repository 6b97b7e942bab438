import type { Payload } from 'payload'
import type { Subject } from '@/src/governance/subject'
import { cardTag, documentTag, globalTag } from '@/src/publications/tags'
import { appendPublication, listTags, publicCollections, publicGlobals, readHrefs } from './publication-feed'

/** Tells the public side of something that is stored already. @param document what is stored. */
export async function announce(payload: Payload, subject: Subject, document: object): Promise<void> {
  if ('global' in subject) return appendPublication({ payload }, [globalTag(publicGlobals[subject.global])], {})
  const { collection, id } = subject
  const kind = publicCollections[collection]
  const tags = [documentTag(kind, id), cardTag(kind, id), ...listTags(kind, document)]
  await appendPublication({ payload }, tags, await readHrefs({ payload }, collection, id))
}
