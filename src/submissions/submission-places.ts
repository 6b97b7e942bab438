import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { readOrMakeSecret } from '@/src/platform/secret'

/** Where the public side keeps what was accepted until the CMS has it. */
export function spoolDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'submissions', 'spool')
}

/** Where it keeps, sealed, what the CMS has taken, until a backup has it too. */
export function keptDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'submissions', 'kept')
}

/**
 * Where bodies of posts lie while they are received and judged; nothing in it outlives a request. What visitors send and the trials of
 * staff may come in at two processes, each of which forgets what it had begun when it was killed.
 */
export function arrivalsDirectory(dataDirectory: string, of: 'visitors' | 'staff'): string {
  return join(dataDirectory, 'submissions', 'arriving', of)
}

/** Where forms lie, sealed, that visitors saved to return to them. */
export function savedFormsDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'submissions', 'saved')
}

/** Where files lie, sealed, of forms that are shown to their visitors again. */
export function heldFilesDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'submissions', 'held')
}

/** The key of answers that travel sealed in the pages of a form. It opens nothing else. */
export function draftSecret(dataDirectory: string): string {
  return createHmac('sha256', submissionSecret(dataDirectory)).update('answers between pages').digest('hex')
}

/** The key of references and file names of this data directory, made from the one that is there already. */
export function submissionSecret(dataDirectory: string): string {
  return createHmac('sha256', readOrMakeSecret(dataDirectory)).update('submissions').digest('hex')
}
