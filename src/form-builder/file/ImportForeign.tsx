import { type ReactNode, useId, useState } from 'react'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { toPlacedEntries } from '@/src/forms/definition/placed-entries'
import type { ForeignFinding } from '@/src/forms/foreign/foreign-finding'
import { type ForeignTexts, readForeignForm } from '@/src/forms/foreign/read-foreign-form'
import { defaultLocale, locales } from '@/src/i18n/locales'
import { useBuilder } from '../builder-context'
import { NumberedLines } from '../expert/NumberedLines'
import styles from '../form-builder.module.css'
import { fileTexts } from '../texts/file-texts'
import { languageTexts } from '../texts/language-texts'
import { FilePart } from './FilePart'
import { ForeignFindings } from './ForeignFindings'
import { toJsonMistakeText } from './json-mistake-text'
import type { LineRefusal } from './read-form-file'
import { UseAsDraft } from './UseAsDraft'

type Source = ForeignFinding['source']
type Read =
  | { kind: 'none' }
  | { kind: 'refused'; refusals: (LineRefusal & { source: Source })[] }
  | { kind: 'read'; form: FormDefinition | null; findings: ForeignFinding[]; isUsed: boolean }

type ImportForeignProps = { formKey: string; onReplace: (definition: FormDefinition) => void }

const nothingPasted: ForeignTexts = { schema: '', uiSchema: '' }

/** A form of React JSON Schema Form, pasted: what can be said is taken in, and what cannot is told by line. */
export function ImportForeign({ formKey, onReplace }: ImportForeignProps): ReactNode {
  const { say, language, isExpert } = useBuilder()
  const id = useId()
  const [texts, setTexts] = useState(nothingPasted)
  const [locale, setLocale] = useState(defaultLocale)
  const [read, setRead] = useState<Read>({ kind: 'none' })
  const toId = (source: Source) => `${id}-${source}`
  const judge = () => {
    const imported = readForeignForm(texts, { key: formKey, locale, isExpert })
    if ('mistakes' in imported) {
      const refusals = imported.mistakes.map(({ source, mistake }) => ({
        source,
        line: mistake.line,
        text: toJsonMistakeText(mistake, language),
      }))
      return setRead({ kind: 'refused', refusals })
    }
    const form = 'form' in imported ? imported.form : null
    setRead({ kind: 'read', form, findings: imported.findings, isUsed: false })
  }
  const sources = [
    { source: 'schema' as const, label: say(fileTexts.schema), rows: 16 },
    { source: 'uiSchema' as const, label: say(fileTexts.uiSchema), rows: 6 },
  ]
  const refusals = read.kind === 'refused' ? read.refusals : []
  return (
    <FilePart title={say(fileTexts.importTitle)} text={say(fileTexts.importText)}>
      {sources.map(({ source, label, rows }) => (
        <div key={source} className={styles['pasted']}>
          <label htmlFor={toId(source)}>{label}</label>
          <NumberedLines
            id={toId(source)}
            text={texts[source]}
            rows={rows}
            isReadOnly={false}
            isInvalid={refusals.some((refusal) => refusal.source === source)}
            describedBy={refusals.some((refusal) => refusal.source === source) ? `${id}-refusals` : undefined}
            onChange={(text) => {
              setTexts({ ...texts, [source]: text })
              setRead({ kind: 'none' })
            }}
          />
        </div>
      ))}
      <div className={styles['control']}>
        <label htmlFor={`${id}-language`}>{say(fileTexts.language)}</label>
        <select
          id={`${id}-language`}
          value={locale}
          onChange={({ target }) => {
            setLocale(locales.find((known) => known === target.value) ?? defaultLocale)
            setRead({ kind: 'none' })
          }}
        >
          {locales.map((known) => (
            <option key={known} value={known}>
              {say(languageTexts[known].label)}
            </option>
          ))}
        </select>
      </div>
      <p className={styles['actions']}>
        <button type="button" className={styles['button']} onClick={judge}>
          {say(fileTexts.read)}
        </button>
      </p>
      <div role="alert" id={`${id}-refusals`}>
        {refusals.length > 0 ? (
          <>
            <p>{say(fileTexts.refused)}</p>
            <ul className={styles['problems']} role="list">
              {refusals.map(({ source, line, text }) => (
                <li key={`${source} ${line} ${text}`} data-blocks="saving">
                  {say(source === 'schema' ? fileTexts.line : fileTexts.lineOfControls, { line })}: {text}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <p role="status">
        {read.kind === 'read' && read.form
          ? say(fileTexts.importHolds, { entries: toPlacedEntries(read.form.fields).length })
          : null}
        {read.kind === 'read' && !read.form ? say(fileTexts.importNothing) : null}{' '}
        {read.kind === 'read' && read.isUsed ? say(fileTexts.used) : null}
      </p>
      {read.kind === 'read' ? (
        <>
          {read.form ? (
            <UseAsDraft
              isUsed={read.isUsed}
              onUse={() => {
                if (read.form) onReplace(read.form)
                setRead({ ...read, isUsed: true })
              }}
            />
          ) : null}
          <ForeignFindings
            findings={read.findings}
            texts={texts}
            onGo={({ source, line }) => select(toId(source), line)}
          />
        </>
      ) : null}
    </FilePart>
  )
}

/** Selects a line of a box and goes to it. */
function select(id: string, line: number): void {
  const box = document.getElementById(id)
  if (!(box instanceof HTMLTextAreaElement)) return
  const lines = box.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  box.focus()
  box.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  // Selecting alone does not bring the line into sight in every browser.
  box.scrollTop = (box.scrollHeight / Math.max(lines.length, 1)) * Math.max(line - 4, 0)
}
