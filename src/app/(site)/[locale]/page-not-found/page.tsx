import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { isLocale } from '@/src/i18n/locales'
import { NotFoundPage } from '@/src/site/NotFoundPage'
import { loadSite } from '@/src/site/page-data'

type PageProps = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return { title: t('title'), robots: { index: false } }
}

/** Drawn once per language and answered with status 404 for every unknown address, by the public listener only. */
export default async function NotFoundRoute({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <NotFoundPage locale={locale} {...(await loadSite(locale))} />
}
