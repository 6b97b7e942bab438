import { type ReactNode, useId, useState } from 'react'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { fileTexts } from '../texts/file-texts'
import { type CopyOutcome, copyForm } from './copy-form'
import { FilePart } from './FilePart'

type Phase = { kind: 'open' | 'busy' | 'failed' } | CopyOutcome

/** Another form that begins as this one is. */
export function CopyForm({ form, formId }: { form: FormDefinition | null; formId: number | null }): ReactNode {
  const { say, language } = useBuilder()
  const id = useId()
  const [key, setKey] = useState('')
  const [name, setName] = useState('')
  const [phase, setPhase] = useState<Phase>({ kind: 'open' })
  const copy = () => {
    if (!form || formId === null || phase.kind === 'busy') return
    setPhase({ kind: 'busy' })
    copyForm(formId, { definition: form, key, name, language }).then(setPhase, (error: unknown) => {
      reportError(error)
      setPhase({ kind: 'failed' })
    })
  }
  return (
    <FilePart title={say(fileTexts.copy)} text={say(fileTexts.copyText)}>
      {formId === null || !form ? (
        <p role="note">{say(form ? fileTexts.copyUnsaved : fileTexts.unsound)}</p>
      ) : (
        <>
          <div className={styles['control']}>
            <label htmlFor={`${id}-key`}>{say(fileTexts.copyKey)}</label>
            <input
              id={`${id}-key`}
              type="text"
              className={styles['code']}
              spellCheck={false}
              autoComplete="off"
              value={key}
              onChange={({ target }) => setKey(target.value)}
            />
          </div>
          <div className={styles['control']}>
            <label htmlFor={`${id}-name`}>{say(fileTexts.copyName)}</label>
            <input
              id={`${id}-name`}
              type="text"
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <p className={styles['actions']}>
            <button type="button" className={styles['button']} aria-disabled={phase.kind === 'busy'} onClick={copy}>
              {say(fileTexts.copyButton)}
            </button>
          </p>
        </>
      )}
      <div role="alert">
        {phase.kind === 'refused' ? (
          <p className={styles['problem']}>{say(fileTexts.copyRefused, { reason: phase.reason })}</p>
        ) : null}
        {phase.kind === 'failed' ? <p className={styles['problem']}>{say(fileTexts.copyFailed)}</p> : null}
      </div>
      <p role="status">
        {phase.kind === 'copied' ? (
          <>
            {say(fileTexts.copied)} <a href={`/admin/collections/forms/${phase.id}`}>{phase.name}</a>
          </>
        ) : null}
      </p>
    </FilePart>
  )
}
