import type { WidgetProps } from '@rjsf/utils'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { toFileFacts } from '../../submission/file-facts'
import { readKeptFile, toKeptFiles, writeKeptFile } from '../../submission/kept-file'
import { toDescribedBy, toInvalid } from '../../theme/described-by'
import { isThemeContext } from '../../theme/theme-context'

/**
 * Files to attach. The form posts them itself; what it keeps of them is their name, type and size, for the rules. Files that are kept with a
 * saved form stand before them, ticked: no browser lets a page choose a file.
 */
export function FileInput(props: WidgetProps): ReactNode {
  const { id, htmlName: name = id, options, required, disabled, readonly, rawErrors, value, registry, onChange } = props
  // Whoever unticks one can tick it again.
  const [kept] = useState(() => toKeptFiles(value))
  const words = isThemeContext(registry.formContext) ? registry.formContext.form.saveWords : undefined
  const change = ({ target: { form } }: ChangeEvent<HTMLInputElement>) => {
    const given = form ? new FormData(form).getAll(name) : []
    const files = given.map((file) => (typeof file === 'string' ? readKeptFile(file) : toFileFacts(file)))
    // A control in which nothing is chosen gives a file without a name.
    onChange(files.filter((file) => file?.name))
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
            onChange={change}
          />
          <label htmlFor={`${id}--${index}`}>{words?.keptFile.replace('{name}', () => file.name) ?? file.name}</label>
        </p>
      ))}
      <input
        type="file"
        id={id}
        name={name}
        accept={typeof options['accept'] === 'string' ? options['accept'] : undefined}
        multiple={typeof options['most'] === 'number' && options['most'] > 1}
        required={required && kept.length === 0}
        aria-invalid={toInvalid(rawErrors)}
        aria-describedby={toDescribedBy(props)}
        disabled={disabled || readonly}
        onChange={change}
      />
    </>
  )
}
