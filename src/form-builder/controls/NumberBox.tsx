import { type ReactNode, useState } from 'react'
import type { Locale } from '@/src/i18n/locales'
import { useBuilder } from '../builder-context'
import type { ControlPlace } from './control-place'
import { LineBox } from './LineBox'
import { formatTyped, readTyped } from './typed-number'

type NumberBoxProps = ControlPlace & {
  label: string
  hint?: string
  /** Null where nothing is demanded; NaN when what is typed is no number. */
  value: number | null
  /** How many of what is kept make one of what is typed: 100 for money, of which the smallest unit is kept. */
  unit?: number | undefined
  onChange: (value: number | null) => void
}

/** A number, typed as the language of the admin writes numbers. What cannot be read stays for staff to see. */
export function NumberBox({ value, unit = 1, onChange, ...box }: NumberBoxProps): ReactNode {
  const { language } = useBuilder()
  const [typed, setTyped] = useState(() => formatTyped(value, { unit, language }))
  return (
    <LineBox
      {...box}
      value={toShown(typed, { value, unit, language })}
      onChange={(text) => {
        setTyped(text)
        onChange(readTyped(text, { unit, language }))
      }}
    />
  )
}

type Shown = { value: number | null; unit: number; language: Locale }

/** What is typed, as long as it says the value: undoing a step changes the value under it. */
function toShown(typed: string, { value, ...how }: Shown): string {
  return Object.is(readTyped(typed, how), value) ? typed : formatTyped(value, how)
}
