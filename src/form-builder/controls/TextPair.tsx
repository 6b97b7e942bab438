import type { ReactNode } from 'react'
import staffTexts from '@/messages/staff/form-builder.json' with { type: 'json' }
import type { LocalizedText } from '@/src/forms/definition/localized-text'
import { type Locale, languageTags, locales } from '@/src/i18n/locales'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { type ControlPlace, useControlPlace } from './control-place'
import { Problems } from './Problems'

type TextPairProps = ControlPlace & {
  label: string
  value: LocalizedText
  onChange: (value: LocalizedText, part: string) => void
  /** What is said where nothing is written. */
  placeholder?: LocalizedText
  /** More than one makes room for lines. */
  rows?: number
}

const languages = staffTexts.textPair.languages satisfies Record<Locale, Readonly<Record<Locale, string>>>

/** A text in both languages, side by side. */
export function TextPair({ label, value, onChange, placeholder, rows = 1, ...place }: TextPairProps): ReactNode {
  const { say } = useBuilder()
  return (
    <fieldset className={styles['pair']}>
      <legend>{label}</legend>
      {locales.map((locale) => (
        <TextBox
          key={locale}
          entryId={place.entryId}
          part={`${place.part}.${locale}`}
          locale={locale}
          label={say(languages[locale])}
          value={value[locale]}
          placeholder={placeholder?.[locale] ?? ''}
          rows={rows}
          onChange={(text, part) => onChange({ ...value, [locale]: text }, part)}
        />
      ))}
    </fieldset>
  )
}

type TextBoxProps = ControlPlace & {
  locale: Locale
  label: string
  value: string
  placeholder: string
  rows: number
  onChange: (text: string, part: string) => void
}

function TextBox({ entryId, part, locale, label, value, placeholder, rows, onChange }: TextBoxProps): ReactNode {
  const { isReadOnly } = useBuilder()
  const { id, problems, problemsId, isInvalid } = useControlPlace({ entryId, part })
  const attributes = {
    id,
    value,
    placeholder,
    lang: languageTags[locale],
    readOnly: isReadOnly,
    'aria-invalid': isInvalid,
    'aria-describedby': problemsId,
  }
  return (
    <div className={styles['control']}>
      <label htmlFor={id}>{label}</label>
      {rows > 1 ? (
        <textarea {...attributes} rows={rows} onChange={({ target }) => onChange(target.value, part)} />
      ) : (
        <input type="text" {...attributes} onChange={({ target }) => onChange(target.value, part)} />
      )}
      <Problems id={problemsId} problems={problems} />
    </div>
  )
}
