import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import type { Tone } from '@/src/ui/tone'
import styles from './Breadcrumbs.module.css'
import type { BreadcrumbsProps, Crumb } from './to-breadcrumbs'

/** The way from the home page to this page. A phone shows only the step back: the page's own title stands right below. */
export function Breadcrumbs({ home, crumbs, tone }: BreadcrumbsProps & { tone: Tone }): ReactNode {
  const t = useTranslations('breadcrumbs')
  const homeLabel = home.audience === 'corporate' ? t('corporateHome') : t('privateHome')
  return (
    <nav className={styles['breadcrumbs']} aria-label={t('label')} data-surface={tone}>
      <ol className={styles['list']} role="list">
        <li className={styles['item']}>
          <a className={styles['link']} href={home.href}>
            {homeLabel}
          </a>
        </li>
        {crumbs.map((crumb) => (
          <li key={`${crumb.href} ${crumb.label}`} className={styles['item']}>
            <Icon name="chevron" />
            <CrumbWords crumb={crumb} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbWords({ crumb }: { crumb: Crumb }): ReactNode {
  if (crumb.isHere) {
    return (
      <span className={styles['here']} aria-current="page">
        {crumb.label}
      </span>
    )
  }
  if (crumb.href === null) return <span className={styles['words']}>{crumb.label}</span>
  return (
    <a className={styles['link']} href={crumb.href}>
      {crumb.label}
    </a>
  )
}
