import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hashOfFile } from '@/src/platform/hash-of-file'
import { uploadsDirectory } from '@/src/platform/uploads-directory'
import { writeDurably } from '@/src/platform/write-durably'
import type { UploadKind } from './uploaded-file'

/** Where the copy of this machine lies. */
export function copyOf(kind: UploadKind, filename: string): string {
  return join(uploadsDirectory(kind), basename(filename))
}

/** SHA-256 of the bytes that this machine has under a name; null when it has none. */
export function hashCopy(kind: UploadKind, filename: string): Promise<string | null> {
  return hashOfFile(copyOf(kind, filename))
}

/** Puts bytes in the place of what this machine has under a name; whoever reads it meanwhile reads one or the other, whole. */
export async function writeCopy(kind: UploadKind, filename: string, content: Buffer): Promise<void> {
  await mkdir(uploadsDirectory(kind), { recursive: true })
  await writeDurably(copyOf(kind, filename), content)
}

/** Takes away what this machine has under a name. */
export async function removeCopy(kind: UploadKind, filename: string): Promise<void> {
  await rm(copyOf(kind, filename), { force: true })
}
