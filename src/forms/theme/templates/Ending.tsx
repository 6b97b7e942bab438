import type { MouseEvent, ReactNode } from 'react'
import { formatNumber } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import type { FormInLanguage } from '../../language/form-in-language'
import { checkPlace, stepControls } from '../../pages/step-controls'
import { draftControl, saveControl, savedControl, trapControl } from '../../placing/form-controls'
import type { ShownStep } from '../theme-context'
import { FormParts } from './FormParts'
import { WalkButton } from './WalkButton'

type EndingProps = {
  controls: Readonly<Record<string, string>>
  form: FormInLanguage
  /** How much of it is on its way, between 0 and 1; null while it is not being sent. */
  sent: number | null
  step: ShownStep | null
}

/** What ends every form: what nobody sees, and the button. It is never disabled: such a button explains nothing. */
export function Ending({ controls, form, sent, step }: EndingProps): ReactNode {
  const { texts, words, pageWords, saveWords, locale } = form
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
        <button type="submit">{sent === null ? texts.submit : `${texts.sending}${toProgress(sent, locale)}`}</button>
        {/* Behind the other one, which the Enter key presses. */}
        {step && step.number > 1 ? (
          <WalkButton step={step} part="back" control={stepControls.back} value="1">
            {pageWords?.back}
          </WalkButton>
        ) : null}
        {saveWords ? (
          <button
            // While a form is edited it is shown, and does nothing: a trial saves nothing, and is answered to script alone.
            type={draftControl in controls ? 'button' : 'submit'}
            data-part="save"
            name={`_${saveControl}`}
            value="1"
            onClick={postAsItStands}
          >
            {saveWords.save}
          </button>
        ) : null}
        <span role="status" data-part="unseen">
          {sent === null ? '' : texts.sending}
        </span>
      </p>
      {saveWords && !(savedControl in controls) && (step?.number ?? 1) === 1 ? (
        <p>
          <a href={saveWords.returnHref}>{saveWords.returning}</a>
        </p>
      ) : null}
      <FormParts form={form} step={step} />
    </>
  )
}

/** How much of a long form is on its way. Short ones say nothing of it, and what is said is not read out each time. */
function toProgress(sent: number, locale: Locale): string {
  if (sent === 0) return ''
  return ` ${formatNumber(locale, sent, { style: 'percent', roundingMode: 'floor' })}`
}

/** What is answered is a page of its own, also where script runs: the form is posted past it, unfinished as it is. */
function postAsItStands({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  form?.addEventListener('submit', (event) => event.stopPropagation(), { once: true })
}

function toStepControls(step: ShownStep | null): Record<string, string> {
  if (!step) return {}
  const { at, carried } = step
  return { [stepControls.at]: at ?? checkPlace, ...(carried !== null && { [stepControls.carried]: carried }) }
}
