import { fileKinds, toClaimedFileKind } from '../definition/file-kinds'
import { isJsonObject } from '../definition/json'

/** What the rules of a form judge a file by. */
export type FileFacts = { name: string; mediaType: string; size: number }

/** Whether something is what the rules judge a file by. */
export function isFileFacts(value: unknown): value is FileFacts {
  return (
    isJsonObject(value) &&
    typeof value['size'] === 'number' &&
    ['name', 'mediaType'].every((part) => typeof value[part] === 'string')
  )
}

/**
 * What a file says of itself, by its name first: what systems make of types differs. The server looks into the file and puts
 * what it finds in place of this.
 */
export function toFileFacts({ name, type, size }: { name: string; type: string; size: number }): FileFacts {
  const kind = toClaimedFileKind(name)
  return { name, mediaType: kind ? fileKinds[kind].mediaType : type || 'application/octet-stream', size }
}
