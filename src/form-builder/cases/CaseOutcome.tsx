import { type ReactNode, useMemo } from 'react'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import type { GoldenCase } from '@/src/forms/definition/golden-case'
import { toFormSchema } from '@/src/forms/definition/to-form-schema'
import { isAsExpected } from '@/src/forms/governance/is-as-expected'
import { judgeGoldenCase } from '@/src/forms/governance/judge-golden-case'
import { createInterpreter } from '@/src/forms/validation/interpreter'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { caseTexts } from '../texts/case-texts'

type CaseOutcomeProps = {
  golden: GoldenCase
  sound: FormDefinition | null
  /** What the server found different when the form was saved last; null where nothing, undefined where it did not judge the case. */
  saved: string | null | undefined
}

/** What becomes of a case now, by the judge of the browser, and what became of it on the server when the form was saved last. */
export function CaseOutcome({ golden, sound, saved }: CaseOutcomeProps): ReactNode {
  const { say } = useBuilder()
  const errors = useMemo(() => {
    if (!sound) return null
    const { single, together } = judgeGoldenCase(sound, golden, createInterpreter(toFormSchema(sound), golden.day))
    return [...single, ...together]
  }, [golden, sound])
  const ofServer =
    saved === undefined ? null : (
      <p>{saved === null ? say(caseTexts.savedAsWritten) : `${say(caseTexts.savedDiffers)} ${saved}`}</p>
    )
  if (!errors)
    return (
      <div className={styles['hint']}>
        <p>{say(caseTexts.notYet)}</p>
        {ofServer}
      </div>
    )
  return (
    <div role="status" className={styles['hint']}>
      <p>
        <strong>{say(isAsExpected(golden, errors) ? caseTexts.asExpected : caseTexts.differs)}</strong>{' '}
        {errors.length === 0 ? say(caseTexts.nowTaken) : say(caseTexts.nowRefused)}
      </p>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <code>{field}</code> {text}
          </li>
        ))}
      </ul>
      {ofServer}
    </div>
  )
}
