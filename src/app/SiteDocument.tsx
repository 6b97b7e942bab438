import '@/site/theme/tokens.css'
import '@/site/theme/font.css'
import '@/src/ui/styles/base.css'
import type { ReactNode } from 'react'
import { faceFile } from '@/site/theme/face'
import { type Locale, languageTags } from '@/src/i18n/locales'

/** The HTML document of every page of the site, with the styles that all of them share. */
export function SiteDocument({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  return (
    <html lang={languageTags[locale]} dir="ltr">
      <head>
        {/* With the page itself: text takes the bank's face only when it is there in time, see font.css. */}
        <link rel="preload" href={faceFile} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body>{children}</body>
    </html>
  )
}
