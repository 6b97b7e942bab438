import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteDocument } from '@/src/app/SiteDocument'
import { isLocale } from '@/src/i18n/locales'
import { themeColors } from '@/src/ui/theme-colors'

type LayoutProps = { children: ReactNode; params: Promise<{ locale: string }> }

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.paper.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.paper.dark },
  ],
}

/** The HTML document of the public site. */
export default async function SiteLayout({ children, params }: LayoutProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return <SiteDocument locale={locale}>{children}</SiteDocument>
}
