import type { ReactNode } from 'react'
import type { FormDefinition } from '../definition/form-definition'
import { toConditionStyles } from './condition-styles'
import styles from './form.module.css'

type FormFrameProps = {
  /** The id that the form in it is drawn with. */
  id: string
  definition: FormDefinition
  children: ReactNode
}

/** What stands around a form on the server: how it looks, and the styles that answer to choices without script. */
export function FormFrame({ id, definition, children }: FormFrameProps): ReactNode {
  const conditions = toConditionStyles(definition, id)
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
