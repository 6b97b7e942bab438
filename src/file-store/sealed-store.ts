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
  const opened = tryToOpen(bytes, name, options)
  if (opened) return opened.content
  throw new Error('What is kept in the object store was not sealed with this secret, or has been changed there')
}

/**
 * Seals anew, with the secret of now, what was sealed with one whose place it has taken. What is removed by somebody just then may come back
 * under its name, as what belongs to nobody.
 *
 * @param store as it lies, not opened.
 * @returns how many contents were sealed anew, and how many open with none of the secrets and stay as they are.
 */
export async function sealAnew(
  store: FileStore,
  options: SealOptions,
): Promise<{ sealed: number; unreadable: number }> {
  const done = { sealed: 0, unreadable: 0 }
  for await (const { name } of store.list()) {
    const bytes = await store.get(name)
    if (bytes === null) continue
    const opened = tryToOpen(bytes, name, options)
    if (opened === null) done.unreadable += 1
    if (opened === null || opened.secret === options.secrets[0]) continue
    await withSeals(store, options).put(name, opened.content)
    done.sealed += 1
  }
  return done
}

function tryToOpen(bytes: Buffer, name: string, options: SealOptions): { content: Buffer; secret: string } | null {
  if (bytes.length < headBytes || bytes[0] !== version[0]) return null
  for (const secret of options.secrets) {
    const content = openWith(keyOf(name, secret, options), bytes, name)
    if (content !== null) return { content, secret }
  }
  return null
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
