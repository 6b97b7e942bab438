import type { CollectionBeforeOperationHook } from 'payload'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { noteRefusal } from '@/src/audit/note-refusal'
import { refusal } from '@/src/fields/refusal'
import { parseSubject } from '@/src/governance/subject'
import { liveLocales, readPublic } from '../workflow/read-subject'

/**
 * The file of a document that is public in a language stays as it is. A new edition is a document of its own, which another
 * person approves, and which takes the old one's place.
 *
 * Before anything else of the operation: Payload removes the old file before it asks the hooks of a change, also when it then
 * refuses the change, and when only a draft is saved.
 */
export const keepPublicFiles: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  // Code without a user (the import of `site/content/`) is no person who could go round a second pair of eyes.
  if (operation !== 'update' || !req.user) return args
  if (!req.file && req.query['uploadEdits'] === undefined) return args
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: 'where' in args && args.where ? args.where : { id: { equals: 'id' in args ? args.id : 0 } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // whether it may be changed is asked here
  })
  for (const { id } of docs) {
    const subject = `${collection.slug}/${id}`
    if (liveLocales(await readPublic(req.payload, parseSubject(subject))).length === 0) continue
    await noteRefusal(req, subject, 'The file of a document that the public sees stays as it is')
    throw refusal(req, 403, staffTexts.keepPublicFiles.isPublic)
  }
  return args
}
