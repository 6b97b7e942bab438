/** The names on the way of a JSON pointer, with or without the sign of a fragment. @see RFC 6901, 4 */
export function toPath(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
