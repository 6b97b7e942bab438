/** Values that editors may write into any text by name, such as `{phone}`. */
export type Placeholders = Readonly<Record<string, string>>

/**
 * Fills the placeholders in every text of an answer of the CMS. Returns the same shape: objects and lists are copied, other
 * values kept.
 */
export function fillPlaceholders<Value>(value: Value, placeholders: Placeholders): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? fillText(part, placeholders) : part,
  )
}

/** The names in braces in every text of an answer, whether something fills them or not. */
export function placeholdersIn(value: unknown): Set<string> {
  return new Set([...JSON.stringify(value).matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []))
}

function fillText(text: string, placeholders: Placeholders): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name] ?? whole) : whole,
  )
}
