import type { ReactNode } from 'react'
import { autocompleteToken } from '@/src/forms/definition/autocomplete'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import type { ControlPlace } from '../controls/control-place'
import { autocompleteTexts } from '../texts/autocomplete-texts'
import { ruleTexts } from '../texts/rule-texts'

type Token = (typeof autocompleteToken.options)[number]
type AutocompleteRuleProps = ControlPlace & {
  label: string
  value: Token | null
  onChange: (value: Token | null) => void
}

/** What a browser may fill in for somebody about themselves. */
export function AutocompleteRule({ value, onChange, ...box }: AutocompleteRuleProps): ReactNode {
  const { say } = useBuilder()
  const choices = autocompleteToken.options.map((token) => ({ value: token, label: say(autocompleteTexts[token]) }))
  return (
    <ChoiceBox
      {...box}
      value={value ?? 'none'}
      choices={[{ value: 'none' as const, label: say(ruleTexts.noAutocomplete) }, ...choices]}
      onChange={(chosen) => onChange(chosen === 'none' ? null : chosen)}
    />
  )
}
