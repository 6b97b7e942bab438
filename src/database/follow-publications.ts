import { followNotice } from './follow-notice'

/**
 * Tells of every row that any process, on whatever machine, has brought into the publication feed: when its transaction has ended, and not
 * before. A connection that is lost is opened again; what came meanwhile is told then.
 *
 * @returns what ends it.
 */
export function followPublications(tell: () => void): () => Promise<void> {
  return followNotice({
    // As the trigger of the publication feed says it: src/cms/migrations-postgres.
    notice: 'sona_publications',
    tell: () => tell(),
    lost: 'The database does not tell of publications; they are asked for meanwhile',
  })
}
