import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { SectionHeading } from '@/src/ui/SectionHeading'
import { LoginForm } from './LoginForm'
import styles from './login-panel.module.css'
import type { LoginPanelProps } from './to-props'

/** The entry to internet banking, beside what it is for and what the bank never asks. */
export function LoginPanel({
  title,
  lead,
  locale,
  audiences,
  openAccountHref,
  securityNotice,
}: LoginPanelProps): ReactNode {
  return (
    <div className={styles['panel']}>
      <div className={styles['words']}>
        <SectionHeading title={title} lead={lead} />
        {securityNotice ? (
          <p className={styles['security']}>
            <Icon name="shield" />
            <span>{securityNotice}</span>
          </p>
        ) : null}
      </div>
      <LoginForm locale={locale} audiences={audiences} openAccountHref={openAccountHref} />
    </div>
  )
}
