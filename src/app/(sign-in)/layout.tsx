import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { SiteDocument } from '@/src/app/SiteDocument'
import { readStaffLocale } from '@/src/cms/sign-in/read-sign-in-request'
import { themeColors } from '@/src/ui/theme-colors'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.paper.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.paper.dark },
  ],
}

/** The HTML document of the pages of a login, in the language of whoever logs in. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument locale={await readStaffLocale()}>
      <link rel="stylesheet" href="/admin/login/styles" precedence="sign-in" />
      {children}
    </SiteDocument>
  )
}
