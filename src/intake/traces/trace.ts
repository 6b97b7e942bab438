/** What a file may say about who made it. */
export const traceKinds = [
  'author',
  'company',
  'place',
  'device',
  'moment',
  'program',
  'comments',
  'signature',
  'deleted',
] as const

/** One thing that a file says about who made it. */
export type Trace = { kind: (typeof traceKinds)[number]; value: string }

const longest = 80

/** A trace, when there is something in it. */
export function toTrace(kind: Trace['kind'], value: string | undefined): Trace[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what ends texts in pictures is no text
  const text = (value ?? '').replace(/[\u0000-\u001f]+/g, ' ').trim()
  return text === '' ? [] : [{ kind, value: text.length > longest ? `${text.slice(0, longest)}…` : text }]
}
