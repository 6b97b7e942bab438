import { getSite } from '@/src/content/get-site'
import { defaultLocale, languageTags } from '@/src/i18n/locales'
import { tagsHeaderName } from '@/src/publications/publishing-notes'
import { openContent } from '@/src/site/content-source'
import { themeColors } from '@/src/ui/theme-colors'

export const dynamic = 'force-dynamic'

/** What a phone shows when the site is put on its home screen. */
export async function GET(): Promise<Response> {
  const client = openContent(defaultLocale)
  const { settings } = await getSite(client, defaultLocale)
  const manifest = {
    name: settings.bankName,
    short_name: settings.bankName,
    description: settings.tagline,
    lang: languageTags[defaultLocale],
    start_url: '/',
    display: 'browser',
    background_color: themeColors.paper.light,
    theme_color: themeColors.deep.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', [tagsHeaderName]: client.tags().join(' ') },
  })
}
