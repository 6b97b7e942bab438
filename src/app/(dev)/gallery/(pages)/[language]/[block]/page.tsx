import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { BlockPage } from '@/src/gallery/BlockPage'
import { type Query, readFrameChoice } from '@/src/gallery/frame-choice'
import { readGalleryEntry } from '@/src/gallery/gallery-entries'
import { requireSignIn } from '@/src/gallery/require-sign-in'
import { isLocale } from '@/src/i18n/locales'
import { toBlockPageHref } from '@/src/links/gallery-hrefs'

type PageProps = { params: Promise<{ language: string; block: string }>; searchParams: Promise<Query> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { language, block } = await params
  const entry = await readGalleryEntry(block)
  return isLocale(language) && entry ? { title: entry.label[language] } : {}
}

/** One block type with its examples. */
export default async function BlockRoute({ params, searchParams }: PageProps) {
  const { language, block } = await params
  if (!isLocale(language)) notFound()
  setRequestLocale(language)
  await requireSignIn(toBlockPageHref(language, block))
  const entry = (await readGalleryEntry(block)) ?? notFound()
  return <BlockPage entry={entry} choice={readFrameChoice(await searchParams, language)} />
}
