import type { ReactNode } from 'react'
import styles from './ActionLinks.module.css'

type ActionLink = { href: string; label: string; isExternal: boolean }
type ActionLinksProps = { links: readonly ActionLink[] }

/** The links that ask for a next step: the first is the main one. They take their colours from the surface they stand on. */
export function ActionLinks({ links }: ActionLinksProps): ReactNode {
  if (links.length === 0) return null
  return (
    <p className={styles['links']}>
      {links.map((link, position) => (
        <a
          key={`${link.href} ${link.label}`}
          href={link.href}
          className={position === 0 ? styles['main'] : styles['other']}
          rel={link.isExternal ? 'external noopener' : undefined}
        >
          {link.label}
        </a>
      ))}
    </p>
  )
}
