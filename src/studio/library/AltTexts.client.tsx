'use client'

import { type ReactNode, useId } from 'react'
import { locales } from '@/src/i18n/locales'
import styles from './library.module.css'
import type { LibraryTexts } from './library-texts'
import type { Descriptions } from './picture-requests'

type AltTextsProps = {
  alt: Descriptions
  isReadOnly: boolean
  texts: LibraryTexts
  onType: (alt: Descriptions) => void
}

/** What a picture shows, in both languages, for people who cannot see it. */
export function AltTexts({ alt, isReadOnly, texts, onType }: AltTextsProps): ReactNode {
  const id = useId()
  return locales.map((locale) => (
    <div key={locale} className={styles['alt']}>
      <label htmlFor={`${id}${locale}`}>{texts.alt[locale]}</label>
      <textarea
        id={`${id}${locale}`}
        lang={locale}
        rows={2}
        readOnly={isReadOnly}
        value={alt[locale]}
        data-missing={alt[locale].trim() === '' || undefined}
        onChange={({ target }) => onType({ ...alt, [locale]: target.value })}
      />
    </div>
  ))
}
