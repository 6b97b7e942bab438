import type { ReactNode } from 'react'
import { type ConditionTest, condition } from '@/src/forms/definition/condition'
import type { AskedAbout } from '@/src/forms/definition/field'
import { toEntryName } from '@/src/forms/governance/entry-name'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import type { Locale } from '@/src/i18n/locales'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { LineBox } from '../controls/LineBox'
import { NumberBox } from '../controls/NumberBox'
import { type Operator, toOperators, toTest } from '../draft/edit-condition'
import styles from '../form-builder.module.css'
import { DateLimitRule } from '../rules/DateLimitRule'
import { entryTexts, operatorTexts } from '../texts/entry-texts'

type ConditionTestRowProps = {
  id: number
  place: number
  test: ConditionTest
  /** What it may ask about. */
  earlier: readonly AskedAbout[]
  onChange: (test: ConditionTest) => void
}

/** One test of a condition: field, relation, value. */
export function ConditionTestRow({ id, place, test, earlier, onChange }: ConditionTestRowProps): ReactNode {
  const { say, language } = useBuilder()
  const asked = earlier.find(({ key }) => key === test.field)
  const part = `showWhen.tests.${place}`
  const operators: readonly Operator[] = asked ? toOperators(asked) : [test.operator]
  return (
    <div className={styles['test']}>
      <ChoiceBox
        entryId={id}
        part={`${part}.field`}
        label={say(entryTexts.testField)}
        value={test.field}
        choices={earlier.map((question) => ({ value: question.key, label: toEntryName(question, language) }))}
        onChange={(field) => {
          const other = earlier.find(({ key }) => key === field)
          if (other && field !== test.field) onChange(toTest(other))
        }}
      />
      <ChoiceBox
        entryId={id}
        part={`${part}.operator`}
        label={say(entryTexts.testOperator)}
        value={test.operator}
        choices={operators.map((value) => ({ value, label: say(operatorTexts[value]) }))}
        onChange={(operator) => {
          if (asked && operator !== test.operator) onChange(withOperator(test, toTest(asked, operator)))
        }}
      />
      {asked ? <TestValue id={id} part={`${part}.value`} test={test} asked={asked} onChange={onChange} /> : null}
    </div>
  )
}

/** Another relation to the same value, where it can be the same. */
function withOperator(before: ConditionTest, after: ConditionTest): ConditionTest {
  if (!('value' in before)) return after
  const { data } = condition.safeParse({ tests: [{ ...after, value: before.value }] })
  return data?.tests[0] ?? after
}

type TestValueProps = {
  id: number
  part: string
  test: ConditionTest
  asked: AskedAbout
  onChange: (test: ConditionTest) => void
}

function TestValue({ id, part, test, asked, onChange }: TestValueProps): ReactNode {
  const { say, language } = useBuilder()
  const box = { entryId: id, part, label: say(entryTexts.testValue) }
  switch (test.operator) {
    case 'answered':
      return null
    case 'reads':
    case 'contains':
      return (
        <LineBox
          {...box}
          hint={say(entryTexts.testWords)}
          value={test.value}
          onChange={(value) => onChange({ ...test, value })}
        />
      )
    case 'before':
    case 'after':
      return (
        <DateLimitRule
          {...box}
          value={test.value}
          isDemanded
          onChange={(value) => (value === null ? undefined : onChange({ ...test, value }))}
        />
      )
    case 'atLeast':
    case 'atMost':
    case 'ageAtLeast':
    case 'ageAtMost':
    case 'rowsAtLeast':
    case 'rowsAtMost':
      return (
        <NumberBox
          {...box}
          hint={test.operator.startsWith('age') ? say(entryTexts.testAge) : ''}
          value={test.value}
          unit={asked.type === 'repeat' ? 1 : fieldTypeOf(asked).governance.unit}
          onChange={(value) => onChange({ ...test, value: value ?? Number.NaN })}
        />
      )
    case 'includes':
      return (
        <ChoiceBox
          {...box}
          value={test.value}
          choices={toChoices(asked, language)}
          onChange={(value) => onChange({ ...test, value })}
        />
      )
    case 'equals':
    case 'differs':
      return (
        <ChoiceBox
          {...box}
          value={String(test.value)}
          choices={toChoices(asked, language)}
          onChange={(chosen) => onChange({ ...test, value: toValue(asked, chosen) })}
        />
      )
  }
}

/** What can be chosen in a question, by its labels. */
function toChoices(asked: AskedAbout, language: Locale) {
  if (asked.type === 'repeat') return []
  const options = fieldTypeOf(asked).language.options?.(asked, language) ?? []
  return options.map(({ value, label }) => ({ value, label: label || value }))
}

/** The value of an answer that is chosen as a text: yes and no are no texts. */
function toValue(asked: AskedAbout, chosen: string): string | boolean {
  if (asked.type === 'repeat') return chosen
  return (
    fieldTypeOf(asked)
      .governance.values?.(asked)
      .find((value) => String(value) === chosen) ?? chosen
  )
}
