import type { ReactNode } from 'react'
import { languageNames } from '@/src/country/bank'
import styles from './LanguageLink.module.css'
import type { LanguageSwitch } from './to-header-props'

/** The way to the other language: its code is seen, and its name in its own words is read out, so that who needs it knows it. */
export function LanguageLink({ href, locale, languageTag }: LanguageSwitch): ReactNode {
  return (
    <a className={styles['link']} href={href} hrefLang={languageTag} lang={languageTag}>
      {locale.toUpperCase()} <span className={styles['name']}>{languageNames[locale]}</span>
    </a>
  )
}
