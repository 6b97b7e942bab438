import { readTheme } from '@/src/studio/theme/read-theme'

export const dynamic = 'force-static'

/** How the studio looks, read when the product is built. Its address changes with what it says. */
export function GET(): Response {
  return new Response(readTheme(), {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
