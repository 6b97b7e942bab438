import { toMediaHref } from '@/src/links/to-href'
import { type PictureSource, toPictureFiles } from '@/src/ui/Picture'
import type { BlockByType } from '../block-types'

export type ImageProps = { picture: PictureSource; caption: string | null }

/** An image without a file, or of unknown size, cannot be drawn without moving the page: it is left out. */
export function toImageProps({ media, caption }: BlockByType['ImageBlock']): ImageProps | null {
  if (!media?.filename || !media.width || !media.height) return null
  const { alt, filename, width, height, sizes } = media
  return {
    picture: {
      alt: alt ?? '',
      href: toMediaHref(filename),
      width,
      height,
      avif: toPictureFiles([sizes?.avif480, sizes?.avif960, sizes?.avif1600], toMediaHref),
      webp: toPictureFiles([sizes?.webp480, sizes?.webp960, sizes?.webp1600], toMediaHref),
    },
    caption,
  }
}
