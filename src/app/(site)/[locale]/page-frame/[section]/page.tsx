import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { isLocale } from '@/src/i18n/locales'
import { frameSections } from '@/src/publishing/frame/page-frame'
import { PageFrame } from '@/src/site/PageFrame'
import { loadSite } from '@/src/site/page-data'

type PageProps = { params: Promise<{ locale: string; section: string }> }

export const dynamic = 'force-dynamic'

/** Drawn once per language and section when what stands around pages has changed, for the publishing engine only. */
export default async function PageFrameRoute({ params }: PageProps) {
  const { locale, section: name } = await params
  const section = frameSections.get(name)
  if (!isLocale(locale) || section === undefined) notFound()
  setRequestLocale(locale)
  const { site } = await loadSite(locale)
  return <PageFrame site={site} locale={locale} section={section} />
}
