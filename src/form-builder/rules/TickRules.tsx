import type { ReactNode } from 'react'
import { type ControlPlace, useControlPlace } from '../controls/control-place'
import { Problems } from '../controls/Problems'
import { TickBox } from '../controls/TickBox'
import styles from '../form-builder.module.css'

type TickRulesProps = ControlPlace & {
  label: string
  values: readonly string[]
  choices: readonly { value: string; label: string }[]
  onChange: (values: readonly string[]) => void
}

/** Which of a few things are taken. */
export function TickRules({ entryId, part, label, values, choices, onChange }: TickRulesProps): ReactNode {
  const { problems, problemsId } = useControlPlace({ entryId, part })
  return (
    <fieldset className={styles['ticks']} aria-describedby={problemsId}>
      <legend>{label}</legend>
      <Problems id={problemsId} problems={problems} />
      {choices.map((choice) => (
        <TickBox
          key={choice.value}
          entryId={entryId}
          part={`${part}.${choice.value}`}
          label={choice.label}
          value={values.includes(choice.value)}
          onChange={(isTaken) => {
            const others = values.filter((value) => value !== choice.value)
            onChange(isTaken ? [...others, choice.value] : others)
          }}
        />
      ))}
    </fieldset>
  )
}
