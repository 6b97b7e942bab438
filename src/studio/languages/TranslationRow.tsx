import type { ReactNode } from 'react'
import type { StaffLanguage } from '@/messages/staff/languages'
import { defaultLocale, type Locale, translatedLocale } from '@/src/i18n/locales'
import type { JudgedText } from '@/src/languages/judge-translation'
import type { translationWords } from './translation-words'

type TranslationRowProps = {
  row: JudgedText
  words: (typeof translationWords)[StaffLanguage]
  language: StaffLanguage
  /** The English text as it is typed now. */
  text: string
  isChanged: boolean
  /** Where each language of the text is edited in the form. */
  hrefs: Record<Locale, string>
  onType: (text: string) => void
}

/** One text in both languages. Text with marks and links is shown, and leads to the form, which can edit it. */
export function TranslationRow({
  row,
  words,
  language,
  text,
  isChanged,
  hrefs,
  onType,
}: TranslationRowProps): ReactNode {
  const label = row.label[language]
  const state = isChanged ? words.unsaved : words.states[row.state]
  return (
    <tr>
      <th scope="row">{label}</th>
      <td lang={defaultLocale}>
        {row.texts.pt}{' '}
        <a href={hrefs.pt} aria-label={`${words.open}: ${label} (${words.portuguese})`}>
          ✎
        </a>
      </td>
      <td lang={translatedLocale}>
        {row.isRich ? (
          <>
            {row.texts.en} <a href={hrefs.en}>{words.open}</a>
          </>
        ) : (
          <textarea
            aria-label={`${label} (${words.english})`}
            rows={Math.min(8, 1 + Math.floor(Math.max(row.texts.pt.length, text.length) / 42))}
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </td>
      <td data-state={isChanged ? 'unsaved' : row.state}>{state}</td>
    </tr>
  )
}
