/** The name of the definition in a form's schema that says when an entry is shown. */
export const toShowName = (key: string): string => `show-${key}`
