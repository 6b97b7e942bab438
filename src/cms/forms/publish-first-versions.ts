import type { Payload } from 'payload'
import { reviewForm } from '@/src/forms/governance/review-form'
import { readContent } from '@/src/portable-content/read-content'
import { readFormState } from './form-state'
import { publishVersion } from './publish-version'

/**
 * Publishes the forms that a new site begins with as their first version. The files say what was published where they come
 * from. Nobody decides here, so it is for an empty database only: an import into a site that runs publishes nothing.
 *
 * @throws when a form cannot be published as it is.
 */
export async function publishFirstVersions(payload: Payload, contentDirectory: string): Promise<void> {
  const files = readContent(contentDirectory, payload).collections.forms
  const keys = files.filter(({ draftLocales }) => draftLocales.length === 0).map(({ key }) => key)
  const { docs } = await payload.find({
    collection: 'forms',
    where: { key: { in: keys } },
    pagination: false,
    depth: 0,
    overrideAccess: true, // trusted code that fills an empty database, without a user
  })
  for (const { id, key } of docs) {
    const state = await readFormState(payload, id)
    if (state.versions.length > 0) continue
    const { problems } = reviewForm(state.definition, { published: [], locale: 'en' })
    if (problems.length > 0) {
      throw new Error(`The form ${key} cannot be published: ${problems.map(({ text }) => text).join(' ')}`)
    }
    await publishVersion(state, { reason: 'The forms that the site begins with', proposedBy: null, approvedBy: null })
  }
}
