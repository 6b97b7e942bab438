import { z } from 'zod'
import { searchFact } from './search-fact'
import { searchKinds } from './search-kind'

/** The parts of the site. */
export const searchSections = ['private', 'corporate', 'about', 'general'] as const

/** One thing that can be found. A page brings its own, and those of the questions and files that it shows. */
export const searchEntry = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  /** Where it leads: the page itself, a place on it, or a file. */
  href: z.string(),
  /** The part of the site it belongs to; null when it has none. */
  section: z.enum(searchSections).nullable(),
  /** What cards say of it. */
  summary: z.string(),
  /** Other words that people use for it. */
  keywords: z.string(),
  /** What people type who look for it, as staff say. */
  sayings: z.array(z.string()).optional(),
  /** Everything else that it says. */
  text: z.string(),
  /** What it states as data. */
  facts: z.array(searchFact).optional(),
})
export type SearchEntry = z.infer<typeof searchEntry>
