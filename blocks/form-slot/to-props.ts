import type { PageContext } from '@/src/content/page-context'
import { type Link, toLink, toLinks } from '@/src/content/to-link'
import { type PlacedForm, toPlacedForm } from '@/src/forms/placing/to-placed-form'
import type { Locale } from '@/src/i18n/locales'
import type { Messages } from '@/src/i18n/messages'
import { toHref } from '@/src/links/to-href'
import type { BlockByType } from '../block-types'

export type FormSlotProps = {
  /** Begins the ids of the form's elements. */
  id: string
  locale: Locale
  /** The address of the page. */
  page: string
  /** Null while none is published. */
  form: PlacedForm | null
  /** Whether it is a form for reports where those are sealed: nothing is sent with it. */
  isSealed: boolean
  title: string | null
  lead: string | null
  /** The level of the slot's own headings: one below the block's heading, if it has one. */
  headingLevel: 2 | 3
  /** What is said to open soon while no form is published. */
  formKey: keyof Messages['formSlot']['opensSoon']
  preparation: readonly { id: string; text: string }[]
  links: readonly Link[]
  helpline: Link | null
}

/** The place of a form. Without a form chosen there is nothing to show. */
export function toFormSlotProps(block: BlockByType['FormSlotBlock'], page: PageContext): FormSlotProps | null {
  const form = toPlacedForm(block.form, page.locale)
  if (!form && !block.form && !block.formKey) return null
  return {
    id: `form-${block.id ?? 'slot'}`,
    locale: page.locale,
    page: toHref(page.locale, page.path),
    form,
    isSealed: page.sealsReports && isForReports(block),
    title: block.title,
    lead: block.lead,
    headingLevel: block.title ? 3 : 2,
    formKey: block.formKey ?? 'other',
    preparation: (block.preparation ?? []).flatMap(({ id, text }, position) =>
      text ? [{ id: id ?? String(position), text }] : [],
    ),
    links: toLinks(block.links, page),
    helpline: toHelpline(page),
  }
}

function isForReports({ form, formKey }: BlockByType['FormSlotBlock']): boolean {
  return form?.audience === 'investigators' || formKey === 'whistleblowing'
}

/** Spaces become no-break ones, so that a number stays on one line. */
function toHelpline(page: PageContext): Link | null {
  const { helpline } = page.settings
  const url = `tel:${helpline.replaceAll(/[^+\d]/g, '')}`
  return toLink({ label: helpline.replaceAll(' ', '\u00a0'), url, hash: null, page: null, document: null }, page)
}
