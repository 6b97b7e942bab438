/** Contents by name, wherever they lie. Names are made by us and hold letters, digits, hyphens, low lines and dots. */
export type FileStore = {
  /**
   * Puts a content under a name; in the place of one that is there. Kept for good when it returns.
   *
   * @throws when it cannot be kept: whoever asks for it finds what was there before, or nothing.
   */
  put: (name: string, content: Buffer) => Promise<void>
  /** @returns null when nothing has the name. @throws when that cannot be found out, or the content does not come whole. */
  get: (name: string) => Promise<Buffer | null>
  /** Nothing happens when nothing has the name. */
  remove: (name: string) => Promise<void>
  /** Everything that is there, in no order. @throws as `get`. */
  list: () => AsyncIterable<StoredFile>
}

/** Something that is there, and when it came, in milliseconds. */
export type StoredFile = { name: string; since: number }

/** @throws for a name that could lead somewhere else. */
export function checkName(name: string): string {
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/.test(name)) throw new Error('This is no name of a stored file')
  return name
}
