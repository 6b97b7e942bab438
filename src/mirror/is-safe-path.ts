/** The longest name that a file system takes, in bytes, less what a link has behind it. */
const longestSegment = 240

/**
 * Whether an address can be kept as the name of a file: it leads to no other place, and none of its segments is too long or could be taken for
 * a link. @param path without escapes.
 */
export function isSafePath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return false
  if (path === '/') return true
  return path
    .slice(1)
    .split('/')
    .every(
      (segment) =>
        segment !== '' &&
        segment !== '.' &&
        segment !== '..' &&
        !segment.endsWith('.answer') &&
        Buffer.byteLength(segment) <= longestSegment,
    )
}
