import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFileOnce } from '@/src/platform/make-file-once'
import { type Directory, readDirectory, UntrustedDirectory } from '@/src/sealed/directory'
import type { InstallationSecrets } from '@/src/sealed/mailbox'

/** Where sealed reports are in the data directory. */
export function toSealedDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'sealed')
}

const lengths = { salt: 32, pepper: 32, tickets: 32 } as const

/** What an installation has of its own, made once by whichever process needs it first. None of it opens anything. */
export function readOrMakeInstallation(dataDirectory: string): InstallationSecrets & { tickets: Uint8Array } {
  const directory = toSealedDirectory(dataDirectory)
  const file = join(directory, 'installation')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  makeFileOnce(file, () => randomBytes(96).toString('hex'))
  const bytes = Buffer.from(readFileSync(file, 'utf8'), 'hex')
  const [salt, pepper] = [bytes.subarray(0, lengths.salt), bytes.subarray(lengths.salt, lengths.salt + lengths.pepper)]
  const tickets = bytes.subarray(lengths.salt + lengths.pepper)
  if (tickets.length !== lengths.tickets) throw new Error(`${file} is damaged: bring it back from a backup`)
  return { salt, pepper, tickets }
}

/** Where the directory of keys lies, as the root signed it. */
export function toDirectoryFile(dataDirectory: string): string {
  return join(toSealedDirectory(dataDirectory), 'directory.signed')
}

/**
 * Reads the directory of keys and judges it, every time something is sealed.
 *
 * @throws UntrustedDirectory when there is none that the root signed and that holds today.
 */
export function readTrustedDirectory(
  dataDirectory: string,
  { root, today }: { root: string; today: string },
): Directory {
  const file = toDirectoryFile(dataDirectory)
  if (!existsSync(file)) throw new UntrustedDirectory(`There is no directory of keys: ${file}`)
  return readDirectory({ signed: readFileSync(file), root, today })
}

/** The same for what goes on without it. @returns null when there is none to trust. */
export function findTrustedDirectory(dataDirectory: string, asked: { root: string; today: string }): Directory | null {
  try {
    return readTrustedDirectory(dataDirectory, asked)
  } catch (error) {
    if (error instanceof UntrustedDirectory) return null
    throw error
  }
}
