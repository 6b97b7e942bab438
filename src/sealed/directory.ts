import { utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { isRecipient } from './age-seal'
import { parseJson } from './read-json'
import { readSigned, sign } from './signing'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const tag = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const recipient = z.string().refine(isRecipient, 'is no X25519 recipient of age')
const hex = z.string().regex(/^[0-9a-f]{64}$/)
const nameByLanguage = z.record(z.string(), z.string().min(1))

const reader = z.strictObject({
  id: tag,
  name: z.string().min(1).max(80),
  /** Where in the bank they are: a reporter may name it among those who must not read. */
  area: tag,
  recipient,
  verifyKey: hex,
})

const route = z.strictObject({
  tag,
  name: nameByLanguage,
  /** Two at least: a case that one person alone can open is lost with them. */
  readers: z.array(tag).min(2),
  /** The pair of which three people hold shares; a share is known by its hash. */
  recovery: z.strictObject({ recipient, shareHashes: z.array(hex).length(3) }),
})

const directory = z
  .strictObject({
    serial: z.number().int().min(1),
    validFrom: day,
    /** From then on nothing is sealed by it: an old one that somebody puts back does not hold for long. */
    validUntil: day,
    areas: z.array(z.strictObject({ tag, name: nameByLanguage })),
    readers: z.array(reader),
    /** The first takes what nothing speaks against; the last is the supervisory board's. */
    routes: z.array(route).min(1),
  })
  .refine(({ readers }) => isUnique(readers.map(({ id }) => id)), 'names a reader twice')
  .refine(({ readers }) => isUnique(readers.map((one) => one.recipient)), 'has one key for two readers')
  .refine(
    ({ readers, routes }) => routes.every((one) => one.readers.every((id) => readers.some((known) => known.id === id))),
    'has a route with a reader that it does not know',
  )

/** The public keys of everybody who may read, as the root signed them. */
export type Directory = z.infer<typeof directory>
/** Somebody who may open cases. */
export type Reader = Directory['readers'][number]
/** Who reads what comes in. */
export type Route = Directory['routes'][number]

/** Signs a directory, where the root is: offline. @throws when it is not one that could be used. */
export function signDirectory(content: unknown, rootSecret: string): Uint8Array {
  return sign(utf8ToBytes(JSON.stringify(directory.parse(content))), 'directory', rootSecret)
}

/** Why nothing can be sealed. */
export class UntrustedDirectory extends Error {}

/**
 * Reads a directory before something is sealed by it, each time: whoever can write where it lies must not be able to add a reader.
 *
 * @param root the public half of the root, from the settings.
 * @throws UntrustedDirectory when the root did not sign these bytes, or they do not hold on that day.
 */
export function readDirectory({ signed, root, today }: { signed: Uint8Array; root: string; today: string }): Directory {
  const bytes = readSigned(signed, 'directory', root)
  if (!bytes) throw new UntrustedDirectory('The directory of keys is not the one that the root signed')
  const read = parseJson(bytes, directory)
  if (today < read.validFrom || today > read.validUntil)
    throw new UntrustedDirectory(`The directory of keys holds from ${read.validFrom} to ${read.validUntil}`)
  return read
}

function isUnique(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}
