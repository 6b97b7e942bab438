import type { BlocksFieldValidation } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/shared-blocks.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import type { StaffText } from '@/src/i18n/staff-text'

/** A page has one hero, its own: it holds the page's only heading of the first level. */
const heroes: ReadonlySet<string> = new Set(['homeHero', 'pageHero', 'productHero'])

/** Whether a block of a type can stand on many pages. */
export function isShareable(slug: string): boolean {
  return !heroes.has(slug) && slug !== 'sharedBlock'
}

const rows = z.array(z.looseObject({ blockType: z.string() }))

/** What is wrong with the content of a shared block: it is one block, and none that only a page can have; null when nothing is. */
export function findSharedBlockProblem(layout: unknown): StaffText | null {
  const { data = [] } = rows.safeParse(layout)
  if (data.length !== 1) return staffTexts.oneSharedBlock.notOne
  return data.every(({ blockType }) => isShareable(blockType)) ? null : staffTexts.oneSharedBlock.noHero
}

/** Refuses to publish anything else. */
export const requireOneSharedBlock: BlocksFieldValidation = (layout, { req }) => {
  const problem = findSharedBlockProblem(layout)
  return problem === null ? true : adminText(req, problem)
}
