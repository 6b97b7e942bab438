import { getTemplate, type WidgetProps } from '@rjsf/utils'
import type { ReactNode } from 'react'

type Typing = { type: string; inputMode: string }

/** A line to type in, with the keyboard that suits. Spelling is left alone where words are not what is typed. */
function typed({ type, inputMode }: Typing) {
  return (props: WidgetProps): ReactNode => {
    const Input = getTemplate('BaseInputTemplate', props.registry, props.options)
    return <Input {...props} type={type} options={{ ...props.options, inputMode }} />
  }
}

export const EmailInput = typed({ type: 'email', inputMode: 'email' })
export const PhoneInput = typed({ type: 'tel', inputMode: 'tel' })

/** Not `type="number"`: that one drops what it cannot read, changes by the wheel, and knows one way to write decimals. */
export const NumberInput = typed({ type: 'text', inputMode: 'decimal' })
