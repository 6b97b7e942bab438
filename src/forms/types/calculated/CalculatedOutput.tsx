import type { WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { toDescribedBy } from '../../theme/described-by'

/** What the form calculates, to be read: screen readers say it when it changes and they are silent. */
export function CalculatedOutput(props: WidgetProps): ReactNode {
  const { id, value } = props
  return (
    <output id={id} tabIndex={-1} aria-describedby={toDescribedBy(props)}>
      {value ?? '–'}
    </output>
  )
}
