import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { languageTags, locales } from '@/src/i18n/locales'
import { type PreviewKind, toPreviewHref } from '@/src/links/preview-address'
import styles from './preview-bar.module.css'

type PreviewBarProps = {
  editingHref: string
  kind: PreviewKind
  id: number
  /** The page itself. Whatever of it stands above other things stays below the bar. */
  children: ReactNode
}

/** Says that a page is no public one, and leads back to editing it and to the other language. */
export function PreviewBar({ editingHref, kind, id, children }: PreviewBarProps): ReactNode {
  const t = useTranslations('preview')
  const current = useLocale()
  return (
    <>
      <aside className={styles['bar']} aria-label={t('label')}>
        <p className={styles['text']}>{t('notice')}</p>
        <nav className={styles['links']} aria-label={t('label')}>
          {locales
            .filter((locale) => locale !== current)
            .map((locale) => (
              <a key={locale} href={toPreviewHref({ kind, id, locale })} lang={languageTags[locale]}>
                {t(`languages.${locale}`)}
              </a>
            ))}
          <a href={editingHref}>{t('edit')}</a>
        </nav>
      </aside>
      <div className={styles['page']}>{children}</div>
    </>
  )
}
