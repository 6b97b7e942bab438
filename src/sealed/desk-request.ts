import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { z } from 'zod'
import { decisionKinds } from './case-decision'
import type { Directory, Reader } from './directory'
import type { PrivateHalf } from './private-half'
import { parseJson } from './read-json'
import { readSigned, sign, withoutSignature } from './signing'

const blob = z.base64()

const act = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('list') }),
  z.strictObject({ act: z.literal('open'), caseId: z.string() }),
  z.strictObject({
    act: z.literal('write'),
    caseId: z.string(),
    place: z.number().int(),
    kind: z.enum(['acknowledgement', 'reply', 'decision']),
    blob,
  }),
  z.strictObject({
    act: z.literal('propose'),
    caseId: z.string(),
    epoch: z.number().int(),
    statement: blob,
    blob,
  }),
  z.strictObject({ act: z.literal('decide'), caseId: z.string(), statement: blob }),
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
  const claimed = readClaim(signed)
  const reader = directory.readers.find(({ id }) => id === claimed)
  const bytes = reader && readSigned(signed, 'request', reader.verifyKey)
  if (!reader || !bytes) return null
  const { at, nonce, asked } = parseJson(bytes, request)
  return Math.abs(now - at) <= requestLifetimeMs ? { reader, nonce, asked } : null
}

/** Who somebody says they are: whose key their signature is judged with, so that what strangers send costs next to nothing. */
function readClaim(signed: Uint8Array): string | null {
  try {
    return parseJson(withoutSignature(signed), request).reader
  } catch (error) {
    // What is no request of ours is by nobody.
    if (error instanceof SyntaxError || error instanceof z.ZodError || error instanceof TypeError) return null
    throw error
  }
}

/** A case in the list of the desk: days alone. */
const listedCase = z.object({
  id: z.string(),
  route: z.string(),
  received: z.string(),
  acknowledgeBy: z.string(),
  acknowledged: z.string().nullable(),
  answerBy: z.string().nullable(),
  closed: z.string().nullable().default(null),
  deleteOn: z.string().default(''),
})

const keyBlob = z.object({ epoch: z.number(), sealedBy: z.string(), blob })
const change = z.object({ epoch: z.number(), signer: z.string(), isAgreed: z.boolean(), statement: blob, blob })

const decision = z.object({ kind: z.enum(decisionKinds), statement: blob, isAgreed: z.boolean() })

/** What the desk is answered: the same whether it comes over the network or from a file. */
export const sealedCase = z.object({
  case: listedCase,
  /** Who may open it. */
  readers: z.array(z.string()).default([]),
  keys: z.array(keyBlob),
  items: z.array(blob),
  changes: z.array(change),
  decisions: z.array(decision).default([]),
  directory: blob,
})
export type SealedCase = z.infer<typeof sealedCase>
export const caseList = z.object({ cases: z.array(listedCase) })
export type ListedCase = z.infer<typeof listedCase>
