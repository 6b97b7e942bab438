import type { ReactNode } from 'react'
import type { ConditionTest } from '@/src/forms/definition/condition'
import type { Question } from '@/src/forms/definition/field'
import { toEntryName } from '@/src/forms/governance/entry-name'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import type { Locale } from '@/src/i18n/locales'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { NumberBox } from '../controls/NumberBox'
import { type Operator, toOperators, toTest } from '../draft/edit-condition'
import styles from '../form-builder.module.css'
import { entryTexts, operatorTexts } from '../texts/entry-texts'

type ConditionTestRowProps = {
  id: number
  place: number
  test: ConditionTest
  /** The questions that it may ask about. */
  earlier: readonly Question[]
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
          const question = earlier.find(({ key }) => key === field)
          if (question && field !== test.field) onChange(toTest(question))
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
  if (
    (before.operator === 'equals' || before.operator === 'differs') &&
    (after.operator === 'equals' || after.operator === 'differs')
  )
    return { ...after, value: before.value }
  if (
    (before.operator === 'atLeast' || before.operator === 'atMost') &&
    (after.operator === 'atLeast' || after.operator === 'atMost')
  )
    return { ...after, value: before.value }
  return after
}

type TestValueProps = {
  id: number
  part: string
  test: ConditionTest
  asked: Question
  onChange: (test: ConditionTest) => void
}

function TestValue({ id, part, test, asked, onChange }: TestValueProps): ReactNode {
  const { say, language } = useBuilder()
  const box = { entryId: id, part, label: say(entryTexts.testValue) }
  switch (test.operator) {
    case 'answered':
      return null
    case 'atLeast':
    case 'atMost':
      return (
        <NumberBox
          {...box}
          value={test.value}
          unit={fieldTypeOf(asked).governance.unit}
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
function toChoices(asked: Question, language: Locale) {
  const options = fieldTypeOf(asked).language.options?.(asked, language) ?? []
  return options.map(({ value, label }) => ({ value, label: label || value }))
}

/** The value of an answer that is chosen as a text: yes and no are no texts. */
function toValue(asked: Question, chosen: string): string | boolean {
  return (
    fieldTypeOf(asked)
      .governance.values?.(asked)
      .find((value) => String(value) === chosen) ?? chosen
  )
}
