import { type FileFacts, isFileFacts } from './file-facts'

/**
 * A file that is kept with a saved form. Its page posts these facts as a text where it would post the file itself; whether there is such a
 * file is judged when the form is sent.
 */
export type KeptFile = FileFacts & { reference: string }

/** Whether something is the facts of a file that is kept: a file that was chosen has no reference. */
export function isKeptFile(value: unknown): value is KeptFile {
  return isFileFacts(value) && 'reference' in value && typeof value.reference === 'string'
}

/** The files of an answer that are kept. */
export function toKeptFiles(answer: unknown): KeptFile[] {
  return (Array.isArray(answer) ? answer : []).filter(isKeptFile)
}

/** What the page of a form posts for a file that is kept. */
export function writeKeptFile({ name, mediaType, size, reference }: KeptFile): string {
  return JSON.stringify({ name, mediaType, size, reference })
}

/** The file that was posted so. @returns null for any other text. */
export function readKeptFile(text: string): KeptFile | null {
  try {
    const value: unknown = JSON.parse(text)
    return isKeptFile(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
