import type { ReactNode } from 'react'
import { localDay } from '@/src/country/local-day'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import type { GoldenCase } from '@/src/forms/definition/golden-case'
import { useBuilder } from '../builder-context'
import { IconButton } from '../controls/IconButton'
import styles from '../form-builder.module.css'
import { caseTexts } from '../texts/case-texts'
import { CaseEditor } from './CaseEditor'
import type { CasesAtLastSave } from './cases-at-last-save'

type FormCasesProps = {
  definition: FormDefinition
  /** The form as it would be published; null while one cannot be made. */
  sound: FormDefinition | null
  atLastSave: CasesAtLastSave | null
  onChange: (cases: GoldenCase[], part: string) => void
}

/** What has to become of certain answers. Each case is judged as it is written, all of them at every save, and when the form is published. */
export function FormCases({ definition, sound, atLastSave, onChange }: FormCasesProps): ReactNode {
  const { say, language, isReadOnly } = useBuilder()
  const { cases } = definition
  const add = () => {
    const started = { language, day: localDay(Date.now()), answers: [], expected: { verdict: 'taken' as const } }
    onChange([...cases, { ...started, name: say(caseTexts.newName, { number: cases.length + 1 }) }], 'cases')
  }
  return (
    <>
      <p className={styles['hint']}>{say(caseTexts.about)}</p>
      {cases.map((golden, place) => (
        <fieldset key={place} className={styles['group']}>
          <legend>{say(caseTexts.case, { number: place + 1 })}</legend>
          <CaseEditor
            {...{ golden, place, sound, atLastSave }}
            fields={definition.fields}
            onChange={(changed, part) =>
              onChange(
                cases.map((other, at) => (at === place ? changed : other)),
                `cases.${place}.${part}`,
              )
            }
          />
          {isReadOnly ? null : (
            <IconButton
              icon="delete"
              name={say(caseTexts.remove, { number: place + 1 })}
              onPress={() =>
                onChange(
                  cases.filter((_other, at) => at !== place),
                  'cases',
                )
              }
            />
          )}
        </fieldset>
      ))}
      {isReadOnly ? null : (
        <button type="button" className={styles['button']} onClick={add}>
          {say(caseTexts.add)}
        </button>
      )}
      {atLastSave && atLastSave.untried.length > 0 ? (
        <section>
          <h3>{say(caseTexts.untried)}</h3>
          <p className={styles['hint']}>{say(caseTexts.untriedHint)}</p>
          <ul>
            {atLastSave.untried.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
