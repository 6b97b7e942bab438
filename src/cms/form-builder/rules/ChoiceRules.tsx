import type { ReactNode } from 'react'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { NumberBox } from '../controls/NumberBox'
import { ruleTexts } from '../texts/rule-texts'
import { OptionRules } from './OptionRules'
import type { RulesProps } from './rules-props'

/** What can be chosen, and how much of it. */
export function ChoiceRules({ id, entry, onChange }: RulesProps<'oneChoice' | 'manyChoices'>): ReactNode {
  const { say } = useBuilder()
  return (
    <>
      <OptionRules
        id={id}
        entryKey={entry.key}
        options={entry.options}
        onChange={(options, part) => onChange({ ...entry, options }, part)}
      />
      {entry.type === 'oneChoice' ? (
        <ChoiceBox
          entryId={id}
          part="display"
          label={say(ruleTexts.display)}
          value={entry.display}
          choices={[
            { value: 'radios' as const, label: say(ruleTexts.radios) },
            { value: 'select' as const, label: say(ruleTexts.select) },
          ]}
          onChange={(display) => onChange({ ...entry, display }, 'display')}
        />
      ) : (
        <>
          <NumberBox
            entryId={id}
            part="minimum"
            label={say(ruleTexts.fewest)}
            value={entry.minimum}
            onChange={(minimum) => onChange({ ...entry, minimum: minimum ?? 1 }, 'minimum')}
          />
          <NumberBox
            entryId={id}
            part="maximum"
            label={say(ruleTexts.most)}
            value={entry.maximum}
            onChange={(maximum) => onChange({ ...entry, maximum }, 'maximum')}
          />
        </>
      )}
    </>
  )
}
