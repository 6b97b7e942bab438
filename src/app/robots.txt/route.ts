import { toAbsolute } from '@/src/site/to-metadata'

/** Drawn with the site's address of this process, not of the machine that built it. */
export const dynamic = 'force-dynamic'

/** Crawlers may read every page; choosing a language and logging in are not pages. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /language/',
    'Disallow: /login',
    '',
    `Sitemap: ${toAbsolute('/sitemap.xml')}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
