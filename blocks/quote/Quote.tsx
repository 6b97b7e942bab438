import type { ReactNode } from 'react'
import styles from './quote.module.css'
import type { QuoteProps } from './to-props'

/** Somebody's own words. */
export function Quote({ quote, name, role }: QuoteProps): ReactNode {
  return (
    <figure className={styles['quote']}>
      <blockquote>
        <p className={styles['words']}>{quote}</p>
      </blockquote>
      {name ? (
        <figcaption className={styles['source']}>
          <span className={styles['name']}>{name}</span>
          {role ? <span className={styles['role']}>{role}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  )
}
