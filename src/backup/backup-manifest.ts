import { z } from 'zod'
import type { SealKey } from '@/src/audit/audit-key'
import { isSigned, signWith } from '@/src/audit/seal-signature'
import { parseJson } from '@/src/platform/parse-json'
import { BackupRefusal } from './backup-refusal'

/** A place in the data directory: never outside of it, whoever wrote the manifest. */
const place = z.string().refine((path) => path.split('/').every((name) => !['', '.', '..'].includes(name)))
const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** What a database held. */
const databaseContent = z.object({
  /** Migrations that were carried out, in their order: the last one names the schema. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  counts: z.record(z.string(), z.number().int()),
  /** Number of the newest publication; 0 when there is none. */
  newestPublication: z.number().int(),
  /** Newest entry of the audit log; number 0 when it is empty. */
  audit: z.object({ number: z.number().int(), hash: z.string() }),
  /** Every version of every form: the hash that names it, and that of its definition as it is stored. */
  formVersions: z.array(z.object({ form: z.string(), number: z.number(), hash: z.string(), stored: hash })),
})
export type DatabaseContent = z.infer<typeof databaseContent>

const keptFile = z.object({ path: place, bytes: z.number().int(), sha256: hash })
export type KeptFile = z.infer<typeof keptFile>

const keptObject = keptFile.extend({
  /** The name of the object that holds it. */
  object: hash,
})
export type KeptObjectFile = z.infer<typeof keptObject>

/** The rows of one table of a server's database. */
const keptTable = keptObject.extend({ name: z.string(), columns: z.array(z.string()) })
export type KeptTable = z.infer<typeof keptTable>

/** What a backup has of a database on a server, and of the files that its processes share. */
const serverContent = z.object({
  tables: z.array(keptTable),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/) })),
  /** What lay in the object store, by its names there; null where none was set. */
  bucket: z.array(keptObject).nullable(),
})

const backupManifest = z.object({
  /** 2 where the database is on a server, of which a product that reads only 1 knows nothing. */
  format: z.union([z.literal(1), z.literal(2)]),
  /** Version of the product that made it. */
  product: z.string(),
  /** What was there at this moment is in the backup, as an ISO time; of what came while it was made, some is. */
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** What the database of the CMS held; null where there is none. */
  database: databaseContent.nullable(),
  /** What makes up a database on a server; nothing where it is one of the files. */
  server: serverContent.optional(),
  files: z.array(keptObject),
  /** The key blobs of sealed reports, which lie with the backup itself and go after 35 days. */
  keyBlobs: keptFile.nullable(),
})
export type BackupManifest = z.infer<typeof backupManifest>

/** A manifest with its seal: the JSON on the first line, and the signature on the second. */
export function toManifestText(manifest: BackupManifest, key: SealKey): string {
  const text = JSON.stringify(manifest)
  return `${text}\n${signWith(key, 'backup', text)}\n`
}

const parts = /^(\{.*\})\n(\S+)\n$/
const ofAnyFormat = z.looseObject({ format: z.number() })

/** What a manifest says, before anybody has looked at its seal. */
export type ReadManifest = { manifest: BackupManifest; isGenuine: (keys: readonly SealKey[]) => boolean }

/** @throws BackupRefusal when the text is no whole manifest, or one of a later product. */
export function readManifestText(text: string): ReadManifest {
  const [, said, signature] = parts.exec(text) ?? []
  if (said === undefined || signature === undefined)
    throw new BackupRefusal('The manifest of the backup is not whole. Take another backup.')
  const parsed = parseJson(said)
  const { format } = ofAnyFormat.safeParse(parsed).data ?? {}
  if (format !== undefined && format > 2)
    throw new BackupRefusal(`The backup has the format ${format}, which only a newer Sona reads. Restore it with that.`)
  const { data: manifest } = backupManifest.safeParse(parsed)
  if (!manifest) throw new BackupRefusal('The manifest of the backup cannot be understood. Take another backup.')
  return { manifest, isGenuine: (keys) => isSigned(keys, 'backup', said, signature) }
}
