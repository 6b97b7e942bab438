import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { GalleryIndex } from '@/src/gallery/GalleryIndex'
import { readGalleryGroups } from '@/src/gallery/gallery-entries'
import { requireSignIn } from '@/src/gallery/require-sign-in'
import { isLocale } from '@/src/i18n/locales'
import { toGalleryIndexHref } from '@/src/links/gallery-hrefs'

type PageProps = { params: Promise<{ language: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { language } = await params
  if (!isLocale(language)) notFound()
  const t = await getTranslations({ locale: language, namespace: 'blockGallery' })
  return { title: t('title') }
}

/** Every block type of the site. */
export default async function GalleryIndexRoute({ params }: PageProps) {
  const { language } = await params
  if (!isLocale(language)) notFound()
  setRequestLocale(language)
  await requireSignIn(toGalleryIndexHref(language))
  return <GalleryIndex groups={await readGalleryGroups()} />
}
