import type { ReactNode } from 'react'
import { ActionLinks } from './ActionLinks'
import { BankCard } from './bank-card/BankCard'
import type { CardLook } from './bank-card/card-look'
import styles from './Hero.module.css'
import { SonaFigure } from './sona/SonaFigure'

type HeroProps = {
  eyebrow: string | null
  title: string
  lead: string | null
  links: readonly { href: string; label: string; isExternal: boolean }[]
  figureSeed: string
  /** A bank card that the page is about stands there in the place of a figure. */
  card?: { look: CardLook; bankName: string } | null
  /** What stands there in the place of either, with a layout of its own. */
  phone?: ReactNode
  /** How much of the first screen it takes. */
  size: 'home' | 'product' | 'page' | 'low'
  /** What lies across its lower edge, half on the paper that follows. */
  children?: ReactNode
}

/**
 * The top of a page: its only `h1`, what it is about, the next step, and the page's one figure, whole, on the page's own surface. A low
 * hero has no room for any.
 */
export function Hero({ eyebrow, title, lead, links, figureSeed, card, phone, size, children }: HeroProps): ReactNode {
  return (
    <div className={styles['hero']} data-size={size}>
      <div className={styles['words']}>
        {eyebrow ? <p className={styles['eyebrow']}>{eyebrow}</p> : null}
        <h1>{title}</h1>
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
        <ActionLinks links={links} />
      </div>
      {phone ? (
        phone
      ) : card ? (
        <div className={styles['card']} data-figure="page">
          <BankCard {...card} isNamed />
        </div>
      ) : size === 'low' ? null : (
        <div className={styles['figure']} data-figure="page">
          <SonaFigure seed={figureSeed} />
        </div>
      )}
      {children ? (
        <div className={styles['across']} data-surface="card">
          {children}
        </div>
      ) : null}
    </div>
  )
}
