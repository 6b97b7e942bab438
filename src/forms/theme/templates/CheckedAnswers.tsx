import type { ReactNode } from 'react'
import { stepControls } from '../../pages/step-controls'
import type { ThemeContext } from '../theme-context'
import { WalkButton } from './WalkButton'

type CheckedAnswersProps = { context: ThemeContext & { step: NonNullable<ThemeContext['step']> } }

/** All answers before the form is sent, page by page, each page with the way to change it. */
export function CheckedAnswers({ context: { form, headingLevel, step } }: CheckedAnswersProps): ReactNode {
  const Heading = headingLevel === 2 ? 'h3' : 'h4'
  const words = form.pageWords
  return step.checked.map(({ key, label, answers }) => (
    <section key={key} data-part="checked">
      <Heading>{label}</Heading>
      {answers.length === 0 ? (
        <p>{words?.unanswered}</p>
      ) : (
        <dl>
          {answers.map((answer) => (
            <div key={answer.key}>
              <dt>{answer.label}</dt>
              <dd data-state={answer.text === null ? 'empty' : undefined}>{answer.text ?? words?.unanswered}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <WalkButton step={step} part="change" control={stepControls.change} value={key}>
          {words?.change} <span data-part="unseen">{label}</span>
        </WalkButton>
      </p>
    </section>
  ))
}
