import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { addressedCollections } from './addressed-collections'

/** A path that a document leaves in one language, and the one that it goes to. */
export const move = z.object({
  locale: z.enum(locales),
  from: z.string(),
  to: z.string(),
  /** Whether the public found the document at the old path. */
  wasPublic: z.boolean(),
})
export type Move = z.infer<typeof move>

/** What a save does to the address of a document and of those below it, noted before the document itself is stored. */
export const plannedMove = z.object({
  collection: z.enum(addressedCollections),
  id: z.number().int(),
  moves: z.array(move).min(1),
  /** The language in which the save itself writes the address; in the others it follows with the documents below. */
  savedLocale: z.enum(locales),
  /** The page above before and after; null at the top, and for what has none. */
  parent: z.object({ from: z.number().int().nullable(), to: z.number().int().nullable() }),
  /** The last segment in the saved language before. */
  slugBefore: z.string().nullable(),
})
export type PlannedMove = z.infer<typeof plannedMove>

/** The name under which a planned move is noted until it is carried out. */
export const toMoveKey = ({ collection, id }: Pick<PlannedMove, 'collection' | 'id'>): string =>
  `${moveKeyStart}${collection}:${id}`
export const moveKeyStart = 'address-move:'
