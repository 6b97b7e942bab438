import type { WidgetProps } from '@rjsf/utils'
import { type ReactNode, useState } from 'react'
import { type FileFacts, toFileFacts } from '../../submission/file-facts'
import { toKeptFiles, writeKeptFile } from '../../submission/kept-file'
import { toDescribedBy, toInvalid } from '../../theme/described-by'
import { isThemeContext } from '../../theme/theme-context'

/**
 * Files to attach. The form posts them itself; what it keeps of them is their name, type and size, for the rules. Files that are kept with a
 * saved form stand before them, ticked: no browser lets a page choose a file.
 */
export function FileInput(props: WidgetProps): ReactNode {
  const { id, htmlName, options, required, disabled, readonly, rawErrors, value, registry, onChange } = props
  const [kept] = useState(() => toKeptFiles(value))
  const [left, setLeft] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<readonly FileFacts[]>([])
  const name = htmlName ?? id
  const words = isThemeContext(registry.formContext) ? registry.formContext.form.saveWords : undefined
  const change = (untaken: readonly string[], files: readonly FileFacts[]) => {
    setLeft(untaken)
    setChosen(files)
    onChange([...kept.filter(({ reference }) => !untaken.includes(reference)), ...files])
  }
  return (
    <>
      {kept.map((file) => (
        <p key={file.reference} data-part="option">
          <input
            type="checkbox"
            id={`${id}--${file.reference}`}
            name={name}
            value={writeKeptFile(file)}
            defaultChecked
            onChange={({ target: { checked } }) => {
              const others = left.filter((reference) => reference !== file.reference)
              change(checked ? others : [...others, file.reference], chosen)
            }}
          />
          <label htmlFor={`${id}--${file.reference}`}>
            {words ? words.keptFile.replace('{name}', () => file.name) : file.name}
          </label>
        </p>
      ))}
      <input
        type="file"
        id={id}
        name={name}
        accept={typeof options['accept'] === 'string' ? options['accept'] : undefined}
        multiple={typeof options['most'] === 'number' && options['most'] > 1}
        required={required && kept.length === left.length}
        aria-invalid={toInvalid(rawErrors)}
        aria-describedby={toDescribedBy(props)}
        disabled={disabled || readonly}
        onChange={({ target }) => change(left, [...(target.files ?? [])].map(toFileFacts))}
      />
    </>
  )
}
