import type { Payload } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/forms.json' with { type: 'json' }
import { relatedId } from '@/src/fields/related-id'
import type { Locale } from '@/src/i18n/locales'

/** Where a form is placed: a page, with its public address, or the footer of every page. */
export type FormPlace = { kind: 'page' | 'footer'; id: number | null; title: string; path: string | null }

const withForm = z.array(z.object({ blockType: z.string(), form: z.unknown().optional() })).catch([])

/** The pages that show a form, as they were last saved, and the footer if it does. */
export async function findFormPlaces(payload: Payload, form: number, locale: Locale): Promise<FormPlace[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    locale,
    draft: true,
    depth: 0,
    pagination: false,
    select: { title: true, path: true, layout: true },
    overrideAccess: true, // staff see every page
  })
  const pages = docs.flatMap(({ id, title, path, layout }): FormPlace[] => {
    const isShown = withForm
      .parse(layout)
      .some((block) => block.blockType === 'formSlot' && relatedId(block.form) === form)
    return isShown ? [{ kind: 'page', id, title: title ?? '', path: path ?? null }] : []
  })
  const { newsletterForm } = await payload.findGlobal({
    slug: 'footer',
    depth: 0,
    select: { newsletterForm: true },
    overrideAccess: true, // as above
  })
  const title = staffTexts.formUsage.footer[locale]
  return relatedId(newsletterForm) === form ? [...pages, { kind: 'footer', id: null, title, path: null }] : pages
}
