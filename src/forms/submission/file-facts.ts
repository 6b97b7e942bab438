import { fileKinds, toClaimedFileKind } from '../definition/file-kinds'

/** What the rules of a form judge a file by. */
export type FileFacts = { name: string; mediaType: string; size: number }

/**
 * What a file says of itself, by its name first: what systems make of types differs. The server looks into the file and puts
 * what it finds in place of this.
 */
export function toFileFacts({ name, type, size }: { name: string; type: string; size: number }): FileFacts {
  const kind = toClaimedFileKind(name)
  return { name, mediaType: kind ? fileKinds[kind].mediaType : type || 'application/octet-stream', size }
}
