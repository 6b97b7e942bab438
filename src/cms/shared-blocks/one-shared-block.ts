import type { BlocksFieldValidation } from 'payload'
import { z } from 'zod'
import { adminText } from '@/src/fields/admin-text'
import type { Bilingual } from '@/src/fields/bilingual'

/** A page has one hero, its own: it holds the page's only heading of the first level. */
const heroes: ReadonlySet<string> = new Set(['homeHero', 'pageHero', 'productHero'])

/** Whether a block of a type can stand on many pages. */
export function isShareable(slug: string): boolean {
  return !heroes.has(slug) && slug !== 'sharedBlock'
}

const rows = z.array(z.looseObject({ blockType: z.string() }))

/** What is wrong with the content of a shared block: it is one block, and none that only a page can have; null when nothing is. */
export function findSharedBlockProblem(layout: unknown): Bilingual | null {
  const { data = [] } = rows.safeParse(layout)
  if (data.length !== 1) return { pt: 'Tem de ter um só bloco.', en: 'It must hold exactly one block.' }
  return data.every(({ blockType }) => isShareable(blockType))
    ? null
    : { pt: 'Um topo de página não se partilha.', en: 'The top of a page cannot be shared.' }
}

/** Refuses to publish anything else. */
export const requireOneSharedBlock: BlocksFieldValidation = (layout, { req }) => {
  const problem = findSharedBlockProblem(layout)
  return problem === null ? true : adminText(req, problem)
}
