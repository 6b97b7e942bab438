'use client'
import { DatePicker, FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import type { ReactNode } from 'react'
import { fromClockHere, toClockHere } from '@/src/country/local-time'

/**
 * A day and an hour by the clocks of the country, wherever the browser is. Payload's own field shows and takes those of the browser, beside
 * lists and messages that say the country's.
 */
function Moment({ field, path, readOnly = false }: DateFieldClientProps): ReactNode {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const { label = field.name, localized = false, required = false, admin } = field
  const isFixed = readOnly || disabled
  const state = `${showError ? ' date-time-field--has-error' : ''}${isFixed ? ' read-only' : ''}`
  return (
    <div className={`field-type date-time-field${state}`}>
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          pickerAppearance="dayAndTime"
          displayFormat="dd/MM/yyyy HH:mm"
          timeFormat="HH:mm"
          timeIntervals={15}
          readOnly={isFixed}
          {...(value ? { value: toClockHere(value) } : {})}
          // An emptied picker gives nothing.
          onChange={(shown) => setValue(shown ? fromClockHere(shown) : null)}
        />
      </div>
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  )
}

export const MomentField = withCondition(Moment)
