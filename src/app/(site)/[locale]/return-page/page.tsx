import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { findPostedForm, postedHeader } from '@/src/forms/submission/posted-channel'
import { isLocale } from '@/src/i18n/locales'
import { loadSite } from '@/src/site/page-data'
import { ReturnPage } from '@/src/site/ReturnPage'

type PageProps = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

async function read({ params }: PageProps) {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}

const readFollowed = async () => findPostedForm((await headers()).get(postedHeader))?.followed ?? null

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await read(props), namespace: 'savedForm' })
  return { title: t((await readFollowed()) ? 'following.title' : 'title'), robots: { index: false } }
}

/** Drawn once per language; the public listener answers codes with it, and has it drawn anew with the case that a code finds. */
export default async function ReturnRoute(props: PageProps) {
  const locale = await read(props)
  setRequestLocale(locale)
  const { site, notes } = await loadSite(locale)
  // A code is posted, never in the address; what it finds is drawn from what is kept of a page that has parameters.
  const kept = { ...notes, parameters: ['code'] }
  return <ReturnPage {...{ locale, site, notes: kept }} followed={await readFollowed()} />
}
