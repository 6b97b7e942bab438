import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import styles from './error-page.module.css'
import type { Helpline } from './to-helpline'

type ServerErrorProps = {
  status?: number
  homeHref: string
  helpline: Helpline | null
}

/** The page of a failure on the bank's side: no blame, nothing technical, and a person to call. */
export function ServerError({ status = 500, homeHref, helpline }: ServerErrorProps): ReactNode {
  const t = useTranslations('serverError')
  return (
    <div className={styles['page']} data-surface="deep">
      <div className={styles['words']}>
        <p className={styles['status']}>{status}</p>
        <h1>{t('title')}</h1>
        <p className={styles['description']}>{t('description')}</p>
        {helpline ? (
          <p className={styles['helpline']}>
            <span>{t('helpline')}</span>
            <a className={styles['number']} href={helpline.href}>
              <Icon name="phone" />
              {helpline.number}
            </a>
          </p>
        ) : null}
        <p>
          <a className={styles['link']} href={homeHref}>
            {t('home')}
            <Icon name="arrow" />
          </a>
        </p>
      </div>
      <div className={styles['figure']} data-figure="page">
        <SonaFigure seed="500" rows={6} columns={6} />
      </div>
    </div>
  )
}
