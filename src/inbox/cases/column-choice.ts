/** A question whose answer the list of cases can show. */
export type FormColumn = { key: string; label: string }

export const mostColumns = 4

/** The name under which a person's choice of columns is kept among their preferences. */
export function columnsPreference(formKey: string): string {
  return `case-columns-${formKey}`
}
