import type { MediaFieldsFragment } from '@/graphql/generated/operations'
import { toMediaHref } from '@/src/links/to-href'
import { type PictureSource, toPictureFiles } from '@/src/ui/Picture'

type StoredPicture = Omit<MediaFieldsFragment, '__typename'>

/** A stored image as pages show it. Null without a file, or of unknown size: it could not be drawn without moving the page. */
export function toPicture(media: StoredPicture | null): PictureSource | null {
  if (!media?.filename || !media.width || !media.height) return null
  const { alt, filename, width, height, sizes } = media
  return {
    alt: alt ?? '',
    href: toMediaHref(filename),
    width,
    height,
    avif: toPictureFiles([sizes?.avif480, sizes?.avif960, sizes?.avif1600], toMediaHref),
    webp: toPictureFiles([sizes?.webp480, sizes?.webp960, sizes?.webp1600], toMediaHref),
  }
}

/** Somebody's portrait: cut around its focal point when it was uploaded, for all browsers that know its format. */
export function toPortrait(media: StoredPicture | null): PictureSource | null {
  const picture = toPicture(media)
  const cut = toPictureFiles([media?.sizes?.avifPortrait], toMediaHref)
  return picture && cut.length > 0 ? { ...picture, avif: cut } : picture
}
