import type { ReactNode } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { FormInFrame } from './FormInFrame.client'
import styles from './form-frame-page.module.css'

/** A page with nothing but the form that the editor around it sends. */
export function FormFramePage({ language }: { language: Locale }): ReactNode {
  return (
    <main className={styles['page']}>
      <FormInFrame language={language} />
    </main>
  )
}
