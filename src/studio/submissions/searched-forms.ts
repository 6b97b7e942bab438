/** A form in which can be searched, by what it is called. */
export type SearchedForm = { key: string; name: string }

/** The forms of which something was sent, each once. @param names what forms are called, by their keys */
export function toSearchedForms(
  sent: readonly { formKey: string }[],
  names: ReadonlyMap<string, string>,
): SearchedForm[] {
  return [...new Set(sent.map(({ formKey }) => formKey))].map((key) => ({ key, name: names.get(key) ?? key }))
}
