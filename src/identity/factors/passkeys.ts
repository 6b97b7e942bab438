import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Payload } from 'payload'
import { z } from 'zod'
import { bankName } from '@/src/country/bank'
import { countChanged } from '@/src/database/statements'
import { cmsOrigins } from '@/src/links/cms-origins'
import { env } from '@/src/platform/env'
import type { Account } from '../sign-in/find-account'
import { findFactors } from './stored-factors'

/** Passkeys belong to the host name of the CMS: at another one browsers offer none. */
const relyingParty = new URL(env.cmsUrl ?? `http://localhost:${env.cmsPort}`).hostname
const origins = [...cmsOrigins(env.cmsPort, env.cmsUrl)]

const text = z.string().max(20_000)
const clientData = z.object({
  clientExtensionResults: z.looseObject({}),
  id: text,
  rawId: text,
  type: z.literal('public-key'),
})
const created = clientData.extend({ response: z.looseObject({ clientDataJSON: text, attestationObject: text }) })
const used = clientData.extend({
  response: z.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
})

/** What a browser needs to make a passkey for an account. The challenge in it works once: whoever calls keeps it. */
export async function toCreation(payload: Payload, { id, email, name }: Account) {
  const known = (await findFactors(payload, id)).filter(({ kind }) => kind === 'passkey')
  return generateRegistrationOptions({
    rpName: `${bankName} CMS`,
    rpID: relyingParty,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(`account ${id}`),
    attestationType: 'none',
    excludeCredentials: known.map(({ identifier }) => ({ id: identifier })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
}

/** What a browser needs to use a passkey of an account. */
export async function toUse(payload: Payload, person: number) {
  const known = (await findFactors(payload, person)).filter(({ kind }) => kind === 'passkey')
  return generateAuthenticationOptions({
    rpID: relyingParty,
    allowCredentials: known.map(({ identifier }) => ({ id: identifier })),
    userVerification: 'required',
  })
}

type NewPasskey = { person: number; challenge: string; response: unknown; label: string }

/** Keeps a passkey that a browser has made for this challenge. @returns whether it has. */
export async function addPasskey(
  payload: Payload,
  { person, challenge, response, label }: NewPasskey,
): Promise<boolean> {
  const given = created.safeParse(response)
  if (!given.success) return false
  const verified = await orRefused(() =>
    verifyRegistrationResponse({
      response: given.data,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: relyingParty,
      requireUserVerification: true,
    }),
  )
  if (!verified?.registrationInfo) return false
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const where = { identifier: { equals: id } }
  // One passkey is one account's.
  if (await payload.db.findOne({ collection: 'credentials', where })) return false
  const secret = Buffer.from(publicKey).toString('base64url')
  await payload.db.create({
    collection: 'credentials',
    data: { person, kind: 'passkey', identifier: id, secret, counter, label },
  })
  return true
}

type UsedPasskey = { person: number; challenge: string; response: unknown }

/** Whether a browser has signed this challenge with a passkey of this person, who has shown themself to it. */
export async function takePasskey(payload: Payload, { person, challenge, response }: UsedPasskey): Promise<boolean> {
  const given = used.safeParse(response)
  if (!given.success) return false
  const factors = await findFactors(payload, person)
  const passkey = factors.find(({ kind, identifier }) => kind === 'passkey' && identifier === given.data.id)
  if (!passkey) return false
  const { id, identifier, secret, counter } = passkey
  const verified = await orRefused(() =>
    verifyAuthenticationResponse({
      response: given.data,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: relyingParty,
      requireUserVerification: true,
      credential: { id: identifier, publicKey: new Uint8Array(Buffer.from(secret, 'base64url')), counter },
    }),
  )
  if (!verified?.verified) return false
  const { newCounter } = verified.authenticationInfo
  // Many passkeys do not count: theirs stays 0.
  const sql = 'UPDATE credentials SET counter = ? WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0))'
  return (await countChanged(payload, { sql, args: [newCounter, id, newCounter, newCounter] })) === 1
}

/** The library throws what it does not accept: whatever was sent, it is refused. */
async function orRefused<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify()
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
