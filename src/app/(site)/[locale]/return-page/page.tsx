import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
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

/** Drawn once per language; the public listener answers the codes of saved forms with it. */
export default async function ReturnRoute(props: PageProps) {
  const locale = await read(props)
  setRequestLocale(locale)
  return <ReturnPage locale={locale} {...(await loadSite(locale))} />
}
