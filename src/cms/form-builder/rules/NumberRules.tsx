import type { ReactNode } from 'react'
import { amountField } from '@/src/forms/definition/types/amount'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { NumberBox } from '../controls/NumberBox'
import { TickBox } from '../controls/TickBox'
import { ruleTexts } from '../texts/rule-texts'
import type { RulesProps } from './rules-props'

const currencies = amountField.shape.currency.unwrap().options.map((value) => ({ value, label: value }))

/** Amounts are kept in their smallest unit and typed in the whole one. */
const smallestUnits = 100

/** The limits of a quantity or of money. */
export function NumberRules({ id, entry, onChange }: RulesProps<'number' | 'amount'>): ReactNode {
  const { say } = useBuilder()
  if (entry.type === 'amount') {
    const box = { entryId: id, unit: smallestUnits }
    return (
      <>
        <ChoiceBox
          entryId={id}
          part="currency"
          label={say(ruleTexts.currency)}
          value={entry.currency}
          choices={currencies}
          onChange={(currency) => onChange({ ...entry, currency }, 'currency')}
        />
        <NumberBox
          {...box}
          part="minimum"
          label={say(ruleTexts.minimum)}
          value={entry.minimum}
          onChange={(minimum) => onChange({ ...entry, minimum: minimum ?? 0 }, 'minimum')}
        />
        <NumberBox
          {...box}
          part="maximum"
          label={say(ruleTexts.maximum)}
          value={entry.maximum}
          onChange={(maximum) => onChange({ ...entry, maximum: maximum ?? 1e13 }, 'maximum')}
        />
      </>
    )
  }
  return (
    <>
      <TickBox
        entryId={id}
        part="whole"
        label={say(ruleTexts.whole)}
        value={entry.whole}
        onChange={(whole) => onChange({ ...entry, whole }, 'whole')}
      />
      <NumberBox
        entryId={id}
        part="minimum"
        label={say(ruleTexts.minimum)}
        value={entry.minimum}
        onChange={(minimum) => onChange({ ...entry, minimum }, 'minimum')}
      />
      <NumberBox
        entryId={id}
        part="maximum"
        label={say(ruleTexts.maximum)}
        value={entry.maximum}
        onChange={(maximum) => onChange({ ...entry, maximum }, 'maximum')}
      />
    </>
  )
}
