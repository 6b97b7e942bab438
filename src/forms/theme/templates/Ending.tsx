import type { ReactNode } from 'react'
import type { FormInLanguage } from '../../language/form-in-language'
import { checkPlace, stepControls } from '../../pages/step-controls'
import { trapControl } from '../../placing/form-controls'
import type { ShownStep } from '../theme-context'
import { WalkButton } from './WalkButton'

type EndingProps = {
  controls: Readonly<Record<string, string>>
  form: FormInLanguage
  isSending: boolean
  step: ShownStep | null
}

/** What ends every form: what nobody sees, and the button. It is never disabled: such a button explains nothing. */
export function Ending({ controls, form: { texts, words, pageWords }, isSending, step }: EndingProps): ReactNode {
  return (
    <>
      {Object.entries({ ...controls, ...toStepControls(step) }).map(([name, value]) =>
        name === trapControl ? (
          <p key={name} data-part="unseen" aria-hidden="true">
            <label>
              {words.leaveEmpty} <input type="text" name={`_${name}`} tabIndex={-1} autoComplete="off" />
            </label>
          </p>
        ) : (
          <input key={name} type="hidden" name={`_${name}`} value={value} />
        ),
      )}
      <p data-part="ending">
        <button type="submit">{isSending ? texts.sending : texts.submit}</button>
        {/* Behind the other one, which the Enter key presses. */}
        {step && step.number > 1 ? (
          <WalkButton step={step} part="back" control={stepControls.back} value="1">
            {pageWords?.back}
          </WalkButton>
        ) : null}
        <span role="status" data-part="unseen">
          {isSending ? texts.sending : ''}
        </span>
      </p>
    </>
  )
}

function toStepControls(step: ShownStep | null): Record<string, string> {
  if (!step) return {}
  const { at, carried } = step
  return { [stepControls.at]: at ?? checkPlace, ...(carried !== null && { [stepControls.carried]: carried }) }
}
