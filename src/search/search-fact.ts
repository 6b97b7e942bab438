import { z } from 'zod'

/** Something that a page states as data: what answers a question by itself. */
export const searchFact = z.object({
  /** What it is, such as a row of a price list. */
  name: z.string(),
  /** What it is said of, such as a product; empty where the name says that as well. */
  about: z.string(),
  /** Other words around it, such as the heading of its table. */
  context: z.string(),
  value: z.string(),
  detail: z.string(),
  /** Where it stands. */
  href: z.string(),
  /** Since when it holds, or the day it is of, as `2026-10-01`; null where it has none. */
  day: z.string().nullable(),
})
export type SearchFact = z.infer<typeof searchFact>

/** What a fact is of, in a line. */
export function toFactLabel({ name, about }: Pick<SearchFact, 'name' | 'about'>): string {
  return about === '' ? name : `${name}, ${about}`
}
