import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { keptFile } from '@/src/cms/submissions/submission-files'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { formatFileSize } from '@/src/forms/language/format-values'
import { formatDate } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
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
  /** Whether staff sent it from a preview. */
  isTrial: boolean
}

const texts = {
  pt: {
    none: 'Sem resposta',
    anonymised: (day: string) => `Os dados pessoais foram apagados em ${day}, por prazo.`,
    trial: 'Teste, enviado de uma pré-visualização. Não conta entre as respostas e é apagado ao fim de uma semana.',
    unknown: 'A versão do formulário não é conhecida: as respostas aparecem como foram guardadas.',
  },
  en: {
    none: 'Not answered',
    anonymised: (day: string) => `Personal data was removed on ${day}, after its time.`,
    trial: 'A trial, sent from a preview. It is not counted among the submissions and is deleted after a week.',
    unknown: 'The version of the form is not known: the answers are shown as they were kept.',
  },
} as const

/** What was sent, question by question, with its files to save. */
export function AnswersView({
  id,
  locale,
  definition,
  answers,
  files,
  anonymisedOn,
  isTrial,
}: AnswersViewProps): ReactNode {
  const own = texts[locale]
  return (
    <section className={styles['answers']} lang={locale}>
      {definition ? <h2>{definition.title[locale]}</h2> : <p>{own.unknown}</p>}
      {isTrial ? <p>{own.trial}</p> : null}
      {anonymisedOn ? <p>{own.anonymised(formatDate(locale, `${anonymisedOn}T12:00:00Z`))}</p> : null}
      {definition ? (
        <dl>
          {toAnswerRows({ definition, answers, locale }).map((row) => (
            <div key={row.key}>
              <dt>{row.label}</dt>
              <dd data-empty={row.text === null}>
                {row.text === null ? own.none : toValue(row, { id, locale, files })}
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
