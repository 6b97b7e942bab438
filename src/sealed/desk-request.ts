import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { z } from 'zod'
import type { Directory, Reader } from './directory'
import type { PrivateHalf } from './private-half'
import { parseJson } from './read-json'
import { readSigned, sign } from './signing'

const blob = z.base64()

const act = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('list') }),
  z.strictObject({ act: z.literal('open'), caseId: z.string() }),
  z.strictObject({
    act: z.literal('write'),
    caseId: z.string(),
    place: z.number().int(),
    kind: z.enum(['acknowledgement', 'reply']),
    blob,
  }),
  z.strictObject({
    act: z.literal('propose'),
    caseId: z.string(),
    epoch: z.number().int(),
    statement: blob,
    blob,
  }),
])

/** What somebody at the desk asks for. */
export type DeskAct = z.infer<typeof act>

const request = z.strictObject({ reader: z.string(), at: z.number(), nonce: z.string(), asked: act })

/** A request is good for a minute, once. */
export const requestLifetimeMs = 60_000

/** Signs what somebody at the desk asks for. Nothing else says who they are: there are no sessions. */
export function signRequest(asked: DeskAct, half: PrivateHalf, now: number): string {
  const content = { reader: half.id, at: now, nonce: bytesToHex(randomBytes(16)), asked }
  return base64.encode(sign(utf8ToBytes(JSON.stringify(content)), 'request', half.signingSecret))
}

/** Who asks for what. @returns null when no reader whom the root signed asks that now. */
export function readRequest(
  text: string,
  directory: Directory,
  now: number,
): { reader: Reader; nonce: string; asked: DeskAct } | null {
  if (!z.base64().safeParse(text).success) return null
  const signed = base64.decode(text)
  for (const reader of directory.readers) {
    const bytes = readSigned(signed, 'request', reader.verifyKey)
    if (!bytes) continue
    const content = parseJson(bytes, request)
    const isNow = Math.abs(now - content.at) <= requestLifetimeMs
    return content.reader === reader.id && isNow ? { reader, nonce: content.nonce, asked: content.asked } : null
  }
  return null
}

/** A case in the list of the desk: days alone. */
const listedCase = z.object({
  id: z.string(),
  route: z.string(),
  received: z.string(),
  acknowledgeBy: z.string(),
  acknowledged: z.string().nullable(),
  answerBy: z.string().nullable(),
})

const keyBlob = z.object({ epoch: z.number(), sealedBy: z.string(), blob })
const change = z.object({ epoch: z.number(), signer: z.string(), isAgreed: z.boolean(), statement: blob, blob })

/** What the desk is answered: the same whether it comes over the network or from a file. */
export const sealedCase = z.object({
  case: listedCase,
  keys: z.array(keyBlob),
  items: z.array(blob),
  changes: z.array(change),
  directory: blob,
})
export type SealedCase = z.infer<typeof sealedCase>
export const caseList = z.object({ cases: z.array(listedCase) })
export type ListedCase = z.infer<typeof listedCase>
