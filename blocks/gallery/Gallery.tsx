import type { ReactNode } from 'react'
import { Picture } from '@/src/ui/Picture'
import { SectionHeading } from '@/src/ui/SectionHeading'
import styles from './gallery.module.css'
import type { GalleryProps } from './to-props'

/** Several images that belong together. */
export function Gallery({ title, lead, pictures }: GalleryProps): ReactNode {
  return (
    <>
      <SectionHeading title={title} lead={lead} />
      <ul role="list" className={styles['pictures']}>
        {pictures.map(({ id, picture, caption }) => (
          <li key={id}>
            <figure className={styles['figure']}>
              <Picture picture={picture} sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 46vw, 94vw" />
              {caption ? <figcaption className={styles['caption']}>{caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}
