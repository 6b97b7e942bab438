import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { isLocale } from '@/src/i18n/locales'
import { loadSite } from '@/src/site/page-data'
import { ServerErrorPage } from '@/src/site/ServerErrorPage'

type PageProps = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations({ locale, namespace: 'serverError' })
  return { title: t('title'), robots: { index: false } }
}

/** Drawn in advance, because it is needed when drawing fails. Answered with status 500 by the public listener only. */
export default async function ServerErrorRoute({ params }: PageProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <ServerErrorPage locale={locale} {...(await loadSite(locale))} />
}
