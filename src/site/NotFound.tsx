import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import controls from '@/src/ui/form-controls.module.css'
import { Icon } from '@/src/ui/Icon'
import { SonaFigure } from '@/src/ui/sona/SonaFigure'
import styles from './error-page.module.css'
import type { PageLink } from './to-page-link'

type NotFoundProps = {
  /** The address that was asked for, as it stands in the browser. */
  path: string
  searchHref: string | null
  homeHref: string
  popularLinks: readonly PageLink[]
}

const fieldId = 'not-found-search'

/** The page of an address that leads nowhere: says so, and offers the search and the best known ways on. */
export function NotFound({ path, searchHref, homeHref, popularLinks }: NotFoundProps): ReactNode {
  const t = useTranslations('notFound')
  return (
    <div className={styles['page']} data-surface="deep">
      <div className={styles['words']}>
        <p className={styles['status']}>404</p>
        <h1>{t('title')}</h1>
        <p className={styles['message']}>{t('message', { path })}</p>
        <p className={styles['description']}>{t('description')}</p>
        {searchHref ? (
          <search className={styles['search']} aria-label={t('searchForm')}>
            <form className={styles['searchForm']} action={searchHref}>
              <label className={controls['label']} htmlFor={fieldId}>
                {t('searchLabel')}
              </label>
              <div className={styles['searchRow']}>
                <input className={controls['control']} id={fieldId} type="search" name="q" required />
                <button className={controls['button']} type="submit">
                  {t('search')}
                </button>
              </div>
            </form>
          </search>
        ) : null}
        <section className={styles['popular']} aria-labelledby="not-found-popular">
          <h2 className={styles['popularTitle']} id="not-found-popular">
            {t('popularTitle')}
          </h2>
          <ul className={styles['links']} role="list">
            {[{ href: homeHref, label: t('home') }, ...popularLinks].map(({ href, label }) => (
              <li key={href}>
                <a className={styles['link']} href={href}>
                  {label}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={styles['figure']} data-figure="page">
        <SonaFigure seed="404" rows={6} columns={6} />
      </div>
    </div>
  )
}
