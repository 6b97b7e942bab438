import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { inLocales, otherLocale } from '@/src/i18n/locales'
import { toBlockPageHref } from '@/src/links/gallery-hrefs'
import { BlockReadmeText } from './BlockReadmeText'
import { ExampleFrames } from './ExampleFrames'
import { FrameChoiceForm } from './FrameChoiceForm'
import type { FrameChoice } from './frame-choice'
import { GalleryShell } from './GalleryShell'
import styles from './gallery.module.css'
import type { GalleryEntry } from './gallery-entries'

type BlockPageProps = { entry: GalleryEntry; choice: FrameChoice }

/** One block type: what it is for, how it is filled in, and each of its examples as it looks on the site. */
export function BlockPage({ entry, choice }: BlockPageProps): ReactNode {
  const { folder, label, group, readme, examples } = entry
  const t = useTranslations('blockGallery')
  const language = useLocale()
  const other = otherLocale(language)
  return (
    <GalleryShell hrefs={inLocales((locale) => toBlockPageHref(locale, folder))}>
      <h1>{label[language]}</h1>
      <p>{readme.purpose[language]}</p>
      <dl className={styles['factList']}>
        <dt>{t(`languageNames.${other}`)}</dt>
        <dd lang={other}>
          {label[other]}. {readme.purpose[other]}
        </dd>
        <dt>{t('group')}</dt>
        <dd>{group[language]}</dd>
        <dt>{t('status')}</dt>
        <dd>{t(`statuses.${readme.status}`)}</dd>
        <dt>{t('folder')}</dt>
        <dd>
          <code>{`blocks/${folder}`}</code>
        </dd>
        <dt>{t('owner')}</dt>
        <dd>{t('ownerSince', { owner: readme.owner, since: readme.since })}</dd>
      </dl>
      <h2>{t('readme')}</h2>
      <BlockReadmeText text={readme.text} />
      <h2>{t('examples')}</h2>
      <FrameChoiceForm choice={choice} />
      {examples.map((example) => (
        <ExampleFrames key={example.name} folder={folder} example={example} choice={choice} />
      ))}
    </GalleryShell>
  )
}
