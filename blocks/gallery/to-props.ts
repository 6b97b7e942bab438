import { toMediaHref } from '@/src/links/to-href'
import { type PictureSource, toPictureFiles } from '@/src/ui/Picture'
import type { BlockByType } from '../block-types'

export type GalleryProps = {
  title: string | null
  lead: string | null
  pictures: readonly { id: string; picture: PictureSource; caption: string | null }[]
}

/** A picture without a file, or of unknown size, is left out; without any there is nothing to show. */
export function toGalleryProps(block: BlockByType['GalleryBlock']): GalleryProps | null {
  const pictures = (block.pictures ?? []).flatMap(({ id, media, caption }, position) => {
    if (!media?.filename || !media.width || !media.height) return []
    const { alt, filename, width, height, sizes } = media
    const picture: PictureSource = {
      alt: alt ?? '',
      href: toMediaHref(filename),
      width,
      height,
      avif: toPictureFiles([sizes?.avif480, sizes?.avif960, sizes?.avif1600], toMediaHref),
      webp: toPictureFiles([sizes?.webp480, sizes?.webp960, sizes?.webp1600], toMediaHref),
    }
    return { id: id ?? String(position), picture, caption }
  })
  return pictures.length === 0 ? null : { title: block.title, lead: block.lead, pictures }
}
