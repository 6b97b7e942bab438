import { useEffect } from 'react'
import type { FormInLanguage } from '../language/form-in-language'
import { toErrorPageTitle, toPlainPageTitle } from './page-title'

/** Says in the title of the page that something is wrong with the form, for as long as it is. */
export function useErrorTitle(form: FormInLanguage, isWrong: boolean): void {
  useEffect(() => {
    // Without errors of its own the title may speak of another form of the page.
    if (!isWrong) return
    const title = toPlainPageTitle(form, document.title)
    document.title = toErrorPageTitle(form, title)
    return () => {
      document.title = title
    }
  }, [form, isWrong])
}
