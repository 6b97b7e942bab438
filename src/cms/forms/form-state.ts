import type { Payload } from 'payload'
import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'
import { generateForm } from '@/src/forms/definition/generate-form'
import { toContentHash } from '@/src/forms/governance/content-hash'
import type { Form, FormVersion } from '@/src/stored-types/payload-types'

/** A form with what was published of it. */
export type FormState = {
  payload: Payload
  form: Form
  /** As it is being written. */
  definition: FormDefinition
  /** The oldest first. */
  versions: readonly FormVersion[]
  published: readonly FormDefinition[]
}

/** Reads a form with all of its versions. @throws NotFound when there is none with this number. */
export async function readFormState(payload: Payload, id: number): Promise<FormState> {
  // Who may read what of it is decided by whoever asks for this.
  const form = await payload.findByID({ collection: 'forms', id, depth: 0, overrideAccess: true })
  const { docs: versions } = await payload.find({
    collection: 'form-versions',
    where: { form: { equals: id } },
    sort: 'number',
    pagination: false,
    depth: 0,
    overrideAccess: true, // as above
  })
  return {
    payload,
    form,
    definition: parseFormDefinition(form.definition),
    versions,
    published: versions.map((version) => parseFormDefinition(version.definition)),
  }
}

/** The fingerprint of a definition that can be published. */
export function toDefinitionHash(definition: FormDefinition): string {
  return toContentHash(generateForm(definition))
}

/** The same; null for one that cannot be: an unsound list cannot be generated from, so nobody can have proposed it. */
export function toHashOrNull(definition: FormDefinition): string | null {
  try {
    return toDefinitionHash(definition)
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
