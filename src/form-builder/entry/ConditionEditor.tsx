import type { ReactNode } from 'react'
import type { Condition } from '@/src/forms/definition/condition'
import type { AskedAbout } from '@/src/forms/definition/field'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { useControlPlace } from '../controls/control-place'
import { IconButton } from '../controls/IconButton'
import { Problems } from '../controls/Problems'
import { addTest, changeTest, removeTest } from '../draft/edit-condition'
import styles from '../form-builder.module.css'
import { entryTexts } from '../texts/entry-texts'
import { ConditionTestRow } from './ConditionTestRow'

/** The most tests that a condition can have. */
const mostTests = 8

type ConditionEditorProps = {
  id: number
  condition: Condition | null
  /** What it may ask about. */
  earlier: readonly AskedAbout[]
  onChange: (condition: Condition | null, part: string) => void
}

/** When an entry is shown: always, or when earlier answers meet all or any of its tests. */
export function ConditionEditor({ id, condition, earlier, onChange }: ConditionEditorProps): ReactNode {
  const { say, isReadOnly } = useBuilder()
  const place = useControlPlace({ entryId: id, part: 'showWhen' })
  const tests = condition?.tests ?? []
  const canAdd = !isReadOnly && earlier.length > 0 && tests.length < mostTests
  return (
    <fieldset className={styles['group']} aria-describedby={place.problemsId}>
      <legend>{say(entryTexts.condition)}</legend>
      <Problems id={place.problemsId} problems={place.problems} />
      {condition ? null : <p className={styles['hint']}>{say(entryTexts.always)}</p>}
      {condition && tests.length > 1 ? (
        <ChoiceBox
          entryId={id}
          part="showWhen.match"
          label={say(entryTexts.match)}
          value={condition.match}
          choices={[
            { value: 'all' as const, label: say(entryTexts.all) },
            { value: 'any' as const, label: say(entryTexts.any) },
          ]}
          onChange={(match) => onChange({ ...condition, match }, 'showWhen.match')}
        />
      ) : null}
      {condition
        ? tests.map((test, at) => (
            <fieldset key={at} className={styles['testRow']}>
              <legend>{say(entryTexts.test, { number: at + 1 })}</legend>
              <ConditionTestRow
                id={id}
                place={at}
                test={test}
                earlier={earlier}
                onChange={(changed) => onChange(changeTest(condition, at, changed), `showWhen.tests.${at}`)}
              />
              {isReadOnly ? null : (
                <IconButton
                  icon="delete"
                  name={say(entryTexts.removeTest, { number: at + 1 })}
                  onPress={() => onChange(removeTest(condition, at), 'showWhen')}
                />
              )}
            </fieldset>
          ))
        : null}
      {canAdd ? (
        <button
          type="button"
          id={place.id}
          className={styles['button']}
          onClick={() => onChange(addTest(condition, earlier), 'showWhen')}
        >
          {say(entryTexts.addTest)}
        </button>
      ) : null}
      {earlier.length === 0 && !condition ? <p className={styles['hint']}>{say(entryTexts.noEarlier)}</p> : null}
    </fieldset>
  )
}
