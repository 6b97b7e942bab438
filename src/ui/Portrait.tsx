import type { ReactNode } from 'react'
import { Picture, type PictureSource } from './Picture'
import styles from './Portrait.module.css'
import { toInitials } from './to-initials'

type PortraitProps = {
  name: string
  /** Null until there is a photograph: a picture of a person is never made up. */
  picture: PictureSource | null
  /** The colour of the ground that the initials stand on. */
  surface: 'deep' | 'leaf' | 'sand'
  sizes: string
}

/**
 * The place of somebody's portrait, four by five. Until there is a photograph it holds the initials, which the name beside it says in
 * full; the photograph takes their place without moving anything.
 */
export function Portrait({ name, picture, surface, sizes }: PortraitProps): ReactNode {
  return (
    <div className={styles['portrait']} data-surface={surface}>
      {picture ? <Picture picture={picture} sizes={sizes} /> : <span aria-hidden="true">{toInitials(name)}</span>}
    </div>
  )
}
