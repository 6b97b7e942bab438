import type { ReactNode } from 'react'
import { localDay } from '@/src/country/local-day'
import type { DateLimit } from '@/src/forms/definition/date-limit'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import type { ControlPlace } from '../controls/control-place'
import { LineBox } from '../controls/LineBox'
import { ruleTexts } from '../texts/rule-texts'

type DateLimitRuleProps = ControlPlace & {
  label: string
  value: DateLimit | null
  /** Whether there has to be one. */
  isDemanded?: boolean
  onChange: (value: DateLimit | null) => void
}

/** The first or the last day that a date may be, or the one that a condition speaks of. */
export function DateLimitRule({
  entryId,
  part,
  label,
  value,
  isDemanded = false,
  onChange,
}: DateLimitRuleProps): ReactNode {
  const { say } = useBuilder()
  const kind = value === null ? 'none' : value === 'today' ? 'today' : 'day'
  return (
    <>
      <ChoiceBox
        entryId={entryId}
        part={`${part}.kind`}
        label={label}
        value={kind}
        choices={[
          ...(isDemanded ? [] : [{ value: 'none' as const, label: say(ruleTexts.noLimit) }]),
          { value: 'today' as const, label: say(ruleTexts.today) },
          { value: 'day' as const, label: say(ruleTexts.certainDay) },
        ]}
        onChange={(chosen) => {
          if (chosen === kind) return
          onChange(chosen === 'none' ? null : chosen === 'today' ? 'today' : localDay(Date.now()))
        }}
      />
      {kind === 'day' ? (
        <LineBox
          entryId={entryId}
          part={part}
          label={say(ruleTexts.day)}
          type="date"
          value={value ?? ''}
          onChange={onChange}
        />
      ) : null}
    </>
  )
}
