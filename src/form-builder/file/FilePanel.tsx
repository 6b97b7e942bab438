import type { ReactNode } from 'react'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { useBuilder } from '../builder-context'
import styles from '../form-builder.module.css'
import { CopyForm } from './CopyForm'
import { DownloadForm } from './DownloadForm'
import { ImportForeign } from './ImportForeign'
import { TakeInFile } from './TakeInFile'

type FilePanelProps = {
  /** The form as it is edited; null while it breaks its shape and could not be saved. */
  form: FormDefinition | null
  formKey: string
  /** The document of the form; null until it was saved once. */
  formId: number | null
  onReplace: (definition: FormDefinition) => void
}

/** A form taken out as a file, in as one or from another program, and copied. What is taken in is a draft like any other. */
export function FilePanel({ form, formKey, formId, onReplace }: FilePanelProps): ReactNode {
  const { isReadOnly } = useBuilder()
  return (
    <div className={styles['file']}>
      <DownloadForm form={form} />
      {isReadOnly ? null : (
        <>
          <TakeInFile form={form} formKey={formKey} onReplace={onReplace} />
          <ImportForeign formKey={formKey} onReplace={onReplace} />
          <CopyForm form={form} formId={formId} />
        </>
      )}
    </div>
  )
}
