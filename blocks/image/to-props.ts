import { toPicture } from '@/src/content/to-picture'
import type { PictureSource } from '@/src/ui/Picture'
import type { BlockByType } from '../block-types'

export type ImageProps = { picture: PictureSource; caption: string | null }

/** An image that cannot be drawn is left out. */
export function toImageProps({ media, caption }: BlockByType['ImageBlock']): ImageProps | null {
  const picture = toPicture(media)
  return picture && { picture, caption }
}
