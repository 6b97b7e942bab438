import { type CipherGCM, createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type Day, isDay } from '@/src/country/calendar'
import type { SavedForm } from './saved-form'

/*
 * How a saved form lies on the disk: one line in clear (format, the last day on which it is kept, a salt), the length of the sealed form in
 * four bytes, the sealed form, then its files one after the other. Each part is sealed by itself (AES-256-GCM) with a key that this saving
 * alone has, numbered, and bound to the line: no part can be changed, left out, moved, or taken from another saving.
 */

const headline = /^sona-saved-form 1 (\d{4}-\d{2}-\d{2}) ([A-Za-z0-9_-]{22})\n$/
const tagBytes = 16
const lengthBytes = 4
/** Of the line in clear. */
export const headlineBytes = 52
/** Of everything before the sealed form. */
export const leadBytes = headlineBytes + lengthBytes
/** So much is sealed or opened at a time: whoever else is to be answered is answered in between. */
const pieceBytes = 1_048_576
/** Answers are shorter by far, in bytes. */
const longestForm = 4_000_000

/** What stands before the sealed parts. */
export type SealedLead = { line: string; lastDay: Day; salt: string; formLength: number }

/**
 * Seals a form and its files.
 *
 * @param key of the saved form, in hexadecimal.
 * @param saving what is sealed, with the contents of its files in their order.
 * @returns the bytes to be written, piece by piece.
 */
export async function* sealSavedForm(
  key: string,
  { form, contents, lastDay }: { form: SavedForm; contents: readonly Buffer[]; lastDay: Day },
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(16).toString('base64url')
  const line = `sona-saved-form 1 ${lastDay} ${salt}\n`
  const ownKey = toOwnKey(key, salt)
  const text = Buffer.from(JSON.stringify(form))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(text.length + tagBytes)
  yield Buffer.concat([Buffer.from(line), length])
  yield* sealPart(ownKey, { number: 0, line }, text)
  for (const [index, content] of contents.entries()) yield* sealPart(ownKey, { number: index + 1, line }, content)
}

/** How many bytes a form and its files take when they are sealed. */
export function sealedSize(form: SavedForm, contents: readonly Buffer[]): number {
  const parts = [Buffer.byteLength(JSON.stringify(form)), ...contents.map(({ length }) => length)]
  return leadBytes + parts.reduce((sum, length) => sum + length + tagBytes, 0)
}

/** Reads what stands before the sealed parts. @returns null when it is no saved form. */
export function readLead(bytes: Buffer): SealedLead | null {
  const line = bytes.subarray(0, headlineBytes).toString('latin1')
  const [, lastDay = '', salt = ''] = headline.exec(line) ?? []
  if (!isDay(lastDay) || bytes.length < leadBytes) return null
  const formLength = bytes.readUInt32BE(headlineBytes)
  return formLength > longestForm ? null : { line, lastDay, salt, formLength }
}

/** Where the content of a file lies, by its place among the files. */
export function findSealedFile(
  { formLength }: SealedLead,
  files: readonly { size: number }[],
  index: number,
): { start: number; length: number } {
  const before = files.slice(0, index).reduce((sum, { size }) => sum + size + tagBytes, 0)
  return { start: leadBytes + formLength + before, length: (files[index]?.size ?? 0) + tagBytes }
}

/**
 * Opens a sealed part.
 *
 * @param part its number: 0 for the form, then its files from 1.
 * @returns null when the key is another, or something was changed.
 */
export async function openPart(
  key: string,
  { line, salt }: SealedLead,
  part: { number: number; bytes: Buffer },
): Promise<Buffer | null> {
  const { number, bytes } = part
  if (bytes.length < tagBytes) return null
  const end = bytes.length - tagBytes
  const decipher = createDecipheriv('aes-256-gcm', toOwnKey(key, salt), toNonce(number))
  decipher.setAAD(Buffer.from(line)).setAuthTag(bytes.subarray(end))
  const opened: Buffer[] = []
  for (let at = 0; at < end; at += pieceBytes) {
    opened.push(decipher.update(bytes.subarray(at, Math.min(end, at + pieceBytes))))
    await othersFirst()
  }
  try {
    return Buffer.concat([...opened, decipher.final()])
  } catch (error) {
    // So Node says that the tag does not fit what it belongs to.
    if (error instanceof Error && error.message.includes('unable to authenticate')) return null
    throw error
  }
}

function* sealPart(key: Buffer, { number, line }: { number: number; line: string }, content: Buffer) {
  const cipher: CipherGCM = createCipheriv('aes-256-gcm', key, toNonce(number))
  cipher.setAAD(Buffer.from(line))
  for (let at = 0; at < content.length; at += pieceBytes) yield cipher.update(content.subarray(at, at + pieceBytes))
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
}

function toOwnKey(key: string, salt: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), salt, 'sona saved form content', 32))
}

/** The key is used for one saving only, so that counting its parts makes no number twice. */
function toNonce(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 8)
  return nonce
}

function othersFirst(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
