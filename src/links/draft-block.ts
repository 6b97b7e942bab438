/** Name of the header with which whoever judges a shared block asks the CMS for pages with it as they would be. */
export const draftBlockHeader = 'x-sona-draft-block'

/** A shared block that is not shown as it is public, in one word: its number alone for what was last saved, or that it is gone. */
export type DraftBlock = `${number}` | `${number}-gone`

/** Writes that word. */
export function toDraftBlock({ id, isGone }: { id: number; isGone: boolean }): DraftBlock {
  return isGone ? `${id}-gone` : `${id}`
}

/** Reads it; null when it is none. */
export function parseDraftBlock(word: string): { id: number; isGone: boolean } | null {
  const [, id, gone] = /^([1-9]\d{0,8})(-gone)?$/.exec(word) ?? []
  return id === undefined ? null : { id: Number(id), isGone: gone !== undefined }
}
