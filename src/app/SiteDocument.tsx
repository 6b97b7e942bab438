import '@/src/ui/styles/tokens.css'
import '@/src/ui/styles/font.css'
import '@/src/ui/styles/base.css'
import type { ReactNode } from 'react'
import { type Locale, languageTags } from '@/src/i18n/locales'

/** Asked for with the page itself: text takes the bank's face only when it is there in time, see font.css. */
const fontFile = new URL(
  '../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  import.meta.url,
).toString()

/** The HTML document of every page of the site, with the styles that all of them share. */
export function SiteDocument({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  return (
    <html lang={languageTags[locale]} dir="ltr">
      <head>
        <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>{children}</body>
    </html>
  )
}
