import type { ReactNode } from 'react'
import { languageNames } from '@/src/country/bank'
import { Icon } from '@/src/ui/Icon'
import styles from './LanguageLink.module.css'
import type { LanguageSwitch } from './to-header-props'

/** The way to the other language, named in its own words, so that who needs it can read it. A phone has room for its code. */
export function LanguageLink({ href, locale, languageTag }: LanguageSwitch): ReactNode {
  return (
    <a className={styles['link']} href={href} hrefLang={languageTag} lang={languageTag}>
      <Icon name="globe" />
      <span className={styles['code']}>{locale.toUpperCase()} </span>
      <span className={styles['name']}>{languageNames[locale]}</span>
    </a>
  )
}
