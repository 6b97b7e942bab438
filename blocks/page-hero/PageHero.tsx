import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import styles from './page-hero.module.css'
import type { PageHeroProps } from './to-props'

/** The top of an ordinary page: its only `h1`, what it is about and the next step. */
export function PageHero({ eyebrow, title, lead, links, figureSeed }: PageHeroProps): ReactNode {
  return (
    <div className={styles['hero']}>
      <div className={styles['words']}>
        {eyebrow ? <p className={styles['eyebrow']}>{eyebrow}</p> : null}
        <h1>{title}</h1>
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
        <ActionLinks links={links} />
      </div>
      <div className={styles['figure']}>
        <SonaFigure seed={figureSeed} rows={4} columns={6} />
      </div>
    </div>
  )
}
