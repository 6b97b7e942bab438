import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/src/ui/Icon'
import styles from './SearchPanel.module.css'

const [panelId, fieldId] = ['site-search', 'site-search-words']

/**
 * The search of the header: a plain form over the page, answered by the search page.
 *
 * Without script: a popover, which Escape and a click elsewhere close. It is a dialog because a browser puts the keyboard into the
 * first field of a dialog that it opens. `autofocus` would do so as well, and would make browsers complain on each page that is
 * opened at one of its parts.
 */
export function SearchPanel({ href }: { href: string }): ReactNode {
  const t = useTranslations('header')
  return (
    <>
      <button className={styles['opener']} type="button" popoverTarget={panelId}>
        <Icon name="search" />
        <span>{t('search')}</span>
      </button>
      <dialog className={styles['panel']} id={panelId} popover="auto" aria-label={t('searchLabel')}>
        <search>
          <form className={styles['form']} action={href}>
            <input
              className={styles['field']}
              id={fieldId}
              type="search"
              name="q"
              required
              aria-label={t('searchLabel')}
              placeholder={t('searchLabel')}
            />
            <button className={styles['submit']} type="submit">
              {t('search')}
            </button>
          </form>
        </search>
      </dialog>
    </>
  )
}
