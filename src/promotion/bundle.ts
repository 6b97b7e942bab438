import { z } from 'zod'
import staffTexts from '@/messages/staff/promotion.json' with { type: 'json' }
import { governedCollections, governedGlobals } from '@/src/governance/subject'
import { locales } from '@/src/i18n/locales'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { hashOf } from '@/src/uploads/uploaded-file'
import { largestBundle } from './largest-bundle'
import { isPartPath } from './part-path'
import { isSigned, type Sender, signManifest } from './promotion-keys'
import { PromotionRefusal } from './promotion-refusal'

/** Which form of bundles this build writes, and the only one that it reads. */
const ownFormat = 1

const mostParts = 1000
const line = z.string().min(1).max(500)

const named = { title: line, languages: z.array(z.enum(locales)).min(1) }

/** Something that the release puts before the public, by its key. */
const promoted = z.union([
  z.strictObject({ collection: z.enum(governedCollections), key: line, ...named }),
  z.strictObject({ global: z.enum(governedGlobals).exclude(['site-settings']), ...named }),
])
export type Promoted = z.infer<typeof promoted>

const manifest = z.strictObject({
  format: z.literal(ownFormat),
  /** The name of the release where it comes from. */
  release: line,
  packedAt: z.iso.datetime(),
  /** The address of the site that it comes from. */
  from: z.url(),
  /** The newest migration of the build that made it. */
  migration: line,
  promoted: z.array(promoted).min(1).max(100),
  parts: z
    .array(
      z.strictObject({
        path: z.string().refine(isPartPath),
        sha256: z.hash('sha256'),
        bytes: z.int().min(0).max(largestBundle),
      }),
    )
    .max(mostParts),
})
export type Manifest = z.infer<typeof manifest>

const envelope = z.strictObject({
  /** The manifest as it was signed: as a text, so that nothing writes it otherwise on the way. */
  manifest: z.string().max(2_000_000),
  sender: z.string().length(43),
  signature: z.string().length(86),
  /** The files of the content folder by their paths, in base64. */
  parts: z.record(z.string(), z.string()),
})

/** A bundle that is what its sender signed. */
export type OpenedBundle = { manifest: Manifest; sender: Sender; hash: string; parts: ReadonlyMap<string, Buffer> }

/** Makes a bundle. @param parts files of a content folder by their paths. @param secret the key that signs. @throws PromotionRefusal when it is too large. */
export function sealBundle(
  about: Omit<Manifest, 'format' | 'parts'>,
  parts: ReadonlyMap<string, Buffer>,
  secret: string,
): string {
  const listed = [...parts].map(([path, bytes]) => ({ path, sha256: hashOf(bytes), bytes: bytes.length }))
  const text = JSON.stringify(manifest.parse({ format: ownFormat, ...about, parts: listed }))
  const packed = Object.fromEntries([...parts].map(([path, bytes]) => [path, bytes.toString('base64')]))
  const bundle = JSON.stringify({ manifest: text, ...signManifest(text, secret), parts: packed })
  if (Buffer.byteLength(bundle) > largestBundle) throw tooLarge()
  return bundle
}

/**
 * Reads a bundle and verifies all of it: who signed it, and every byte.
 *
 * @param knowsMigration whether this build has a migration, by its name.
 * @throws PromotionRefusal with what is wrong.
 */
export function openBundle(
  text: string,
  { senders, knowsMigration }: { senders: readonly Sender[]; knowsMigration: (name: string) => boolean },
): OpenedBundle {
  if (Buffer.byteLength(text) > largestBundle) throw tooLarge()
  const { data: sealed } = envelope.safeParse(parseJson(text))
  if (!sealed) throw unreadable(staffTexts.what.shape)
  // Before anything that it says is believed.
  const sender = senders.find(({ key }) => key === sealed.sender)
  if (!sender) throw new PromotionRefusal(fillText(staffTexts.unknownSender, { sender: sealed.sender }))
  if (!isSigned(sealed.manifest, sealed.signature, sender)) throw new PromotionRefusal(staffTexts.changed)
  const read = readManifest(sealed.manifest)
  if (!knowsMigration(read.migration))
    throw new PromotionRefusal(fillText(staffTexts.migration, { migration: read.migration }))
  return { manifest: read, sender, hash: hashOf(Buffer.from(sealed.manifest)), parts: readParts(read, sealed.parts) }
}

function readManifest(text: string): Manifest {
  const parsed = parseJson(text)
  const { data: format } = z.looseObject({ format: z.int() }).safeParse(parsed)
  if (format && format.format !== ownFormat)
    throw new PromotionRefusal(fillText(staffTexts.format, { format: format.format, known: ownFormat }))
  const { data, error } = manifest.safeParse(parsed)
  if (data) return data
  const isPath = error.issues.some(({ path }) => path[0] === 'parts' && path[2] === 'path')
  throw unreadable(isPath ? staffTexts.what.paths : staffTexts.what.shape)
}

function readParts({ parts }: Manifest, packed: Readonly<Record<string, string>>): Map<string, Buffer> {
  const read = new Map<string, Buffer>()
  for (const { path, sha256, bytes } of parts) {
    const text = Object.hasOwn(packed, path) ? packed[path] : undefined
    if (text === undefined || read.has(path)) throw unreadable(staffTexts.what.parts)
    const part = Buffer.from(text, 'base64')
    if (part.length !== bytes || hashOf(part) !== sha256) throw new PromotionRefusal(staffTexts.changed)
    read.set(path, part)
  }
  if (read.size !== Object.keys(packed).length) throw unreadable(staffTexts.what.parts)
  return read
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    // Said to be no bundle by whoever asked.
    return null
  }
}

function unreadable(what: StaffText): PromotionRefusal {
  return new PromotionRefusal(fillText(staffTexts.unreadable, { what }))
}

function tooLarge(): PromotionRefusal {
  return unreadable(fillText(staffTexts.what.tooLarge, { megabytes: largestBundle / 1_000_000 }))
}
