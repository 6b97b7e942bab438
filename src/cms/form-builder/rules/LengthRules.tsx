import type { ReactNode } from 'react'
import { useBuilder } from '../builder-context'
import { NumberBox } from '../controls/NumberBox'
import { newEntry } from '../draft/new-entry'
import { ruleTexts } from '../texts/rule-texts'

type Lengths = { minLength: number; maxLength: number }
type LengthRulesProps = {
  id: number
  type: 'text' | 'longText'
  value: Lengths
  onChange: (lengths: Lengths, part: string) => void
}

/** How long a text may be. Nothing written means what the kind of entry begins with. */
export function LengthRules({ id, type, value: { minLength, maxLength }, onChange }: LengthRulesProps): ReactNode {
  const { say } = useBuilder()
  const start = newEntry(type, type)
  const usual = 'maxLength' in start ? start.maxLength : maxLength
  return (
    <>
      <NumberBox
        entryId={id}
        part="minLength"
        label={say(ruleTexts.minLength)}
        value={minLength}
        onChange={(number) => onChange({ minLength: number ?? 1, maxLength }, 'minLength')}
      />
      <NumberBox
        entryId={id}
        part="maxLength"
        label={say(ruleTexts.maxLength)}
        value={maxLength}
        onChange={(number) => onChange({ minLength, maxLength: number ?? usual }, 'maxLength')}
      />
    </>
  )
}
