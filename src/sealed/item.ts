import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { open, seal } from './age-seal'
import { pad, unpad } from './padding'
import { parseJson } from './read-json'
import { readSigned, sign, withoutSignature } from './signing'

/** What stands before the content of an item. */
const itemHeader = z.strictObject({
  caseId: z.string(),
  epoch: z.number().int().min(1),
  /** Its place among the items of the case, from 1. */
  place: z.number().int().min(1),
  /** The SHA-256 of the item before it, as that is stored; nothing in the first. */
  previous: z.string(),
  from: z.enum(['reporter', 'desk']),
  kind: z.enum(['report', 'message', 'file', 'identity', 'closing', 'acknowledgement', 'reply', 'decision']),
  day: z.string(),
  text: z.string().default(''),
  /** Of a file: what it is called, and what its content says that it is. */
  file: z.strictObject({ name: z.string(), type: z.string(), isOriginal: z.boolean() }).optional(),
  /** Of the report: the public halves of the mailbox, by which everything that follows is judged. */
  mailbox: z.strictObject({ recipient: z.string(), verifyKey: z.string() }).optional(),
  /** Of the report: in which language the page was, and whom it must not reach. */
  locale: z.string().optional(),
  excluded: z.strictObject({ areas: z.array(z.string()), readers: z.array(z.string()) }).optional(),
  /** Of what the desk writes: who wrote it. */
  author: z.string().optional(),
})

/** One thing that was written in a case. */
export type Item = { header: z.output<typeof itemHeader>; content: Uint8Array }
/** An item before it has what it need not have. */
export type ItemDraft = { header: z.input<typeof itemHeader>; content?: Uint8Array }

/** An item that was opened, with the bytes its signature is about. */
export type OpenedItem = Item & { signed: Uint8Array }

type Sealing = { signingSecret: string; recipients: readonly string[] }

/** Signs, pads and seals an item. */
export async function sealItem(
  { header, content }: ItemDraft,
  { signingSecret, recipients }: Sealing,
): Promise<Uint8Array> {
  const head = utf8ToBytes(JSON.stringify(itemHeader.parse(header)))
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, head.length)
  const bytes = concatBytes(length, head, content ?? new Uint8Array())
  return seal(pad(sign(bytes, 'item', signingSecret)), recipients)
}

/** Opens an item. Who wrote it is judged apart. @throws when the identity does not open it, or it is no item. */
export async function openItem(sealed: Uint8Array, identity: string): Promise<OpenedItem> {
  const signed = unpad(await open(sealed, identity))
  const bytes = withoutSignature(signed)
  if (bytes.length < 4) throw new Error('What was sealed is no item')
  const end = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  return { header: parseJson(bytes.slice(4, end), itemHeader), content: bytes.slice(end), signed }
}

/** Whether a key wrote an item. */
export function isWrittenBy({ signed }: OpenedItem, verifyKey: string): boolean {
  return readSigned(signed, 'item', verifyKey) !== null
}

/** What the item after this one names as the one before it. */
export function toLink(sealed: Uint8Array): string {
  return bytesToHex(sha256(sealed))
}
