import { text } from 'node:stream/consumers'
import { type SealKey, withSetKeys } from '@/src/audit/audit-key'
import { env } from '@/src/platform/env'
import { isOfInstallation } from './backup-directory'
import type { BackupManifest, KeptFile } from './backup-manifest'
import { BackupRefusal } from './backup-refusal'
import { contentsOf, type FoundBackup, type OpenedBackup, openBackup } from './open-backup'
import { severalAtOnce } from './several-at-once'

/** A backup of which is known, before anything is written, that it can be restored here. */
export type RestorableBackup = {
  /** Its directory. */
  backup: string
  manifest: BackupManifest
  readFile: OpenedBackup['readFile']
  /** What belongs into the data directory. */
  files: readonly KeptFile[]
  /** The current key of its audit log. */
  key: SealKey
  /** What signs its sessions, and sealed visitors' files. */
  secrets: readonly [string, ...string[]]
  /** Whether the key blobs of sealed reports were too old and are gone. */
  lacksKeyBlobs: boolean
}

type OpenOptions = {
  identities: readonly string[]
  /** The migrations of this product. */
  migrations: readonly string[]
  /** Whether the product keeps its database on a server now. */
  isOnServer: boolean
}

/**
 * Opens a backup and looks whether it belongs here. One with a database on a server is read to its end: what is put there, and into an object
 * store, others may see.
 *
 * @throws BackupRefusal with what is wrong.
 */
export async function openRestorable(found: FoundBackup, options: OpenOptions): Promise<RestorableBackup> {
  const { manifest, isGenuine, readFile, hasKeyBlobs } = await openBackup(found, options.identities)
  refuseOtherDatabase(manifest, options.isOnServer)
  refuseNewerSchema(manifest, options.migrations)
  const readText = async (path: string) => {
    const file = manifest.files.find((kept) => kept.path === path)
    return file ? await text(readFile(file)) : ''
  }
  const keys = withSetKeys(await readText('audit-key'))
  const [key] = keys
  if (!key || !isGenuine(keys))
    throw new BackupRefusal(
      'The seal of the backup was made with no key that is known here: its manifest was changed, or AUDIT_KEY_FILE (or AUDIT_KEY) is not set as it was where the backup was made.',
    )
  const keyBlobs = manifest.keyBlobs && hasKeyBlobs ? [manifest.keyBlobs] : []
  const secret = env.secret ?? (manifest.server ? await readText('secret') : '')
  const secrets = [secret, ...env.formerSecrets] as const
  if (manifest.server?.bucket && !(await isOfInstallation(found.directory, secrets)))
    throw new BackupRefusal(
      'SONA_SECRET is not the one of the installation that the backup is of: nobody could open the files of visitors. Set that one. Nothing was written.',
    )
  if (manifest.server) await readToEnd([...contentsOf(manifest), ...keyBlobs], readFile)
  return {
    ...{ backup: found.backup, manifest, readFile, key, secrets },
    files: [...manifest.files, ...keyBlobs],
    lacksKeyBlobs: manifest.keyBlobs !== null && !hasKeyBlobs,
  }
}

async function readToEnd(files: readonly KeptFile[], readFile: OpenedBackup['readFile']): Promise<void> {
  await severalAtOnce(files, async (file) => {
    for await (const _part of readFile(file));
  })
}

function refuseOtherDatabase({ database, server }: BackupManifest, isOnServer: boolean): void {
  if (isOnServer && database && !server)
    throw new BackupRefusal(
      'The backup holds its database as a file, and DATABASE_URL names one on a server. Restore it without DATABASE_URL. Nothing was written.',
    )
  if (!isOnServer && server)
    throw new BackupRefusal(
      'The backup holds the database of a server. Set DATABASE_URL to an empty database to restore it into. Nothing was written.',
    )
}

function refuseNewerSchema({ database, product }: BackupManifest, known: readonly string[]): void {
  const unknown = database?.migrations.find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new BackupRefusal(
    `The backup was made by a newer Sona (${product}): this one does not know the schema ${unknown}. Restore it with the newer one.`,
  )
}
