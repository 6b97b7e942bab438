import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { toCorrections } from '@/src/inbox/rights/corrections'
import { keptFile } from '@/src/inbox/submission-files'
import { AnswersView } from './AnswersView'

const shown = z.object({
  answers: z.record(z.string(), z.unknown()).nullish(),
  files: z.array(keptFile).nullish(),
  version: z.union([z.number(), z.object({ id: z.number() })]).nullish(),
  anonymisedOn: z.string().nullish(),
  isTest: z.boolean().nullish(),
})

/** What was sent, in the words of the version that it was sent with. */
export async function SubmissionAnswers({ data, payload, i18n, id = '' }: UIFieldServerProps): Promise<ReactNode> {
  const { answers, files, version, anonymisedOn, isTest } = shown.parse(data)
  const versionId = typeof version === 'object' ? version?.id : version
  const stored = versionId
    ? await payload.findByID({
        collection: 'form-versions',
        id: versionId,
        depth: 0,
        // Whoever may read the submission may read what was asked.
        overrideAccess: true,
        disableErrors: true,
      })
    : null
  const { docs: history } = await payload.find({
    collection: 'submission-events',
    where: { submission: { equals: Number(id) }, kind: { equals: 'correction' } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true, // a part of the submission, which was opened and recorded
  })
  return (
    <AnswersView
      id={id}
      locale={toStaffLanguage(i18n.language)}
      definition={stored ? parseFormDefinition(stored.definition) : null}
      answers={answers ?? {}}
      files={files ?? []}
      corrections={toCorrections(history)}
      anonymisedOn={anonymisedOn ?? null}
      isTrial={isTest ?? false}
    />
  )
}
