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

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await read(props), namespace: 'savedForm' })
  return { title: t('title'), robots: { index: false } }
}

/** Drawn once per language; the public listener answers codes with it, and has it drawn anew with the case that a code finds. */
export default async function ReturnRoute(props: PageProps) {
  const locale = await read(props)
  setRequestLocale(locale)
  const posted = findPostedForm((await headers()).get(postedHeader))
  return <ReturnPage locale={locale} {...(await loadSite(locale))} followed={posted?.followed ?? null} />
}
