import type { Locale } from '@/src/i18n/locales'
import type { DraftBlock } from './draft-block'
import { toHref } from './to-href'

/** The kinds of document that have a page of their own, with the collection that holds them. */
const collections = { page: 'pages', tip: 'tips', person: 'people', branch: 'branches' } as const
export type PreviewKind = keyof typeof collections
const previewKinds = ['page', 'tip', 'person', 'branch'] as const satisfies readonly PreviewKind[]

/** Name of the cookie that holds a person's login to the CMS. */
export const loginCookie = 'payload-token'

type PreviewedDocument = { kind: PreviewKind; id: number; locale: Locale }

export function isPreviewKind(text: string): text is PreviewKind {
  return Object.hasOwn(collections, text)
}

/** The kind of the documents in a collection; undefined when they have no page. */
export function kindOfCollection(slug: string): PreviewKind | undefined {
  return previewKinds.find((kind) => collections[kind] === slug)
}

/** Where the CMS listener shows a document as it was last saved. */
export function toPreviewHref({ kind, id, locale }: PreviewedDocument): string {
  return toHref(locale, `/preview/${kind}/${id}`)
}

/** The parameter of a preview that stands beside its form, where also what visitors do not see can be edited. */
export const besideForm = 'beside-form'

/** The parameter of a preview that shows exactly what visitors would get, for whoever judges it. */
export const finishedLook = 'finished'

/** The parameter of such a preview that shows the document as it is public; its value, if any, the shared block that is not. */
export const publicLook = 'public'

/** What of a document a preview shows. It is one word, so that what was read for it is known again. */
export type DraftLook = 'hidden' | 'public' | 'saved' | `public ${DraftBlock}`

/** Where a document is edited. */
export function toEditingHref({ kind, id, locale }: PreviewedDocument): string {
  return `/admin/collections/${collections[kind]}/${id}?locale=${locale}`
}
