import { getPayload, type Payload } from 'payload'
import config from '@/src/payload.config'
import { type PublicationFeed, publication } from '@/src/publications/publication'

/** More rows than this are read in several steps; each row is at most a few hundred bytes. */
const mostRows = 500

/**
 * Reads the publication feed.
 *
 * @param after the number of the last row already known.
 */
export async function readFeed(after: number): Promise<PublicationFeed> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'publications',
    where: { id: { greater_than: after } },
    sort: 'id',
    limit: mostRows,
    pagination: false,
    depth: 0,
    // The platform's own outbox: no user may read it, this route is the one reader.
    overrideAccess: true,
  })
  const publications = docs.map(({ id, tags, hrefs }) => publication.parse({ seq: id, tags, hrefs }))
  return { newest: publications.at(-1)?.seq ?? (await newestNumber(payload)), publications }
}

/** The number of the last row there is: smaller than what a site already knows when an older database was put back. */
async function newestNumber(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'publications',
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  return docs[0]?.id ?? 0
}
