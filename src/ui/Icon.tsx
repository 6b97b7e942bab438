import type { ReactNode } from 'react'
import styles from './Icon.module.css'
import { type IconName, iconDrawings } from './icon-drawings'

/** A decorative icon: hidden from assistive technology, because the words beside it say the same. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {iconDrawings[name].map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  )
}
