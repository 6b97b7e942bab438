import { drawStandIn, readSeed, readSize } from '@/src/gallery/draw-stand-in'
import { requireSignIn } from '@/src/gallery/require-sign-in'
import { galleryHref } from '@/src/links/gallery-hrefs'

export const dynamic = 'force-dynamic'

/** The images that examples name are in nobody's media library: each is drawn, in the size that its name says. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  await requireSignIn(galleryHref)
  const { file } = await params
  const drawing = drawStandIn({ seed: readSeed(file), ...readSize(file) })
  // The same address is an upload when a page of the site asks for it.
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } })
}
