import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './gallery.module.css'
import { Markdown } from './Markdown'

/** The README of a block, which is written in English whatever the language of the gallery. */
export function BlockReadmeText({ text }: { text: string }): ReactNode {
  const t = useTranslations('blockGallery')
  const language = useLocale()
  return (
    <>
      {language === 'en' ? null : <p className={styles['facts']}>{t('readmeInEnglish')}</p>}
      <div lang="en" className={styles['readme']}>
        <Markdown text={text} />
      </div>
    </>
  )
}
