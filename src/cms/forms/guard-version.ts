import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/forms.json' with { type: 'json' }
import { refusal } from '@/src/fields/refusal'
import { canonicalJson } from '@/src/forms/definition/canonical-json'
import type { FormVersion } from '@/src/stored-types/payload-types'
import { isGoverning } from './governing'

/** What a version says of itself for good. */
const frozen = [
  'formKey',
  'number',
  'hash',
  'audience',
  'definition',
  'reason',
  'publishedAt',
  'changes',
] as const satisfies readonly (keyof FormVersion)[]

/** Versions are written by publishing, superseding and retiring a form; nothing else about them ever changes. */
export const guardVersion: CollectionBeforeChangeHook<FormVersion> = ({ data, operation, originalDoc, req }) => {
  if (!isGoverning(req)) return refuse(req)
  if (operation === 'create') return data
  const changed = frozen.filter(
    (name) => originalDoc && name in data && canonicalJson(data[name]) !== canonicalJson(originalDoc[name]),
  )
  if (changed.length > 0) throw new Error(`A version of a form never changes its ${changed.join(', ')}`)
  return data
}

/** What was sent is read with the version that it was sent with. */
export const refuseDeletingVersion: CollectionBeforeDeleteHook = ({ req }) => refuse(req)

function refuse(req: PayloadRequest): never {
  throw refusal(req, 403, staffTexts.guardVersion.refuse)
}
