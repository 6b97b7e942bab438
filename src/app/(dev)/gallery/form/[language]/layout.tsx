import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteDocument } from '@/src/app/SiteDocument'
import { isLocale } from '@/src/i18n/locales'

type LayoutProps = { children: ReactNode; params: Promise<{ language: string }> }

export const metadata: Metadata = { title: 'Sona', robots: { index: false, follow: false } }

/** The HTML document around a form that is being edited: the site's own. */
export default async function FormFrameLayout({ children, params }: LayoutProps) {
  const { language } = await params
  if (!isLocale(language)) notFound()
  setRequestLocale(language)
  return <SiteDocument locale={language}>{children}</SiteDocument>
}
