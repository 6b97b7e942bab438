/** Every external address inside stored rich text, however deep, also in nodes the site does not draw. */
export function richTextLinks(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(richTextLinks)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'url' && typeof inner === 'string' ? [inner] : richTextLinks(inner),
  )
}
