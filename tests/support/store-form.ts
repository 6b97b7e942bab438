import type { FormDefinition } from '@/src/forms/definition/form-definition'
import type { Form } from '@/src/stored-types/payload-types'
import type { TestCms } from './open-test-cms'

type Settings = Pick<Form, 'audience' | 'retentionAction'> & Partial<Pick<Form, 'mayReply'>> & { hash: string }

/** A form with one published version, without the two people that it takes. @returns the number of the version. */
export async function storeForm(
  { payload }: Pick<TestCms, 'payload'>,
  definition: FormDefinition,
  { audience, hash, ...settings }: Settings,
): Promise<number> {
  const { key, title } = definition
  const form = await payload.create({
    collection: 'forms',
    data: { key, name: title.en, audience, retentionDays: 30, ...settings },
    overrideAccess: true, // nobody has logged in
    depth: 0,
  })
  const version = await payload.db.create({
    collection: 'form-versions',
    data: {
      ...{ form: form.id, formKey: key, number: 1, hash, state: 'published', audience },
      ...{ definition, publishedAt: new Date().toISOString() },
    },
  })
  return Number(version['id'])
}
