/** Text that is HTML already. */
export type Html = { readonly html: string }

type Part = Html | readonly Html[] | string | number | null

/** HTML with parts in it: whatever is not HTML already is escaped. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    html: texts.map((text, index) => text + (index < parts.length ? toText(parts[index] ?? null) : '')).join(''),
  }
}

function toText(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part))
  return 'html' in part ? part.html : part.map((one) => one.html).join('')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
