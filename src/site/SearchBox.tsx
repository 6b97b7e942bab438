import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import styles from './SearchBox.module.css'

const fieldId = 'site-search'

/** The search of the header: a plain form, answered by the search page. */
export function SearchBox({ href }: { href: string }): ReactNode {
  const t = useTranslations('header')
  return (
    <search className={styles['search']}>
      <form className={styles['form']} action={href}>
        <label className={styles['label']} htmlFor={fieldId}>
          {t('searchLabel')}
        </label>
        <input className={styles['field']} id={fieldId} type="search" name="q" required placeholder={t('search')} />
        <button className={styles['submit']} type="submit" aria-label={t('search')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
