import type { ReactNode } from 'react'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { toFormFile } from '@/src/forms/file/form-file'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { fileTexts } from '../texts/file-texts'
import { FilePart } from './FilePart'

/** In milliseconds. The browser reads what it saves after the click, and says to nobody when it has. */
const untilSaved = 60_000

/** The form as a file on the computer of who edits it. */
export function DownloadForm({ form }: { form: FormDefinition | null }): ReactNode {
  const { say } = useBuilder()
  return (
    <FilePart title={say(fileTexts.download)} text={say(fileTexts.downloadText)}>
      {form ? (
        <p className={styles['actions']}>
          <button type="button" className={styles['button']} onClick={() => save(form)}>
            {say(fileTexts.downloadButton)}
          </button>
        </p>
      ) : (
        <p role="note">{say(fileTexts.unsound)}</p>
      )}
    </FilePart>
  )
}

function save(form: FormDefinition): void {
  const address = URL.createObjectURL(new Blob([toFormFile(form)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${form.key}.form.json`
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), untilSaved)
}
