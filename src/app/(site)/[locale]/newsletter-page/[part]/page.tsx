import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { isLocale } from '@/src/i18n/locales'
import { NewsletterPage } from '@/src/site/NewsletterPage'
import { loadSite } from '@/src/site/page-data'
import { newsletterParts } from '@/src/submissions/newsletter-steps'

type PageProps = { params: Promise<{ locale: string; part: string }> }

export const dynamic = 'force-dynamic'

async function read({ params }: PageProps) {
  const { locale, part: name } = await params
  const part = newsletterParts.find((known) => known === name)
  if (!isLocale(locale) || !part) return notFound()
  return { locale, part }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, part } = await read(props)
  const t = await getTranslations({ locale, namespace: 'newsletterPage' })
  return { title: t(`${part}.title`), robots: { index: false } }
}

/** Drawn once per language; the public listener answers the links of newsletter messages with it. */
export default async function NewsletterRoute(props: PageProps) {
  const { locale, part } = await read(props)
  setRequestLocale(locale)
  return <NewsletterPage locale={locale} part={part} {...(await loadSite(locale))} />
}
