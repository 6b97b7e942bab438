import type { PageContext } from '@/src/content/page-context'
import { type Link, toLink, toLinks } from '@/src/links/to-link'
import type { BlockByType } from '../block-types'

export type FormSlotProps = {
  title: string | null
  lead: string | null
  /** The level of the slot's own headings: one below the block's heading, if it has one. */
  headingLevel: 2 | 3
  formKey: NonNullable<BlockByType['FormSlotBlock']['formKey']>
  preparation: readonly { id: string; text: string }[]
  links: readonly Link[]
  helpline: Link | null
}

/** The place of a form. Without a form chosen there is nothing to prepare for. */
export function toFormSlotProps(block: BlockByType['FormSlotBlock'], page: PageContext): FormSlotProps | null {
  if (!block.formKey) return null
  return {
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 3 : 2,
    formKey: block.formKey,
    preparation: (block.preparation ?? []).flatMap(({ id, text }, position) =>
      text ? [{ id: id ?? String(position), text }] : [],
    ),
    links: toLinks(block.links, page),
    helpline: toHelpline(page),
  }
}

/** Spaces become no-break ones, so that a number stays on one line. */
function toHelpline(page: PageContext): Link | null {
  const { helpline } = page.settings
  const url = `tel:${helpline.replaceAll(/[^+\d]/g, '')}`
  return toLink({ label: helpline.replaceAll(' ', '\u00a0'), url, hash: null, page: null, document: null }, page)
}
