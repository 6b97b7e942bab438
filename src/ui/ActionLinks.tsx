import type { ReactNode } from 'react'
import styles from './ActionLinks.module.css'

type ActionLink = { href: string; label: string; isExternal: boolean }
type ActionLinksProps = { links: readonly ActionLink[]; isOnDeepGround?: boolean }

/** The links that ask for a next step: the first is the main one. Draws nothing for none. */
export function ActionLinks({ links, isOnDeepGround = false }: ActionLinksProps): ReactNode {
  if (links.length === 0) return null
  return (
    <p className={styles['links']} data-ground={isOnDeepGround ? 'deep' : 'paper'}>
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
