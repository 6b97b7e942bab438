import type { ReactNode } from 'react'
import type { ThemeContext } from '../theme-context'

/** The id of the name of the page that is shown. */
export const toStepHeadingId = (formId: string): string => `${formId}--step`

type StepHeadingProps = { id: string; context: ThemeContext & { step: NonNullable<ThemeContext['step']> } }

/** Which page of the form it is, of how many, and its name. */
export function StepHeading({ id, context: { form, headingLevel, step } }: StepHeadingProps): ReactNode {
  const Heading = `h${headingLevel}` as const
  const place = form.pageWords?.step.replace('{number}', String(step.number)).replace('{total}', String(step.total))
  return (
    <div data-part="step">
      <p data-part="hint">{place}</p>
      <Heading
        id={toStepHeadingId(id)}
        tabIndex={-1}
        // A page that comes without script begins there.
        autoFocus={step.isFocused}
        suppressHydrationWarning
      >
        {step.name}
      </Heading>
      {step.hint ? <p data-part="hint">{step.hint}</p> : null}
    </div>
  )
}
