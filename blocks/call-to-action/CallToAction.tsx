import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import styles from './call-to-action.module.css'
import type { CallToActionProps } from './to-props'

/** The next step, at the end of a page. Draws its own heading, because its ground is deep. */
export function CallToAction({ title, lead, links, figureSeed }: CallToActionProps): ReactNode {
  return (
    <div className={styles['call']}>
      <div className={styles['words']}>
        {title ? <h2>{title}</h2> : null}
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
        <ActionLinks links={links} isOnDeepGround />
      </div>
      <div className={styles['figure']}>
        <SonaFigure seed={figureSeed} rows={3} columns={4} />
      </div>
    </div>
  )
}
