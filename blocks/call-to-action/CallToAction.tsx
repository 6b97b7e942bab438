import type { ReactNode } from 'react'
import { ActionLinks } from '@/src/ui/ActionLinks'
import styles from './call-to-action.module.css'
import type { CallToActionProps } from './to-props'

/** The next step, at the end of a page and in the page's own colour. */
export function CallToAction({ title, lead, links, surface }: CallToActionProps): ReactNode {
  return (
    <div className={styles['call']} data-surface={surface}>
      <div className={styles['words']}>
        {title ? <h2>{title}</h2> : null}
        {lead ? <p className={styles['lead']}>{lead}</p> : null}
        <ActionLinks links={links} />
      </div>
    </div>
  )
}
