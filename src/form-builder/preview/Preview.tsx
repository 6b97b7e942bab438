import { type ReactNode, useState } from 'react'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { type Locale, locales } from '@/src/i18n/locales'
import { useBuilder } from '../builder-context'
import { ButtonChoice } from '../controls/ButtonChoice'
import styles from '../form-builder.module.css'
import { languageTexts } from '../texts/language-texts'
import { previewTexts } from '../texts/preview-texts'
import { PreviewFrame } from './PreviewFrame'

type PreviewProps = {
  /** The form to show; null when there was none yet. */
  form: FormDefinition | null
  /** Whether the form is not the one in the fields, but the last that could be drawn. */
  isStale: boolean
}

/** The form as visitors will see it, in either language, on a phone or a computer. */
export function Preview({ form, isStale }: PreviewProps): ReactNode {
  const { say, language } = useBuilder()
  const [shown, setShown] = useState<Locale>(language)
  const [width, setWidth] = useState<'phone' | 'desk'>('phone')
  const [round, setRound] = useState(1)
  return (
    <section className={styles['preview']} data-width={width} aria-label={say(previewTexts.preview)}>
      <div className={styles['previewBar']}>
        <ButtonChoice
          label={say(previewTexts.language)}
          value={shown}
          choices={locales.map((value) => ({ value, label: say(languageTexts[value].label) }))}
          onChange={setShown}
        />
        <ButtonChoice
          label={say(previewTexts.width)}
          value={width}
          choices={[
            { value: 'phone' as const, label: say(previewTexts.phone) },
            { value: 'desk' as const, label: say(previewTexts.desk) },
          ]}
          onChange={setWidth}
        />
        <button type="button" className={styles['button']} onClick={() => setRound(round + 1)}>
          {say(previewTexts.clear)}
        </button>
      </div>
      <p className={styles['hint']} role="status">
        {say(form === null ? previewTexts.nothing : isStale ? previewTexts.stale : previewTexts.keepsTrials)}
      </p>
      {form ? (
        <PreviewFrame
          key={shown}
          language={shown}
          title={say(previewTexts.frame)}
          form={form}
          round={round}
          width={width}
        />
      ) : null}
    </section>
  )
}
