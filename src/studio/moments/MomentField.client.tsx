'use client'

import { DateTimeField, useField } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { fromBrowserClock, toBrowserClock } from '@/src/country/wall-clock'

/** A moment that is read and picked by the clocks of the country. Payload's own picker goes by the clock of the browser. */
export const MomentField: DateFieldClientComponent = (props) => {
  const { field, path } = props
  const { value, setValue } = useField<string | null>({ potentiallyStalePath: path })
  const overrides = {
    selected: value ? toBrowserClock(value) : null,
    onChange: (picked: Date | null) => setValue(picked ? fromBrowserClock(picked) : null),
  }
  const { admin } = field
  const date = Object.assign({ timeFormat: 'HH:mm' }, admin?.date, { pickerAppearance: 'dayAndTime', overrides })
  return <DateTimeField {...props} field={{ ...field, admin: Object.assign({}, admin, { date }) }} />
}
