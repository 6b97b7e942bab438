import type { ReactNode } from 'react'
import type { FormDefinition } from '../definition/form-definition'
import { toFieldsOfPages } from '../pages/form-pages'
import { toConditionStyles } from './condition-styles'
import styles from './form.module.css'

type FormFrameProps = {
  /** The id that the form in it is drawn with. */
  id: string
  definition: FormDefinition
  children: ReactNode
}

/** What stands around a form on the server: how it looks, and the styles that answer to choices without script, on each of its pages. */
export function FormFrame({ id, definition, children }: FormFrameProps): ReactNode {
  const pages = toFieldsOfPages(definition)
  const conditions = pages.map((fields) => toConditionStyles({ fields }, id)).join('')
  return (
    <div className={styles['form']}>
      {conditions === '' ? null : (
        <style href={`form-${id}`} precedence="form">
          {conditions}
        </style>
      )}
      {children}
    </div>
  )
}
