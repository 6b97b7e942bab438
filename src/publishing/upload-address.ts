import type { Tag } from '@/src/publications/tags'

/** The uploaded file that an address such as `/media/branch.webp` leads to; null when it leads to none. */
export function toUpload(path: string): { kind: 'media' | 'documents'; name: string } | null {
  const [, kind, name, ...rest] = path.split('/')
  if ((kind !== 'media' && kind !== 'documents') || !name || rest.length > 0) return null
  const plain = decodeURIComponent(name)
  return plain.startsWith('.') || /[/\\\0]/.test(plain) ? null : { kind, name: plain }
}

/** Whether a row of the feed says that files may have been replaced or taken away. */
export function namesUploads(tags: readonly Tag[]): boolean {
  return tags.some((tag) => /^(?:MediaItem|Document):/.test(tag))
}
