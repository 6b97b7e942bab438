import { type BaseInputTemplateProps, getInputProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { Typing } from '../../language/form-in-language'
import { toDescribedBy, toInvalid } from '../described-by'

/** One line to type in. What may be typed and how it is read, the rules of the form say: the control stops nobody. */
export function TextInput(props: BaseInputTemplateProps): ReactNode {
  const { id, htmlName, type, schema, options, value, required, disabled, readonly, onChange, onBlur, onFocus } = props
  const { inputMode, typing } = options
  return (
    <input
      {...getInputProps(schema, type, options)}
      id={id}
      name={htmlName ?? id}
      value={value ?? ''}
      inputMode={isInputMode(inputMode) ? inputMode : undefined}
      {...(isTyping(typing) ? helps[typing] : null)}
      aria-required={required || undefined}
      aria-invalid={toInvalid(props.rawErrors)}
      aria-describedby={toDescribedBy(props)}
      disabled={disabled}
      readOnly={readonly}
      onChange={({ target }) => onChange(target.value === '' ? options.emptyValue : target.value)}
      onBlur={({ target }) => onBlur(id, target.value)}
      onFocus={({ target }) => onFocus(id, target.value)}
    />
  )
}

/** How devices help with what is typed: with which keys, and without taking it for words to be spelled. */
const helps = {
  digits: { inputMode: 'numeric' },
  code: { autoCapitalize: 'characters', spellCheck: false },
  name: { autoCapitalize: 'words', spellCheck: false },
} as const satisfies Record<Typing, object>

function isTyping(word: unknown): word is Typing {
  return typeof word === 'string' && Object.hasOwn(helps, word)
}

/** The keys that a phone shows. */
function isInputMode(mode: unknown): mode is 'text' | 'decimal' | 'numeric' | 'tel' | 'email' {
  return mode === 'text' || mode === 'decimal' || mode === 'numeric' || mode === 'tel' || mode === 'email'
}
