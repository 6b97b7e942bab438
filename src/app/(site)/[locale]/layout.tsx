import '@/src/ui/styles/tokens.css'
import '@/src/ui/styles/font.css'
import '@/src/ui/styles/base.css'
import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isLocale, languageTags } from '@/src/i18n/locales'
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
  return (
    <html lang={languageTags[locale]} dir="ltr">
      <body>{children}</body>
    </html>
  )
}
