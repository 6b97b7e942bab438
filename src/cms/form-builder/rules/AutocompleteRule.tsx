import type { ReactNode } from 'react'
import { autocompleteToken } from '@/src/forms/definition/autocomplete'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { autocompleteTexts } from '../texts/autocomplete-texts'
import { ruleTexts } from '../texts/rule-texts'

type Token = (typeof autocompleteToken.options)[number]
type AutocompleteRuleProps = { id: number; value: Token | null; onChange: (value: Token | null) => void }

/** What a browser may fill in for somebody about themselves. */
export function AutocompleteRule({ id, value, onChange }: AutocompleteRuleProps): ReactNode {
  const { say } = useBuilder()
  const choices = autocompleteToken.options.map((token) => ({ value: token, label: say(autocompleteTexts[token]) }))
  return (
    <ChoiceBox
      entryId={id}
      part="autocomplete"
      label={say(ruleTexts.autocomplete)}
      value={value ?? 'none'}
      choices={[{ value: 'none' as const, label: say(ruleTexts.noAutocomplete) }, ...choices]}
      onChange={(chosen) => onChange(chosen === 'none' ? null : chosen)}
    />
  )
}
