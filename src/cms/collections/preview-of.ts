import type { GeneratePreviewURL, LivePreviewConfig } from 'payload'
import { z } from 'zod'
import { defaultLocale, isLocale } from '@/src/i18n/locales'
import { besideForm, type PreviewKind, toPreviewHref } from '@/src/links/preview-address'

/** The address of a document's preview, for the button beside its form; none before it was first saved. */
export function previewOf(kind: PreviewKind): GeneratePreviewURL {
  return ({ id }, { locale }) =>
    typeof id === 'number' ? toPreviewHref({ kind, id, locale: isLocale(locale) ? locale : defaultLocale }) : null
}

const saved = z.object({ id: z.number() })

/** The preview beside a document's form, in the language of the form, as wide as a phone, a tablet or a desk. */
export function livePreviewOf(kind: PreviewKind): LivePreviewConfig {
  return {
    url: ({ data, locale }) => {
      const document = saved.safeParse(data)
      const language = isLocale(locale.code) ? locale.code : defaultLocale
      return document.success
        ? `${toPreviewHref({ kind, id: document.data.id, locale: language })}?${besideForm}=1`
        : null
    },
    breakpoints: [
      { name: 'phone', label: 'Telefone · Phone', width: 375, height: 740 },
      { name: 'tablet', label: 'Tablet', width: 820, height: 1100 },
      { name: 'desk', label: 'Secretária · Desk', width: 1366, height: 900 },
    ],
  }
}
