import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { withHintsForAdminOnly } from './src/payload-fixes/client-hints'
import { rendererAgent } from './src/publishing/renderer-agent'

/** Every address that is no English page, no file (those have a dot) and none of the platform's own. */
const portuguese =
  '(?!(?:en|admin|gallery|history)(?:/|$)|_next/|api/|(?:healthz|form-versions|publications|readyz|site-facts|site-index|unanswered-searches)$)[^.]*'

const config: NextConfig = {
  poweredByHeader: false,
  // Pages for visitors are compressed once, when they are published; the port of the CMS does it by itself.
  compress: false,
  reactStrictMode: true,
  devIndicators: false,
  images: { unoptimized: true },
  // What is published or drawn for visitors has its title and its other metadata in the head: nobody's script puts them there.
  htmlLimitedBots: new RegExp(`^${rendererAgent}$`),
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Nobody reads them: 690 of the 800 MB of a build, and a sixth of its processor time.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
  // Portuguese addresses have no prefix; inside Next every address names its language.
  rewrites: async () => ({
    beforeFiles: [
      // Examples name images that nobody uploaded; the gallery draws them.
      {
        source: '/media/:file',
        has: [{ type: 'header', key: 'referer', value: 'https?://[^/]+/gallery/frame/.*' }],
        destination: '/gallery/pictures/:file',
      },
      { source: `/:path(${portuguese})`, destination: '/pt/:path' },
      // After it, so that both languages have one: folders of routes cannot begin with a low line.
      { source: '/:locale(pt|en)/_forms/:key', destination: '/:locale/form-page/:key' },
      { source: '/:locale(pt|en)/_saved', destination: '/:locale/return-page' },
      { source: '/:locale(pt|en)/_newsletter/:part', destination: '/:locale/newsletter-page/:part' },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

const withMessages = createNextIntlPlugin('./src/i18n/request.ts')
export default withHintsForAdminOnly(withPayload(withMessages(config), { devBundleServerPackages: false }))
