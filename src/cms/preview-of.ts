import type { GeneratePreviewURL } from 'payload'
import { defaultLocale, isLocale } from '@/src/i18n/locales'
import { type PreviewKind, toPreviewHref } from '@/src/links/preview-address'

/** The address of a document's preview, for the button beside its form; none before it was first saved. */
export function previewOf(kind: PreviewKind): GeneratePreviewURL {
  return ({ id }, { locale }) =>
    typeof id === 'number' ? toPreviewHref({ kind, id, locale: isLocale(locale) ? locale : defaultLocale }) : null
}
