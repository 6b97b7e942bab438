import type { Payload } from 'payload'
import { z } from 'zod'
import { isQuestion } from '@/src/forms/definition/field'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import { toCorrections } from '../rights/corrections'
import type { OpenedCase } from './read-case'

const address = z.email()

/**
 * Where the person who sent a case can be written to: the address that they gave in the form, or had corrected, where the form says that it is replied to.
 *
 * @returns null for trials, for what was made anonymous, and for what only investigators read: mail is no way to them.
 */
export async function findReplyAddress(
  payload: Payload,
  { submission, definition, answers, history }: Omit<OpenedCase, 'files'>,
): Promise<string | null> {
  const { formKey, isTest, anonymisedOn, audience } = submission
  if (isTest || anonymisedOn || audience === 'investigators' || !definition) return null
  const { docs } = await payload.find({
    collection: 'forms',
    where: { key: { equals: formKey } },
    select: { mayReply: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true, // a setting of the form, whoever asks
  })
  if (!docs[0]?.mayReply) return null
  const asked = definition.fields.filter(isQuestion).filter((one) => fieldTypeOf(one).language.isMailAddress)
  const corrections = toCorrections(history)
  return asked.flatMap(({ key }) => address.safeParse(corrections.get(key) ?? answers[key]).data ?? [])[0] ?? null
}
