import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Whoever makes bundles, as those know them who take them in. */
export type Sender = { name: string; key: string }

/** Nothing else that is signed with the same key can be taken for a bundle. */
const purpose = Buffer.from('sona promotion bundle\n')

const jwk = z.object({ x: z.string().length(43) })

/** A new pair: what signs, as a PEM file holds it, and what others know it by. */
export function makePromotionKeys(): { secret: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { secret: String(privateKey.export({ format: 'pem', type: 'pkcs8' })), key: nameOf(publicKey) }
}

/** The key that signs here. @param file where PROMOTION_KEY_FILE says that it lies; read each time, so that it changes without a restart. */
export function readPromotionKey(file: string): string {
  return readFileSync(file, 'utf8')
}

/** Signs the bytes of a manifest. @param secret as `makePromotionKeys` makes it. @throws Error when it is no key of Ed25519. */
export function signManifest(manifest: string, secret: string): { sender: string; signature: string } {
  const key = createPrivateKey(secret)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key that signs bundles must be one of Ed25519')
  const signature = sign(null, Buffer.concat([purpose, Buffer.from(manifest)]), key).toString('base64url')
  return { sender: nameOf(createPublicKey(key)), signature }
}

/** Whether a sender signed exactly these bytes. */
export function isSigned(manifest: string, signature: string, sender: Sender): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: sender.key }, format: 'jwk' })
  return verify(null, Buffer.concat([purpose, Buffer.from(manifest)]), key, Buffer.from(signature, 'base64url'))
}

/** A public key in the 43 signs that settings and bundles name it by. */
function nameOf(key: KeyObject): string {
  return jwk.parse(key.export({ format: 'jwk' })).x
}
