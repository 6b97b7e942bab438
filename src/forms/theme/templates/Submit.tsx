import { getSubmitButtonOptions, type SubmitButtonProps } from '@rjsf/utils'
import type { ReactNode } from 'react'

/** The button of a form. It is never disabled: a button that does nothing explains nothing. */
export function Submit({ uiSchema }: SubmitButtonProps): ReactNode {
  const { submitText, norender } = getSubmitButtonOptions(uiSchema)
  return norender ? null : <button type="submit">{submitText}</button>
}
