import { createDecipheriv, createHmac, createPrivateKey, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto'
import { bech32 } from '@scure/base'

const chunkLength = 64 * 1024
const tagLength = 16

/**
 * Opens a file of age with one X25519 identity, by the published format (age-encryption.org/v1) and Node's own ciphers alone: it shares no
 * line with the library that the product seals with.
 */
export function readAgeFile(file: Uint8Array, identity: string): Buffer {
  const bytes = Buffer.from(file)
  const macAt = bytes.indexOf('\n--- ') + 1
  const header = bytes.subarray(0, macAt + 3)
  const macEnd = bytes.indexOf('\n', macAt)
  const lines = header.toString('latin1').split('\n')
  if (lines[0] !== 'age-encryption.org/v1') throw new Error('This is no file of age')
  const fileKey = toStanzas(lines).flatMap(({ share, body }) => unwrap(share, body, identity) ?? [])[0]
  if (!fileKey) throw new Error('The identity opens none of the stanzas')
  const mac = createHmac('sha256', derive(fileKey, '', 'header'))
    .update(header)
    .digest()
  if (mac.toString('base64').replace(/=+$/, '') !== bytes.subarray(macAt + 4, macEnd).toString('latin1'))
    throw new Error('The header was changed')
  const nonce = bytes.subarray(macEnd + 1, macEnd + 17)
  return readChunks(bytes.subarray(macEnd + 17), derive(fileKey, nonce, 'payload'))
}

function toStanzas(lines: readonly string[]): { share: Buffer; body: Buffer }[] {
  return lines.flatMap((line, index) => {
    const share = /^-> X25519 (\S+)$/.exec(line)?.[1]
    return share === undefined
      ? []
      : [{ share: Buffer.from(share, 'base64'), body: Buffer.from(lines[index + 1] ?? '', 'base64') }]
  })
}

function unwrap(share: Buffer, body: Buffer, identity: string): Buffer | null {
  const secret = Buffer.from(bech32.decodeToBytes(identity).bytes)
  const privateKey = createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), secret]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = Buffer.from('302a300506032b656e032100', 'hex')
  const theirs = createPublicKey({ key: Buffer.concat([spki, share]), format: 'der', type: 'spki' })
  const own = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(spki.length)
  const shared = diffieHellman({ privateKey, publicKey: theirs })
  const key = derive(shared, Buffer.concat([share, own]), 'age-encryption.org/v1/X25519')
  return decrypt(body, key, Buffer.alloc(12))
}

function readChunks(payload: Buffer, key: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0, count = 0; at < payload.length; at += chunkLength + tagLength, count++) {
    const chunk = payload.subarray(at, at + chunkLength + tagLength)
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(count, 7)
    nonce[11] = at + chunkLength + tagLength >= payload.length ? 1 : 0
    const read = decrypt(chunk, key, nonce)
    if (!read) throw new Error('A part of the file was changed')
    chunks.push(read)
  }
  return Buffer.concat(chunks)
}

function derive(secret: Uint8Array, salt: Uint8Array | string, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, 32))
}

function decrypt(sealed: Buffer, key: Buffer, nonce: Buffer): Buffer | null {
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagLength })
  decipher.setAuthTag(sealed.subarray(-tagLength))
  const read = decipher.update(sealed.subarray(0, -tagLength))
  try {
    return Buffer.concat([read, decipher.final()])
  } catch {
    // The tag does not fit: this stanza is for somebody else.
    return null
  }
}
