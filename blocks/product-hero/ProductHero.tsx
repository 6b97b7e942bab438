import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import styles from './product-hero.module.css'
import type { ProductHeroProps } from './to-props'

/** The top of a product page: its only `h1`, the next step and the two or three figures that decide. */
export function ProductHero({ eyebrow, title, lead, links, highlights, figureSeed }: ProductHeroProps): ReactNode {
  return (
    <div className={styles['hero']}>
      <div className={styles['top']}>
        <div className={styles['words']}>
          {eyebrow ? <p className={styles['eyebrow']}>{eyebrow}</p> : null}
          <h1>{title}</h1>
          {lead ? <p className={styles['lead']}>{lead}</p> : null}
          <ActionLinks links={links} />
        </div>
        <div className={styles['figure']}>
          <SonaFigure seed={figureSeed} rows={5} columns={5} />
        </div>
      </div>
      {highlights.length > 0 ? (
        <dl className={styles['highlights']} data-ground="card">
          {highlights.map(({ id, value, label }) => (
            <div key={id} className={styles['highlight']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
