import { type ReactNode, useId, useState } from 'react'
import type { ChoiceOption } from '@/src/forms/types/choice-option'
import type { StaffText } from '@/src/i18n/staff-text'
import { useBuilder } from '../builder-context'
import { type PastedMistake, pasteOptions } from '../draft/paste-options'
import styles from '../form-builder.module.css'
import { optionTexts } from '../texts/option-texts'

type PasteOptionsProps = {
  options: readonly ChoiceOption[]
  /** Values that were published. */
  fixed: ReadonlySet<string>
  onChange: (options: ChoiceOption[]) => void
}

const texts: Record<PastedMistake['kind'], StaffText> = {
  tooManyParts: optionTexts.pasteTooManyParts,
  tooLong: optionTexts.pasteTooLong,
  value: optionTexts.pasteValue,
  valueTaken: optionTexts.pasteValueTaken,
  tooMany: optionTexts.pasteTooMany,
}

/** Many options at once, from a list that somebody has already. */
export function PasteOptions({ options, fixed, onChange }: PasteOptionsProps): ReactNode {
  const { say } = useBuilder()
  const id = useId()
  const [text, setText] = useState('')
  const [mistakes, setMistakes] = useState<readonly PastedMistake[]>([])
  const [count, setCount] = useState(0)
  const add = () => {
    const pasted = pasteOptions(text, options, fixed)
    setMistakes('mistakes' in pasted ? pasted.mistakes : [])
    if ('mistakes' in pasted) return setCount(0)
    setCount(pasted.options.length - options.length)
    setText('')
    onChange(pasted.options)
  }
  return (
    <details className={styles['details']}>
      <summary>{say(optionTexts.paste)}</summary>
      <div className={styles['control']}>
        <label htmlFor={id}>{say(optionTexts.pasteLabel)}</label>
        <p id={`${id}-hint`} className={styles['hint']}>
          {say(optionTexts.pasteHint)}
        </p>
        <textarea
          id={id}
          rows={6}
          value={text}
          aria-invalid={mistakes.length > 0 || undefined}
          aria-describedby={mistakes.length > 0 ? `${id}-hint ${id}-mistakes` : `${id}-hint`}
          onChange={({ target }) => {
            setText(target.value)
            setCount(0)
          }}
        />
      </div>
      <div role="alert" id={`${id}-mistakes`}>
        {mistakes.length > 0 ? (
          <ul className={styles['problems']} role="list">
            {mistakes.map(({ line, kind, value }) => (
              <li key={line} data-blocks="saving">
                {say(optionTexts.pasteLine, { line })}: {say(texts[kind], { value })}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <p className={styles['actions']}>
        <button type="button" className={styles['button']} onClick={add}>
          {say(optionTexts.pasteAdd)}
        </button>
      </p>
      <p role="status">{count > 0 ? say(optionTexts.pasted, { count }) : ''}</p>
    </details>
  )
}
