import type { ReactNode } from 'react'
import { stepControls } from '../../pages/step-controls'
import type { ThemeContext } from '../theme-context'
import { WalkButton } from './WalkButton'

type FormPartsProps = Pick<ThemeContext, 'form' | 'step'>

/**
 * What a long form asks, what of it is answered, and the way to each part. It stands behind the button of the page, which the Enter key
 * presses; the last part sends, and is reached by checking the answers only.
 */
export function FormParts({ form: { pageWords: words }, step }: FormPartsProps): ReactNode {
  const { parts = [], at } = step ?? {}
  // Where all answers stand, each part has its own way back.
  if (!step || !words || at === null || parts.length === 0) return null
  const { length: done } = parts.filter(({ isDone }) => isDone)
  return (
    <details data-part="parts">
      <summary>{words.parts.replace('{done}', String(done)).replace('{total}', String(parts.length))}</summary>
      <ol>
        {parts.map(({ key, label, isDone }, place) => (
          <li key={key} aria-current={key === at ? 'step' : undefined}>
            {key === at || place === parts.length - 1 ? (
              label
            ) : (
              <WalkButton step={step} part="change" control={stepControls.change} value={key}>
                {label}
              </WalkButton>
            )}{' '}
            <span data-part="hint">{isDone ? words.done : words.open}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
