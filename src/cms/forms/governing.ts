import type { PayloadRequest } from 'payload'

/**
 * Requests that may write what governs a form: its versions, its proposal and which version is in force. Only this module makes
 * the mark, and only the functions of this folder ask for it, so that neither an API, nor an import, nor a duplicate, nor other
 * trusted code can publish.
 */
const marks = new WeakSet<object>()
const name = 'governing'

/** The context of a call of the local API that governs. Never pass a person's own request with it: the mark would stay there. */
export function governing(): { [name]: object } {
  const mark = {}
  marks.add(mark)
  return { [name]: mark }
}

/** Whether the write under way was asked for by the functions of this folder. */
export function isGoverning({ context }: PayloadRequest): boolean {
  const mark = context[name]
  return typeof mark === 'object' && mark !== null && marks.has(mark)
}
