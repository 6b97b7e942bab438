import type { ReactNode } from 'react'
import type { z } from 'zod'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { formatFileSize } from '@/src/forms/language/format-values'
import { formatDate } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import type { keptFile } from '@/src/inbox/submission-files'
import { type AnswerRow, toAnswerRows } from '@/src/submissions/to-answer-rows'
import styles from './submissions.module.css'

type KeptFile = z.infer<typeof keptFile>
type AnswersViewProps = {
  /** Of the submission in the CMS. */
  id: number | string
  locale: Locale
  /** What the submission was sent with; null when the CMS does not know it. */
  definition: FormDefinition | null
  answers: Readonly<Record<string, unknown>>
  files: readonly KeptFile[]
  /** The day on which personal data was removed. */
  anonymisedOn: string | null
  /** By the way to an answer, what it was corrected to: that is read first. */
  corrections?: ReadonlyMap<string, string>
  /** Whether staff sent it from a preview. */
  isTrial: boolean
}

const texts = staffTexts.answersView

/** What was sent, question by question, with its files to save. */
export function AnswersView({
  id,
  locale,
  definition,
  answers,
  files,
  anonymisedOn,
  corrections = new Map(),
  isTrial,
}: AnswersViewProps): ReactNode {
  return (
    <section className={styles['answers']} lang={locale}>
      {definition ? <h2>{definition.title[locale]}</h2> : <p>{texts.unknown[locale]}</p>}
      {isTrial ? <p>{texts.trial[locale]}</p> : null}
      {anonymisedOn ? (
        <p>{fillText(texts.anonymised, { day: formatDate(locale, `${anonymisedOn}T12:00:00Z`) })[locale]}</p>
      ) : null}
      {definition ? (
        <dl>
          {toAnswerRows({ definition, answers, locale }).map((row) => (
            <div key={row.key}>
              <dt>{row.label}</dt>
              <dd data-empty={row.text === null}>
                {corrections.has(row.key) && <ins>{corrections.get(row.key)}</ins>}
                {corrections.has(row.key)
                  ? fillText(texts.typed, { text: row.text ?? texts.none[locale] })[locale]
                  : row.text === null
                    ? texts.none[locale]
                    : toValue(row, { id, locale, files })}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <pre>{JSON.stringify(answers, null, 2)}</pre>
      )}
    </section>
  )
}

function toValue(
  { key, text, isFile }: AnswerRow,
  { id, locale, files }: Pick<AnswersViewProps, 'id' | 'locale' | 'files'>,
) {
  if (!isFile) return text
  return (
    <ul>
      {files
        .filter(({ field }) => field === key)
        .map((file) => (
          <li key={file.id}>
            <a href={`/api/submissions/${id}/files/${file.id}`} download>
              {file.name} ({formatFileSize(locale, file.size)})
            </a>
          </li>
        ))}
    </ul>
  )
}
