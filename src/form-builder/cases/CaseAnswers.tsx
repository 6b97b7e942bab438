import type { ReactNode } from 'react'
import type { CaseAnswer } from '@/src/forms/definition/golden-case'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import type { Locale } from '@/src/i18n/locales'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { IconButton } from '../controls/IconButton'
import { LineBox } from '../controls/LineBox'
import styles from '../form-builder.module.css'
import { caseTexts } from '../texts/case-texts'
import type { CaseWay } from './case-ways'

type CaseAnswersProps = {
  answers: readonly CaseAnswer[]
  ways: readonly CaseWay[]
  /** In which the case is filled in. */
  language: Locale
  /** Of the case among all. */
  place: number
  onChange: (answers: CaseAnswer[], part: string) => void
}

/** What a case answers: a question and what is typed or chosen, line by line. */
export function CaseAnswers({ answers, ways, language, place, onChange }: CaseAnswersProps): ReactNode {
  const { say, isReadOnly } = useBuilder()
  const change = (at: number, changed: CaseAnswer, part: string) =>
    onChange(
      answers.map((answer, other) => (other === at ? changed : answer)),
      `answers.${at}.${part}`,
    )
  const next = ways.find(({ way }) => answers.every(({ field }) => field !== way)) ?? ways[0]
  return (
    <>
      {answers.map((answer, at) => {
        const part = `cases.${place}.answers.${at}`
        return (
          <div key={at} className={styles['rules']}>
            <ChoiceBox
              entryId={null}
              part={`${part}.field`}
              label={say(caseTexts.question, { number: at + 1 })}
              value={answer.field}
              choices={ways.map(({ way, label }) => ({ value: way, label }))}
              onChange={(field) => change(at, { field, value: '' }, 'field')}
            />
            <AnswerBox
              {...{ answer, language, part }}
              way={ways.find(({ way }) => way === answer.field)}
              label={say(caseTexts.answer, { number: at + 1 })}
              onChange={(value) => change(at, { ...answer, value }, 'value')}
            />
            {isReadOnly ? null : (
              <IconButton
                icon="delete"
                name={say(caseTexts.removeAnswer, { number: at + 1 })}
                onPress={() =>
                  onChange(
                    answers.filter((_answer, other) => other !== at),
                    'answers',
                  )
                }
              />
            )}
          </div>
        )
      })}
      {isReadOnly || !next ? null : (
        <button
          type="button"
          className={styles['button']}
          onClick={() => onChange([...answers, { field: next.way, value: '' }], 'answers')}
        >
          {say(caseTexts.addAnswer)}
        </button>
      )}
    </>
  )
}

type AnswerBoxProps = {
  answer: CaseAnswer
  way: CaseWay | undefined
  language: Locale
  part: string
  label: string
  onChange: (value: string) => void
}

/** What is chosen where something can be chosen; a line of text for everything else. */
function AnswerBox({ answer: { value }, way, language, part, label, onChange }: AnswerBoxProps): ReactNode {
  const { say } = useBuilder()
  const control = { entryId: null, part: `${part}.value`, label, value, onChange }
  if (!way) return <LineBox {...control} />
  const { question } = way
  const options = fieldTypeOf(question).language.options?.(question, language) ?? []
  if (question.type === 'consent')
    return <ChoiceBox {...control} choices={[{ value: 'true', label: say(caseTexts.ticked) }]} />
  if (options.length > 0) return <ChoiceBox {...control} choices={options} />
  return <LineBox {...control} hint={toHint()} />

  function toHint(): string {
    if (question.type === 'file') return say(caseTexts.fileHint)
    return question.type === 'date' ? say(caseTexts.dateHint) : ''
  }
}
