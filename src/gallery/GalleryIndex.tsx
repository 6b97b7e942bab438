import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { inLocales, otherLocale } from '@/src/i18n/locales'
import { toBlockPageHref, toGalleryIndexHref, toThumbnailHref } from '@/src/links/gallery-hrefs'
import { Picture } from '@/src/ui/Picture'
import { BlockReadmeText } from './BlockReadmeText'
import { GalleryShell } from './GalleryShell'
import styles from './gallery.module.css'
import type { GalleryEntry, GalleryGroup } from './gallery-entries'

/** Every block type of the site, in its group. */
export function GalleryIndex({ groups }: { groups: readonly GalleryGroup[] }): ReactNode {
  const t = useTranslations('blockGallery')
  const language = useLocale()
  return (
    <GalleryShell hrefs={inLocales(toGalleryIndexHref)}>
      <h1>{t('title')}</h1>
      <p>{t('introduction', { count: groups.flatMap(({ entries }) => entries).length })}</p>
      {groups.map(({ label, entries }) => (
        <section key={label.en}>
          <h2>{label[language]}</h2>
          <ul role="list" className={styles['entries']}>
            {entries.map((entry) => (
              <IndexEntry key={entry.folder} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </GalleryShell>
  )
}

function IndexEntry({ folder, slug, label, readme, examples }: GalleryEntry): ReactNode {
  const t = useTranslations('blockGallery')
  const language = useLocale()
  const other = otherLocale(language)
  const href = toBlockPageHref(language, folder)
  const thumbnail = { alt: '', href: toThumbnailHref(slug), width: 480, height: 320, avif: [], webp: [] }
  return (
    <li className={styles['entry']} data-block={folder}>
      <Picture picture={thumbnail} sizes="480px" />
      <h3>
        <a href={href}>{label[language]}</a>
      </h3>
      <p className={styles['facts']}>
        <span lang={other}>{label[other]}</span> · {t(`statuses.${readme.status}`)}
      </p>
      <p>{readme.purpose[language]}</p>
      <p>{t('examples')}</p>
      <ul>
        {examples.map(({ name }) => (
          <li key={name}>
            <a href={`${href}#${name}`}>
              <code>{name}</code>
            </a>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('readme')}</summary>
        <BlockReadmeText text={readme.text} />
      </details>
    </li>
  )
}
