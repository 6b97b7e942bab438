import type { ReactNode } from 'react'

/** In place of the CMS's own button: nothing goes live by saving, and the panel beside the form has the steps. */
export function NoPublishButton(): ReactNode {
  return null
}
