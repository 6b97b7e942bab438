import '@/src/ui/styles/tokens.css'
import '@/src/ui/styles/font.css'
import '@/src/ui/styles/base.css'
import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isLocale, languageTags } from '@/src/i18n/locales'
import { frameColours } from '@/src/ui/styles/frame-colours'

/** Asked for with the page itself: text takes the bank's face only when it is there in time, see font.css. */
const fontFile = new URL(
  '../../../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  import.meta.url,
).toString()

type LayoutProps = { children: ReactNode; params: Promise<{ locale: string }> }

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: frameColours.paper.light },
    { media: '(prefers-color-scheme: dark)', color: frameColours.paper.dark },
  ],
}

/** The HTML document of the public site. */
export default async function SiteLayout({ children, params }: LayoutProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  return (
    <html lang={languageTags[locale]} dir="ltr">
      <head>
        <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>{children}</body>
    </html>
  )
}
