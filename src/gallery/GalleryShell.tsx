import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { locales } from '@/src/i18n/locales'
import { toGalleryIndexHref } from '@/src/links/gallery-hrefs'
import styles from './gallery.module.css'

type GalleryShellProps = {
  /** The address of this page in each language. */
  hrefs: Readonly<Record<(typeof locales)[number], string>>
  children: ReactNode
}

/** What stands around every page of the gallery: its name, the way back and the other language. */
export function GalleryShell({ hrefs, children }: GalleryShellProps): ReactNode {
  const t = useTranslations('blockGallery')
  const language = useLocale()
  return (
    <div className={styles['gallery']}>
      <header className={styles['header']}>
        <a href={toGalleryIndexHref(language)}>{t('title')}</a>
        <nav aria-label={t('languages')}>
          {locales.map((other) => (
            <a
              key={other}
              href={hrefs[other]}
              hrefLang={other}
              lang={other}
              aria-current={other === language ? 'true' : undefined}
            >
              {t(`languageNames.${other}`)}
            </a>
          ))}
          <a href="/admin">{t('cms')}</a>
        </nav>
      </header>
      <main>{children}</main>
    </div>
  )
}
