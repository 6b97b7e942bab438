import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { FileStore } from './file-store'

const ivBytes = 12
const tagBytes = 16
/** What sealed contents begin with: whatever comes after this way of sealing begins with something else. */
const version = Buffer.from([1])
const headBytes = version.length + ivBytes + tagBytes

/** The purpose for which files that visitors sent are sealed. */
export const visitorsFiles = 'files of visitors'

type SealOptions = {
  /** The secret that seals, and those whose place it has taken. */
  secrets: readonly [string, ...string[]]
  /** What is kept: another purpose has other keys. */
  purpose: string
}

/**
 * Keeps contents so that nobody without the secret reads or changes them where they lie, or puts one in the place of another
 * (AES-256-GCM, with a key for each name).
 */
export function withSeals(store: FileStore, options: SealOptions): FileStore {
  return {
    ...store,
    put: (name, content) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf(name, options.secrets[0], options), iv).setAAD(
        Buffer.from(name),
      )
      const sealed = [cipher.update(content), cipher.final()]
      return store.put(name, Buffer.concat([version, iv, cipher.getAuthTag(), ...sealed]))
    },
    get: async (name) => {
      const bytes = await store.get(name)
      return bytes === null ? null : openSealed(bytes, name, options)
    },
  }
}

const keyOf = (name: string, secret: string, { purpose }: SealOptions) =>
  createHmac('sha256', secret).update(`sona ${purpose}/${name}`).digest()

/** What was sealed under a name. @throws when it was sealed with none of the secrets, or has been changed since. */
export function openSealed(bytes: Buffer, name: string, options: SealOptions): Buffer {
  const refused = 'What is kept in the object store was not sealed with this secret, or has been changed there'
  if (bytes.length < headBytes || bytes[0] !== version[0]) throw new Error(refused)
  for (const secret of options.secrets) {
    const content = openWith(keyOf(name, secret, options), bytes, name)
    if (content !== null) return content
  }
  throw new Error(refused)
}

/** @returns null when it was sealed with another key, or has been changed since. */
function openWith(key: Buffer, bytes: Buffer, name: string): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(version.length, version.length + ivBytes))
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(headBytes - tagBytes, headBytes))
  const content = decipher.update(bytes.subarray(headBytes))
  try {
    return Buffer.concat([content, decipher.final()])
  } catch (error) {
    // So Node says that the tag does not fit what it belongs to.
    if (error instanceof Error && error.message.includes('unable to authenticate')) return null
    throw error
  }
}
