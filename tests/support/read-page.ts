import { createContentClient } from '@/src/content/client'
import { getDocument } from '@/src/content/get-document'

/**
 * Reads one English page with the site's own queries and prints it: `read-page.ts /en/PATH [GRAPHQL_URL]`. Without an address
 * of a CMS it is read from the CMS in this very process.
 */
const [, , href = '/en', url] = process.argv
const local: (input: string, init: RequestInit) => Promise<Response> = async (input, init) =>
  (await import('@/src/cms/graphql/graphql-endpoint')).askGraphQL(input, init)
const client = createContentClient({
  locale: 'en',
  url: url ?? 'http://cms.invalid/api/graphql',
  fetch: url ? fetch : local,
})
const document = await getDocument(client, { locale: 'en', path: href.replace(/^\/en/, ''), placeholders: {} })
process.stdout.write(`${JSON.stringify({ document }, (key, value) => (key === 'updatedAt' ? undefined : value))}\n`)
process.exit(0)
