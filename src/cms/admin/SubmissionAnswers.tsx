import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { formatFileSize } from '@/src/forms/language/format-values'
import { formatDate } from '@/src/i18n/format'
import { toAnswerRows } from '@/src/submissions/to-answer-rows'
import { keptFile } from '../submissions/submission-files'
import styles from './submissions.module.css'

const shown = z.object({
  answers: z.record(z.string(), z.unknown()).nullish(),
  files: z.array(keptFile).nullish(),
  version: z.union([z.number(), z.object({ id: z.number() })]).nullish(),
  anonymisedOn: z.string().nullish(),
})

const texts = {
  pt: {
    none: 'Sem resposta',
    anonymised: (day: string) => `Os dados pessoais foram apagados em ${day}, por prazo.`,
    unknown: 'A versão do formulário não é conhecida: as respostas aparecem como foram guardadas.',
  },
  en: {
    none: 'Not answered',
    anonymised: (day: string) => `Personal data was removed on ${day}, after its time.`,
    unknown: 'The version of the form is not known: the answers are shown as they were kept.',
  },
} as const

/** What was sent, in the words of the version that it was sent with. */
export async function SubmissionAnswers({ data, payload, i18n, id }: UIFieldServerProps): Promise<ReactNode> {
  const locale = i18n.language === 'en' ? 'en' : 'pt'
  const own = texts[locale]
  const { answers, files, version, anonymisedOn } = shown.parse(data)
  const versionId = typeof version === 'object' ? version?.id : version
  const stored = versionId
    ? // Whoever may read the submission may read what was asked.
      await payload.findByID({
        collection: 'form-versions',
        id: versionId,
        depth: 0,
        overrideAccess: true,
        disableErrors: true,
      })
    : null
  const definition = stored ? parseFormDefinition(stored.definition) : null
  return (
    <section className={styles['answers']} lang={locale}>
      {definition ? <h2>{definition.title[locale]}</h2> : <p>{own.unknown}</p>}
      {anonymisedOn ? <p>{own.anonymised(formatDate(locale, `${anonymisedOn}T12:00:00Z`))}</p> : null}
      {definition ? (
        <dl>
          {toAnswerRows({ definition, answers: answers ?? {}, locale }).map(({ key, label, text, isFile }) => (
            <div key={key}>
              <dt>{label}</dt>
              {isFile && text !== null ? (
                <dd>
                  <ul>
                    {(files ?? [])
                      .filter(({ field }) => field === key)
                      .map((file) => (
                        <li key={file.id}>
                          <a href={`/api/submissions/${id}/files/${file.id}`} download>
                            {file.name} ({formatFileSize(locale, file.size)})
                          </a>
                        </li>
                      ))}
                  </ul>
                </dd>
              ) : (
                <dd data-empty={text === null}>{text ?? own.none}</dd>
              )}
            </div>
          ))}
        </dl>
      ) : (
        <pre>{JSON.stringify(answers ?? {}, null, 2)}</pre>
      )}
    </section>
  )
}
