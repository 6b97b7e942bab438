import { type ReactNode, useState } from 'react'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { reviewTexts } from '../texts/review-texts'
import type { PossibleStep } from './possible-steps'
import { ReasonedStep } from './ReasonedStep'
import { type ReviewStep, type StepOutcome, takeReviewStep } from './review-requests'

type ReviewStepsProps = { formId: number; steps: ReadonlySet<PossibleStep>; onTaken: () => void }

type Told = { step: ReviewStep; outcome: StepOutcome | { kind: 'unreached' } }

const doneTexts = {
  propose: reviewTexts.didPropose,
  withdraw: reviewTexts.didWithdraw,
  retire: reviewTexts.didRetire,
} as const

/** What a person can do with a form now, and what became of what they did. */
export function ReviewSteps({ formId, steps, onTaken }: ReviewStepsProps): ReactNode {
  const { say, language } = useBuilder()
  const [told, setTold] = useState<Told | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const take = async (step: ReviewStep, reason = '') => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const outcome = await takeReviewStep(step, { formId, language, reason })
      setTold({ step, outcome })
      if (outcome.kind === 'taken') onTaken()
    } catch (error) {
      reportError(error)
      setTold({ step, outcome: { kind: 'unreached' } })
    }
    setIsBusy(false)
  }
  return (
    <section className={styles['steps']}>
      <p role="status">{told?.outcome.kind === 'taken' ? say(doneTexts[told.step]) : ''}</p>
      <div role="alert">{told ? <Refusal outcome={told.outcome} /> : null}</div>
      {steps.has('decide') ? (
        <p>
          <a href={`/admin/review/forms/${formId}`}>{say(reviewTexts.decide)}</a>
        </p>
      ) : null}
      {steps.has('withdraw') ? (
        <button type="button" className={styles['button']} onClick={() => take('withdraw')}>
          {say(reviewTexts.withdraw)}
        </button>
      ) : null}
      {steps.has('propose') ? (
        <ReasonedStep
          name="propose"
          label={say(reviewTexts.propose)}
          hint={say(reviewTexts.reasonHint)}
          onTake={(reason) => take('propose', reason)}
        />
      ) : null}
      {steps.has('retire') ? (
        <details className={styles['details']}>
          <summary>{say(reviewTexts.retireTitle)}</summary>
          <ReasonedStep
            name="retire"
            label={say(reviewTexts.retire)}
            hint={say(reviewTexts.retireHint)}
            onTake={(reason) => take('retire', reason)}
          />
        </details>
      ) : null}
    </section>
  )
}

function Refusal({ outcome }: { outcome: Told['outcome'] }): ReactNode {
  const { say } = useBuilder()
  if (outcome.kind === 'taken') return null
  if (outcome.kind === 'unreached') return <p>{say(reviewTexts.failed)}</p>
  return (
    <>
      <p>{outcome.message}</p>
      <ul className={styles['problems']} role="list">
        {outcome.problems.map((problem) => (
          <li key={problem} data-blocks="publishing">
            {problem}
          </li>
        ))}
      </ul>
    </>
  )
}
