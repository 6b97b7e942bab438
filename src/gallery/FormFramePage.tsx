import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/gallery.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import { FormInFrame } from './FormInFrame.client'
import styles from './form-frame-page.module.css'

/** To who reads with a screen reader it is a second main part, inside the editor's page. */
const names: Readonly<Record<Locale, string>> = staffTexts.formFramePage.names

/** A page with nothing but the form that the editor around it sends. */
export function FormFramePage({ language }: { language: Locale }): ReactNode {
  return (
    <main className={styles['page']} aria-label={names[language]}>
      <FormInFrame language={language} />
    </main>
  )
}
