import { expect, it } from 'vitest'
import { z } from 'zod'

const named = z.looseObject({
  name: z.string(),
  admin: z.looseObject({ components: z.looseObject({ Cell: z.string().startsWith('/studio/rows/NamedCells#') }) }),
})

it('shows names where the collections of the product keep codes, and days that are kept as text', async () => {
  const { default: configured } = await import('@/src/cms/configuration/payload.config')
  const { collections } = await configured
  const fields = collections.flatMap(({ slug, fields }) =>
    fields.flatMap((field) => {
      const { data } = named.safeParse(field)
      return data ? [`${slug}.${data.name} ${data.admin.components.Cell.split('#')[1]}`] : []
    }),
  )
  expect(fields.sort()).toEqual([
    'audit-log.action ActCell',
    'audit-log.actorRole RoleCell',
    'audit-log.locale LanguagesCell',
    'audit-log.subject SubjectCell',
    'comments.subject SubjectCell',
    'form-versions.formKey FormCell',
    'forms.current VersionCell',
    'reviews.doneLanguages LanguagesCell',
    'reviews.languages LanguagesCell',
    'reviews.subject SubjectCell',
    'submission-reads.formKey FormCell',
    'submissions.dueOn DayCell',
    'submissions.formKey FormCell',
    'submissions.receivedOn DayCell',
    'subscribers.confirmedOn DayCell',
    'subscribers.endedOn DayCell',
    'subscribers.locale LanguagesCell',
    'subscribers.subscribedOn DayCell',
    'unanswered-searches.lastDay DayCell',
  ])
})
