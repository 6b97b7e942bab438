import type { BlocksFieldValidation } from 'payload'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'

const heroes: ReadonlySet<unknown> = new Set(['homeHero', 'productHero', 'pageHero'])

/** A page begins with a hero and has no second one, because the hero holds its only `h1`. */
export const requireOneHero: BlocksFieldValidation = (layout, { req }) => {
  const types = Array.isArray(layout) ? layout.map((row) => blockTypeOf(row)) : []
  const heroCount = types.filter((type) => heroes.has(type)).length
  if (heroCount === 1 && heroes.has(types[0])) return true
  return adminText(req, staffTexts.requireOneHero.notOne)
}

function blockTypeOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'blockType' in row ? row.blockType : undefined
}
