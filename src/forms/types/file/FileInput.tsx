import type { WidgetProps } from '@rjsf/utils'
import { type ReactNode, useRef, useState } from 'react'
import { toFileFacts } from '../../submission/file-facts'
import { readKeptFile, toKeptFiles, writeKeptFile } from '../../submission/kept-file'
import { toDescribedBy, toInvalid } from '../../theme/described-by'
import { isThemeContext } from '../../theme/theme-context'
import { ChosenFiles } from './ChosenFiles'
import { isSameFile, toFileList } from './chosen-file'

/**
 * Files to attach, those of several choices together. The form posts them itself; what it keeps of them is their name, type and size, for the rules. Files that are kept with the
 * form stand before them, ticked: no browser lets a page choose a file.
 */
export function FileInput(props: WidgetProps): ReactNode {
  const { id, htmlName: name = id, options, required, disabled, readonly, rawErrors, value, registry, onChange } = props
  // Whoever unticks one can tick it again.
  const [kept] = useState(() => toKeptFiles(value))
  const form = isThemeContext(registry.formContext) ? registry.formContext.form : undefined
  const control = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const takesSeveral = typeof options['most'] === 'number' && options['most'] > 1
  const tell = (page: HTMLFormElement | null) => {
    const given = page ? new FormData(page).getAll(name) : []
    const files = given.map((file) => (typeof file === 'string' ? readKeptFile(file) : toFileFacts(file)))
    // A control in which nothing is chosen gives a file without a name.
    onChange(files.filter((file) => file?.name))
  }
  const put = (files: readonly File[]) => {
    if (!control.current) return
    control.current.files = toFileList(files)
    setChosen(files)
    tell(control.current.form)
  }
  const choose = (files: readonly File[]) => {
    const before = takesSeveral ? chosen.filter((file) => !files.some((other) => isSameFile(file, other))) : []
    // Browsers forget what was chosen before.
    if (files.length > 0 && before.length > 0) return put([...before, ...files])
    setChosen(files)
    tell(control.current?.form ?? null)
  }
  const remove = (file: File) => {
    put(chosen.filter((other) => other !== file))
    control.current?.focus()
  }
  return (
    <>
      {kept.map((file, index) => (
        <p key={file.reference} data-part="option">
          <input
            type="checkbox"
            id={`${id}--${index}`}
            name={name}
            value={writeKeptFile(file)}
            defaultChecked
            onChange={({ target }) => tell(target.form)}
          />
          <label htmlFor={`${id}--${index}`}>
            {form?.words.keptFile.replace('{name}', () => file.name) ?? file.name}
          </label>
        </p>
      ))}
      <input
        ref={control}
        type="file"
        id={id}
        name={name}
        accept={typeof options['accept'] === 'string' ? options['accept'] : undefined}
        multiple={takesSeveral}
        required={required && kept.length === 0}
        aria-invalid={toInvalid(rawErrors)}
        aria-describedby={toDescribedBy(props)}
        disabled={disabled || readonly}
        onChange={({ target }) => choose([...(target.files ?? [])])}
      />
      {form && chosen.length > 0 ? <ChosenFiles files={chosen} word={form.words.removeFile} onRemove={remove} /> : null}
    </>
  )
}
