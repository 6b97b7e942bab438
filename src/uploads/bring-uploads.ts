import type { Payload } from 'payload'
import { openOwnStore, sharesFiles } from '@/src/file-store/own-store'
import { log } from '@/src/platform/log'
import { hashCopy, removeCopy, writeCopy } from './local-copies'
import { findUploads, type KnownUpload } from './upload-rows'
import { hashOf, type UploadKind } from './uploaded-file'

const coming = new Map<string, Promise<void>>()

/**
 * Sees to it that this machine has files as they were uploaded, at whatever process: what is not here or another one is fetched, once
 * however many ask for it, and what is gone is taken away. Files that were never handed in stay as they are. Without a store nothing
 * is done: this machine has them all.
 *
 * @throws when a file cannot be brought.
 */
export async function bringUploads(payload: Payload, kind: UploadKind, filenames: readonly string[]): Promise<void> {
  if (!sharesFiles) return
  const known = await findUploads(payload, kind, filenames)
  await Promise.all([...known].map(([filename, upload]) => bring(kind, filename, upload)))
}

/** The same for everything that this machine has: what was replaced or removed elsewhere must not stay public here. */
export async function renewCopies(payload: Payload, kind: UploadKind): Promise<void> {
  const known = await findUploads(payload, kind)
  for (const [filename, upload] of known)
    if ((await hashCopy(kind, filename)) !== null) await bring(kind, filename, upload)
}

async function bring(kind: UploadKind, filename: string, upload: KnownUpload): Promise<void> {
  if (upload === 'gone') return removeCopy(kind, filename)
  if ((await hashCopy(kind, filename)) === upload.sha256) return undefined
  const name = `${kind}/${filename}/${upload.sha256}`
  const known = coming.get(name)
  if (known) return known
  const work = fetchUpload(kind, filename, upload.sha256).finally(() => coming.delete(name))
  coming.set(name, work)
  return work
}

async function fetchUpload(kind: UploadKind, filename: string, sha256: string): Promise<void> {
  const content = await (await openOwnStore('uploads/')).get(sha256)
  if (content === null) throw new Error(`The object store does not have the file ${kind}/${filename}`)
  if (hashOf(content) !== sha256) throw new Error(`The object store has another file than ${kind}/${filename}`)
  await writeCopy(kind, filename, content)
  log.info('A file was brought from the object store', { kind, bytes: content.length })
}
