import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { bundleIslands } from '@/src/islands/bundle-islands'
import { Island } from '@/src/islands/Island'
import { islandsPrefix } from '@/src/islands/island-manifest'
import { hardenHtml } from '@/src/publishing/harden-html'
import { plainAnswer } from '@/src/server/guard/plain-answer'
import { createPublicListener } from '@/src/server/public/public-listener'
import { TapForm } from './islands/TapForm.client'

/**
 * A site of one page with one island, for what the islands of the product do not show: `island-site.tsx PORT`. Drawn, hardened,
 * bundled and served by the product's own parts.
 */
const port = Number(process.argv[2])
const directory = '.cache/island-site'
mkdirSync(directory, { recursive: true })
const manifest = await bundleIslands({
  root: process.cwd(),
  directory,
  files: ['tests/support/islands/TapForm.client.tsx'],
})

const body = renderToString(
  <main>
    <h1>Taps</h1>
    <Island name="TapForm" component={TapForm} props={{ id: 'tap', labels: { name: 'Name', add: 'Add' } }} />
  </main>,
)
const source = `<!DOCTYPE html><html lang="en"><head><title>Taps</title></head><body>${body}</body></html>`
const { html, contentSecurityPolicy } = hardenHtml(source, {
  isSecure: false,
  islands: { manifest, build: 'one', origin: `http://localhost:${port}` },
})
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': contentSecurityPolicy }
const listener = createPublicListener({
  pages: {
    answer: async () => ({ status: 200, headers, body: Buffer.from(html) }),
    notFound: async () => plainAnswer(404, 'en'),
    serverError: async () => plainAnswer(500, 'en'),
    internetBankingUrls: () => ({ private: '', corporate: '' }),
  },
  files: [{ prefix: islandsPrefix, directory, isImmutable: true }],
  allowedHosts: new Set([`localhost:${port}`]),
  isSecure: false,
  health: () => ({ isFeedRead: true, waiting: 0, failing: 0, isDrawing: true }),
})
createServer(listener).listen(port, () => process.stdout.write('ready\n'))
