import { type ReactNode, useId, useState } from 'react'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { toPlacedEntries } from '@/src/forms/definition/placed-entries'
import type { Locale } from '@/src/i18n/locales'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { fileTexts } from '../texts/file-texts'
import { FilePart } from './FilePart'
import { type LineRefusal, readFormFile } from './read-form-file'
import { UseAsDraft } from './UseAsDraft'

type TakeInFileProps = {
  form: FormDefinition | null
  formKey: string
  onReplace: (definition: FormDefinition) => void
}

type Taken =
  | { kind: 'none' }
  | { kind: 'read'; form: FormDefinition; isUsed: boolean }
  | { kind: 'refused'; refusals: LineRefusal[] }

/** Takes a file of a form in: judged first, shown for what it is, and used when somebody says so. */
export function TakeInFile({ form: before, formKey, onReplace }: TakeInFileProps): ReactNode {
  const { say, language, isExpert } = useBuilder()
  const id = useId()
  const [taken, setTaken] = useState<Taken>({ kind: 'none' })
  const choose = async (file: File | undefined) => {
    if (!file) return setTaken({ kind: 'none' })
    const read = readFormFile(await file.text(), { key: formKey, language, isExpert, before })
    setTaken(
      'form' in read ? { kind: 'read', form: read.form, isUsed: false } : { kind: 'refused', refusals: read.refusals },
    )
  }
  return (
    <FilePart title={say(fileTexts.takeIn)} text={say(fileTexts.takeInText)}>
      <div className={styles['control']}>
        <label htmlFor={id}>{say(fileTexts.choose)}</label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          aria-invalid={taken.kind === 'refused' || undefined}
          aria-describedby={taken.kind === 'refused' ? `${id}-refusals` : undefined}
          onChange={({ target }) => {
            choose(target.files?.[0]).catch((error: unknown) => {
              reportError(error)
              setTaken({ kind: 'refused', refusals: [{ line: 1, text: say(fileTexts.unreadableFile) }] })
            })
            // The same file, mended meanwhile, can be chosen again.
            target.value = ''
          }}
        />
      </div>
      <div role="alert" id={`${id}-refusals`}>
        {taken.kind === 'refused' ? (
          <>
            <p>{say(fileTexts.refused)}</p>
            <ul className={styles['problems']} role="list">
              {taken.refusals.map(({ line, text }) => (
                <li key={`${line} ${text}`} data-blocks="saving">
                  {say(fileTexts.line, { line })}: {text}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <p role="status">
        {taken.kind === 'read' ? say(fileTexts.fileHolds, toCounts(taken.form, language)) : null}{' '}
        {taken.kind === 'read' && taken.isUsed ? say(fileTexts.used) : null}
      </p>
      {taken.kind === 'read' ? (
        <UseAsDraft
          isUsed={taken.isUsed}
          onUse={() => {
            onReplace(taken.form)
            setTaken({ ...taken, isUsed: true })
          }}
        />
      ) : null}
    </FilePart>
  )
}

function toCounts({ title, fields, rules, cases, key }: FormDefinition, language: Locale) {
  return {
    title: title[language] || key,
    entries: toPlacedEntries(fields).length,
    rules: rules.length,
    cases: cases.length,
  }
}
