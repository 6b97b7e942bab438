import { redirect } from 'next/navigation'
import { defaultLocale } from '@/src/i18n/locales'
import { toGalleryIndexHref } from '@/src/links/gallery-hrefs'

export const dynamic = 'force-dynamic'

/** The gallery begins in the first language; each of its pages leads to the other. */
export function GET(): never {
  redirect(toGalleryIndexHref(defaultLocale))
}
