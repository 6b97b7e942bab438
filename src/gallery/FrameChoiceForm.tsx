import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { locales } from '@/src/i18n/locales'
import { type FrameChoice, frameWidths, schemes } from './frame-choice'
import styles from './gallery.module.css'

/** Chooses which frames stand side by side. An ordinary form: the choice is in the address and can be passed on. */
export function FrameChoiceForm({ choice }: { choice: FrameChoice }): ReactNode {
  const t = useTranslations('blockGallery')
  return (
    <form method="get" className={styles['choice']}>
      <fieldset>
        <legend>{t('choice.language')}</legend>
        {locales.map((language) => (
          <label key={language}>
            <input
              type="checkbox"
              name="language"
              value={language}
              defaultChecked={choice.languages.includes(language)}
            />
            {t(`languageNames.${language}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('choice.scheme')}</legend>
        {schemes.map((scheme) => (
          <label key={scheme}>
            <input type="checkbox" name="scheme" value={scheme} defaultChecked={choice.schemes.includes(scheme)} />
            {t(`schemes.${scheme}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('choice.width')}</legend>
        {frameWidths.map((width) => (
          <label key={width}>
            <input type="checkbox" name="width" value={width} defaultChecked={choice.widths.includes(width)} />
            {t('pixels', { width })}
          </label>
        ))}
      </fieldset>
      <button type="submit">{t('choice.show')}</button>
    </form>
  )
}
