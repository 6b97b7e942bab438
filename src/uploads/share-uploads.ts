import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import staffTexts from '@/messages/staff/uploads.json' with { type: 'json' }
import { openOwnStore, sharesFiles } from '@/src/file-store/own-store'
import { toStaffLanguage } from '@/src/i18n/staff-text'
import { log } from '@/src/platform/log'
import { bringUploads } from './bring-uploads'
import { handInUploads } from './hand-in-uploads'
import { recordUploads } from './upload-rows'
import { hashOf, namesOf, type UploadedFile, type UploadKind } from './uploaded-file'

/** Files of a change that are in the store, and that no row names yet. */
const put = new WeakMap<object, UploadedFile[]>()

type Sharing = {
  beforeOperation: CollectionBeforeOperationHook[]
  beforeValidate: CollectionBeforeValidateHook[]
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
}

/**
 * Hooks by which what is uploaded at one process is there for all of them. The bytes go into the store before Payload writes anything; what
 * they are called is said once the document is stored. A change whose bytes cannot be kept is refused, and nothing is changed then. Without a
 * store there are none.
 */
export function shareUploads(kind: UploadKind): Sharing {
  if (!sharesFiles) return { beforeOperation: [], beforeValidate: [], afterChange: [], afterDelete: [] }
  return {
    beforeOperation: [
      async ({ args, operation, req }) => {
        if (operation !== 'create' && operation !== 'update') return args
        await orRefuse(req, async () => {
          // Payload reads the old file where another size is made of it, or a copy; and removes it before it asks any further.
          await bringUploads(req.payload, kind, await namesBefore(req, kind, args))
          // Shows that the store answers, before anything is removed.
          if (req.file) put.set(req, await putAll(req, [['', req.file.data]], new Map([['', req.file.name]])))
        })
        return args
      },
    ],
    beforeValidate: [
      async ({ data, req }) => {
        const made = Object.entries(req.payloadUploadSizes ?? {})
        const all = req.file ? [['', req.file.data] as const, ...made] : made
        if (all.length > 0) await orRefuse(req, async () => put.set(req, await putAll(req, all, namesOf(data))))
        return data
      },
    ],
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        const files = put.get(req) ?? []
        put.delete(req)
        const names = [...namesOf(doc).values()]
        const gone = [...namesOf(previousDoc).values()].filter((name) => !names.includes(name))
        const kept = gone.length > 0 ? await namesBefore(req, kind, { id: doc.id }) : []
        await recordUploads(req.payload, kind, { files, gone: gone.filter((name) => !kept.includes(name)) })
        // The file of a copy, which Payload has read by itself.
        if (operation === 'create') await handInUploads(req.payload, kind, names)
        return doc
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await recordUploads(req.payload, kind, { files: [], gone: [...namesOf(doc).values()] })
        return doc
      },
    ],
  }
}

async function putAll(
  req: PayloadRequest,
  contents: readonly (readonly [size: string, content: Buffer])[],
  names: ReadonlyMap<string, string>,
): Promise<UploadedFile[]> {
  const store = await openOwnStore('uploads/')
  const known = new Set((put.get(req) ?? []).map(({ sha256 }) => sha256))
  const files: UploadedFile[] = []
  for (const [size, content] of contents) {
    const filename = names.get(size)
    if (!filename) continue
    const sha256 = hashOf(content)
    if (!known.has(sha256)) await store.put(sha256, content)
    files.push({ filename, sha256, size: content.length })
  }
  return files
}

/** The names of all files that the documents of an operation have: as the public sees them, and as they are being written. */
async function namesBefore({ payload }: PayloadRequest, kind: UploadKind, args: object): Promise<string[]> {
  const where = whereOf(args)
  if (where === null) return []
  const common = { collection: kind, where, depth: 0, pagination: false, overrideAccess: true } as const // only names are read
  const found = await Promise.all([payload.find(common), payload.find({ ...common, draft: true })])
  return [...new Set(found.flatMap(({ docs }) => docs.flatMap((doc) => [...namesOf(doc).values()])))]
}

function whereOf(args: { where?: Where; id?: unknown; duplicateFromID?: unknown }): Where | null {
  if (args.where) return args.where
  const id = args.duplicateFromID ?? args.id
  return id === undefined ? null : { id: { equals: id } }
}

async function orRefuse(req: PayloadRequest, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error('A file that was uploaded cannot be kept in the object store', { error })
    throw new APIError(staffTexts.shareUploads.notKept[toStaffLanguage(req.i18n.language)], 503, null, true)
  }
}
