import { readThemeLetters } from '@/src/studio/theme/read-theme'

export const dynamic = 'force-static'

/** The letters of the studio, which are those of the site. */
export function GET(): Response {
  return new Response(readThemeLetters(), {
    headers: { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
