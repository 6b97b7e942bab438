import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawStandIn } from '@/src/gallery/draw-stand-in'
import { toFolder } from '@/src/gallery/gallery-entries'
import { requireSignIn } from '@/src/gallery/require-sign-in'
import { galleryHref } from '@/src/links/gallery-hrefs'
import { isMissing } from '@/src/platform/error-code'

export const dynamic = 'force-dynamic'

/** The small picture of a block type, for the gallery and for the CMS's choice of blocks. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  await requireSignIn(galleryHref)
  const { slug } = await params
  const folder = toFolder(slug)
  if (folder === undefined) return new Response(null, { status: 404 })
  const caching = { 'Cache-Control': 'private, max-age=300' }
  const picture = await readThumbnail(folder)
  if (picture) return new Response(picture, { headers: { 'Content-Type': 'image/webp', ...caching } })
  const drawing = drawStandIn({ seed: slug, width: 480, height: 320 })
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml', ...caching } })
}

/** A block that nobody has taken a picture of yet has none. */
async function readThumbnail(folder: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(join(process.cwd(), 'blocks', folder, 'thumbnail.webp')))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
