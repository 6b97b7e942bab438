/** The id inside a relationship value, which is the id itself or the document read with it. */
export function relatedId(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number') return value.id
  return undefined
}
