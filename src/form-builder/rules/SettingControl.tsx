import type { ReactNode } from 'react'
import type { Question } from '@/src/forms/definition/field'
import type { Setting } from '@/src/forms/types/field-builder'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { LineBox } from '../controls/LineBox'
import { NumberBox } from '../controls/NumberBox'
import { TickBox } from '../controls/TickBox'
import { AutocompleteRule } from './AutocompleteRule'
import { DateLimitRule } from './DateLimitRule'
import { OptionRules } from './OptionRules'
import { PatternRule } from './PatternRule'
import { TickRules } from './TickRules'

type SettingControlProps = {
  id: number
  entry: Question
  setting: Setting<Question>
  /** @param part the value that is changed, by its path */
  onChange: (entry: Question, part: string) => void
}

/** The control of one thing that staff can set of a question. It knows what is edited, not of which type. */
export function SettingControl({ id, entry, setting, onChange }: SettingControlProps): ReactNode {
  const { say, language } = useBuilder()
  const { part } = setting
  const box = { entryId: id, part, label: say(setting.label) }
  switch (setting.control) {
    case 'number':
      return (
        <NumberBox
          {...box}
          unit={setting.unit}
          value={setting.read(entry)}
          onChange={(value) => onChange(setting.write(entry, value), part)}
        />
      )
    case 'tick':
      return (
        <TickBox
          {...box}
          value={setting.read(entry)}
          onChange={(value) => onChange(setting.write(entry, value), part)}
        />
      )
    case 'choice':
      return (
        <ChoiceBox
          {...box}
          value={setting.read(entry)}
          choices={setting.choices(language)}
          onChange={(value) => onChange(setting.write(entry, value), part)}
        />
      )
    case 'ticks':
      return (
        <TickRules
          {...box}
          values={setting.read(entry)}
          choices={setting.choices(language)}
          onChange={(values) => onChange(setting.write(entry, values), part)}
        />
      )
    case 'options':
      return (
        <OptionRules
          id={id}
          entryKey={entry.key}
          legend={box.label}
          options={setting.read(entry)}
          onChange={(options, place) => onChange(setting.write(entry, options), place)}
        />
      )
    case 'expression':
      return (
        <LineBox
          {...box}
          hint={say(setting.hint)}
          value={setting.read(entry)}
          isCode
          onChange={(value) => onChange(setting.write(entry, value), part)}
        />
      )
    case 'pattern':
      return (
        <PatternRule
          {...box}
          pattern={setting.read(entry)}
          onChange={(pattern) => onChange(setting.write(entry, pattern), part)}
        />
      )
    case 'day':
      return (
        <DateLimitRule
          {...box}
          value={setting.read(entry)}
          onChange={(value) => onChange(setting.write(entry, value), part)}
        />
      )
    case 'autocomplete':
      return (
        <AutocompleteRule
          {...box}
          value={setting.read(entry)}
          onChange={(value) => onChange(setting.write(entry, value), part)}
        />
      )
  }
}
