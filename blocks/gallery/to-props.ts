import { toPicture } from '@/src/content/to-picture'
import type { PictureSource } from '@/src/ui/Picture'
import type { BlockByType } from '../block-types'

export type GalleryProps = {
  title: string | null
  lead: string | null
  pictures: readonly { id: string; picture: PictureSource; caption: string | null }[]
}

/** A picture that cannot be drawn is left out; without any there is nothing to show. */
export function toGalleryProps(block: BlockByType['GalleryBlock']): GalleryProps | null {
  const pictures = (block.pictures ?? []).flatMap(({ id, media, caption }, position) => {
    const picture = toPicture(media)
    return picture ? [{ id: id ?? String(position), picture, caption }] : []
  })
  return pictures.length === 0 ? null : { title: block.title, lead: block.lead, pictures }
}
