import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteDocument } from '@/src/app/SiteDocument'
import { isLocale } from '@/src/i18n/locales'

type LayoutProps = { children: ReactNode; params: Promise<{ language: string }> }

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** The HTML document of the gallery's own pages. */
export default async function GalleryLayout({ children, params }: LayoutProps) {
  const { language } = await params
  if (!isLocale(language)) notFound()
  setRequestLocale(language)
  return <SiteDocument locale={language}>{children}</SiteDocument>
}
