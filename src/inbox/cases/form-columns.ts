import type { Payload } from 'payload'
import { z } from 'zod'
import { isQuestion } from '@/src/forms/definition/field'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import { defaultLocale, type Locale } from '@/src/i18n/locales'
import { columnsPreference, type FormColumn, mostColumns } from './column-choice'

/**
 * The questions of a version that can be columns: of types that are chosen or counted, so that they say what a case is about. What is
 * typed freely, and whatever a form marks as personal, is read in the case alone.
 */
export function toFormColumns({ fields }: Pick<FormDefinition, 'fields'>, locale: Locale): FormColumn[] {
  return fields
    .filter(isQuestion)
    .filter((asked) => fieldTypeOf(asked).language.isListed && !asked.personal && !asked.retired)
    .map(({ key, label }) => ({ key, label: label[locale] || label[defaultLocale] || key }))
}

/** The definition by which a form is sent now; null when none is in force. */
export async function findDefinition(payload: Payload, formKey: string): Promise<FormDefinition | null> {
  const { docs } = await payload.find({
    collection: 'form-versions',
    where: { formKey: { equals: formKey }, state: { equals: 'published' } },
    sort: '-number',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // what visitors are asked is public
  })
  return docs[0] ? parseFormDefinition(docs[0].definition) : null
}

const keys = z.array(z.string().max(100)).max(mostColumns).catch([])

/** The columns that a person chose for a form; none before they did. What is no column any more is left out by whoever asks. */
export async function readChosenColumns(payload: Payload, person: number, formKey: string): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      key: { equals: columnsPreference(formKey) },
      'user.value': { equals: person },
      'user.relationTo': { equals: 'users' },
    },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // the person's own
  })
  return keys.parse(docs[0]?.value)
}
