import type { Block, BlockSlug, Field } from 'payload'
import { toThumbnailHref } from '@/src/links/gallery-hrefs'
import { anchorPattern } from '@/src/ui/anchor'
import type { Bilingual } from './bilingual'
import { visibilityFields } from './visibility'

/** The groups of block types. */
export const blockGroups = {
  hero: { pt: 'Topo da página', en: 'Top of the page' },
  product: { pt: 'Produto', en: 'Product' },
  text: { pt: 'Texto e imagem', en: 'Text and pictures' },
  list: { pt: 'Listas do sítio', en: 'Lists of the site' },
  bank: { pt: 'O banco', en: 'The bank' },
  tool: { pt: 'Ferramentas', en: 'Tools' },
} as const satisfies Record<string, Bilingual>

type BlockDefinition = {
  /** camelCase; the folder is the same in kebab-case. */
  slug: BlockSlug
  /** PascalCase of the slug + `Block`: the GraphQL type, the fragment's type and the registry key. */
  interfaceName: string
  group: keyof typeof blockGroups
  label: Bilingual
  plural: Bilingual
  fields: Field[]
}

/** A block type whose slug is known to the generated types, with its texts in both languages. */
export type ConfiguredBlock = Block & {
  slug: BlockSlug
  interfaceName: string
  labels: { singular: Bilingual; plural: Bilingual }
  admin: { group: Bilingual }
}

/**
 * A block type as Payload knows it, with what every block has: an anchor, days on which visitors see it, and no editable
 * block name.
 */
export function defineBlock({ slug, interfaceName, group, label, plural, fields }: BlockDefinition): ConfiguredBlock {
  return {
    slug,
    interfaceName,
    labels: { singular: label, plural },
    admin: {
      group: blockGroups[group],
      disableBlockName: true,
      // The label stands beside it.
      images: { thumbnail: { url: toThumbnailHref(slug), alt: '' } },
    },
    fields: [...fields, anchorField(), visibilityFields()],
  }
}

const anchorField = (): Field => ({
  name: 'anchor',
  type: 'text',
  label: { pt: 'Âncora', en: 'Anchor' },
  admin: {
    description: {
      pt: 'Para ligações directas a esta secção. Só letras minúsculas, algarismos e hífenes.',
      en: 'For direct links to this section. Lower-case letters, digits and hyphens only.',
    },
  },
  validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) => {
    if (!value || anchorPattern.test(value)) return true
    return req.i18n.language === 'pt'
      ? 'A âncora só pode ter letras minúsculas, algarismos e hífenes.'
      : 'An anchor may only have lower-case letters, digits and hyphens.'
  },
})
