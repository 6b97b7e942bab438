import type { ReactNode } from 'react'
import { ActionLinks } from './ActionLinks'
import styles from './Hero.module.css'
import { SonaFigure } from './sona/SonaFigure'

type HeroProps = {
  eyebrow: string | null
  title: string
  lead: string | null
  links: readonly { href: string; label: string; isExternal: boolean }[]
  figureSeed: string
  /** How much of the first screen it takes. */
  size: 'home' | 'product' | 'page' | 'low'
  /** What lies across its lower edge, half on the paper that follows. */
  children?: ReactNode
}

/** The most that a figure has: a home page shows a large one, a low hero has no room for any. */
const grids = {
  home: { rows: 6, columns: 7 },
  product: { rows: 5, columns: 5 },
  page: { rows: 4, columns: 6 },
  low: null,
} as const

/** The top of a page: its only `h1`, what it is about, the next step, and the page's figure on the page's own surface. */
export function Hero({ eyebrow, title, lead, links, figureSeed, size, children }: HeroProps): ReactNode {
  const grid = grids[size]
  return (
    <div className={styles['hero']} data-size={size}>
      <div className={styles['words']}>
        {eyebrow ? <p className={styles['eyebrow']}>{eyebrow}</p> : null}
        <h1>{title}</h1>
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
        <ActionLinks links={links} />
      </div>
      {grid ? (
        <div className={styles['sand']}>
          <div className={styles['figure']}>
            <SonaFigure seed={figureSeed} {...grid} />
          </div>
        </div>
      ) : null}
      {children ? (
        <div className={styles['across']} data-surface="card">
          {children}
        </div>
      ) : null}
    </div>
  )
}
