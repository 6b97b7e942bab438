import type { ReactNode } from 'react'
import { Picture } from '@/src/ui/Picture'
import styles from './image.module.css'
import type { ImageProps } from './to-props'

/** One image with its caption. */
export function Image({ picture, caption }: ImageProps): ReactNode {
  return (
    <figure className={styles['figure']}>
      <Picture picture={picture} sizes="(min-width: 80rem) 75rem, 94vw" />
      {caption ? <figcaption className={styles['caption']}>{caption}</figcaption> : null}
    </figure>
  )
}
