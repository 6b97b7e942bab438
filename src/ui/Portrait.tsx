import type { ReactNode } from 'react'
import { Picture, type PictureSource } from './Picture'
import styles from './Portrait.module.css'
import { toInitials } from './to-initials'

type PortraitProps = {
  name: string
  /** Null until there is a photograph: a picture of a person is never made up. */
  picture: PictureSource | null
  /** The colour of the ground that the initials stand on. */
  surface: 'deep' | 'leaf' | 'sun'
  sizes: string
}

/**
 * The place of somebody's portrait, four by five. Until there is a photograph it is a monogram that fills it from corner to corner, in the
 * two colours of a figure: drawn, and no gap where a face is missing. The name beside it says the initials in full, and the photograph
 * takes their place without moving anything.
 */
export function Portrait({ name, picture, surface, sizes }: PortraitProps): ReactNode {
  return (
    <div className={styles['portrait']} data-surface={surface}>
      {picture ? <Picture picture={picture} sizes={sizes} /> : <Monogram initials={toInitials(name)} />}
    </div>
  )
}

function Monogram({ initials }: { initials: string }): ReactNode {
  const [first, last] = initials
  return (
    <p className={styles['monogram']} aria-hidden="true">
      <span>{first}</span>
      {last ? <span>{last}</span> : null}
    </p>
  )
}
