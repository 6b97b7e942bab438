import type { BlocksFieldValidation } from 'payload'
import { adminText } from '@/src/fields/admin-text'

const heroes: ReadonlySet<unknown> = new Set(['homeHero', 'productHero', 'pageHero'])

/** A page begins with a hero and has no second one, because the hero holds its only `h1`. */
export const requireOneHero: BlocksFieldValidation = (layout, { req }) => {
  const types = Array.isArray(layout) ? layout.map((row) => blockTypeOf(row)) : []
  const heroCount = types.filter((type) => heroes.has(type)).length
  if (heroCount === 1 && heroes.has(types[0])) return true
  return adminText(req, {
    pt: 'A página começa com um bloco do grupo «Topo da página», e só pode ter um.',
    en: 'A page begins with a block of the group “Top of the page” and can only have one.',
  })
}

function blockTypeOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'blockType' in row ? row.blockType : undefined
}
