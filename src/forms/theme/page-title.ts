import type { FormInLanguage } from '../language/form-in-language'

/**
 * The title of a page whose form has errors: it is the first that a screen reader says. The server draws the page with it, the
 * browser sets it when errors appear.
 */
export function toErrorPageTitle({ words }: FormInLanguage, title: string): string {
  return words.pageTitle.replace('{title}', () => title)
}

/** The title without what says that there are errors. */
export function toPlainPageTitle({ words }: FormInLanguage, title: string): string {
  const [before = '', after = ''] = words.pageTitle.split('{title}')
  const isMarked = title.startsWith(before) && title.endsWith(after)
  return isMarked ? title.slice(before.length, title.length - after.length) : title
}
