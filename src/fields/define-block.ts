import type { Block, BlockSlug, Field } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import { staffLanguages } from '@/messages/staff/languages'
import type { StaffText } from '@/src/i18n/staff-text'
import { toThumbnailHref } from '@/src/links/gallery-hrefs'
import { anchorPattern } from '@/src/ui/anchor'
import { visibilityFields } from './visibility'

/** The groups of block types. */
export const blockGroups = staffTexts.defineBlock.blockGroups satisfies Record<string, StaffText>

type BlockDefinition = {
  /** camelCase; the folder is the same in kebab-case. */
  slug: BlockSlug
  /** PascalCase of the slug + `Block`: the GraphQL type, the fragment's type and the registry key. */
  interfaceName: string
  group: keyof typeof blockGroups
  label: StaffText
  plural: StaffText
  fields: Field[]
}

/** A block type whose slug is known to the generated types, with its texts in both languages. */
export type ConfiguredBlock = Block & {
  slug: BlockSlug
  interfaceName: string
  labels: { singular: StaffText; plural: StaffText }
  admin: { group: StaffText }
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
      components: { Label: '/studio/rows/BlockName.client#BlockName' },
      // The label stands beside it.
      images: { thumbnail: { url: toThumbnailHref(slug), alt: '' } },
    },
    fields: [...fields, anchorField(), visibilityFields()],
  }
}

const anchorField = (): Field => ({
  name: 'anchor',
  type: 'text',
  label: staffTexts.defineBlock.anchorField.anchor.label,
  admin: {
    description: staffTexts.defineBlock.anchorField.anchor.description,
  },
  validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) => {
    if (!value || anchorPattern.test(value)) return true
    return req.i18n.language === staffLanguages[0]
      ? 'A âncora só pode ter letras minúsculas, algarismos e hífenes.'
      : 'An anchor may only have lower-case letters, digits and hyphens.'
  },
})
