import sharp from 'sharp'
import type { FileObjection } from './file-objection'

/** Cameras of telephones make up to 50 million; more is made to exhaust memory. */
const mostPixels = 60_000_000

type Inspected = { objection: FileObjection } | { objection: null; content: Buffer }

/**
 * Reads a picture to its last pixel.
 *
 * @param keepsOriginal whether the bytes stay as they are, for evidence; else it is drawn anew, without the place, the device
 *   and whatever else was written beside the picture.
 */
export async function inspectImage(
  content: Buffer,
  { kind, keepsOriginal }: { kind: 'png' | 'jpg'; keepsOriginal: boolean },
): Promise<Inspected> {
  const input = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const
  try {
    const picture = sharp(content, input)
    const { width, height, format } = await picture.metadata()
    if (format !== (kind === 'jpg' ? 'jpeg' : 'png')) return { objection: 'disguised' }
    if (width * height > mostPixels) return { objection: 'tooManyPixels' }
    const drawn = await (kind === 'jpg'
      ? picture.autoOrient().jpeg({ quality: 88 })
      : picture.autoOrient().png()
    ).toBuffer()
    return { objection: null, content: keepsOriginal ? content : drawn }
  } catch (error) {
    return { objection: String(error).includes('pixel limit') ? 'tooManyPixels' : 'damaged' }
  }
}
