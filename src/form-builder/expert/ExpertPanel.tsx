import { type ReactNode, useState } from 'react'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { expertTexts } from '../texts/expert-texts'
import { NumberedLines } from './NumberedLines'
import { readExpertForm } from './read-expert-form'

type ExpertPanelProps = {
  formKey: string
  /** The form as machines read it; null while it cannot be made. */
  json: string | null
  onReplace: (definition: FormDefinition) => void
}

/** The form as machines read it. Administrators may edit it; what a list of fields cannot say is refused. */
export function ExpertPanel({ formKey, json, onReplace }: ExpertPanelProps): ReactNode {
  const { say, language, idPrefix, isExpert, isReadOnly } = useBuilder()
  const [edited, setEdited] = useState<{ from: string | null; text: string } | null>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isApplied, setIsApplied] = useState(false)
  // What was edited before the form changed elsewhere would undo that change.
  const isEdited = edited !== null && edited.from === json
  const text = isEdited ? edited.text : (json ?? '')
  const canEdit = isExpert && !isReadOnly
  const refusalsId = `${idPrefix}-json-refusals`
  const apply = () => {
    const read = readExpertForm(text, { key: formKey, language })
    setRefusals('form' in read ? [] : read.refusals)
    setIsApplied('form' in read)
    if (!('form' in read)) return
    setEdited(null)
    onReplace(read.form)
  }
  return (
    <div className={styles['expert']}>
      <p className={styles['hint']}>{say(expertTexts.explanation)}</p>
      {json === null ? <p role="note">{say(expertTexts.unsound)}</p> : null}
      <label htmlFor={`${idPrefix}-json`}>{say(expertTexts.json)}</label>
      <NumberedLines
        id={`${idPrefix}-json`}
        text={text}
        isReadOnly={!canEdit}
        isInvalid={refusals.length > 0}
        describedBy={refusals.length > 0 ? refusalsId : undefined}
        onChange={(changed) => {
          setIsApplied(false)
          setEdited({ from: json, text: changed })
        }}
      />
      <div role="alert" id={refusalsId}>
        {refusals.length > 0 ? (
          <>
            <p>{say(expertTexts.refused)}</p>
            <ul className={styles['problems']} role="list">
              {refusals.map((refusal) => (
                <li key={refusal} data-blocks="saving">
                  {refusal}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <p role="status">{isApplied ? say(expertTexts.applied) : ''}</p>
      {canEdit ? (
        <p className={styles['actions']}>
          <button type="button" className={styles['button']} onClick={apply}>
            {say(expertTexts.apply)}
          </button>
          <button
            type="button"
            className={styles['button']}
            onClick={() => {
              setEdited(null)
              setRefusals([])
            }}
          >
            {say(expertTexts.discard)}
          </button>
        </p>
      ) : null}
    </div>
  )
}
