import type { ReactNode } from 'react'
import type { Question } from '@/src/forms/definition/field'
import { isPersonalByNature } from '@/src/forms/governance/find-unmarked-answers'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import { SettingControl } from './SettingControl'

type EntryRulesProps = { id: number; entry: Question; onChange: (entry: Question, part: string) => void }

/** The rules that only questions of this type have. */
export function EntryRules({ id, entry, onChange }: EntryRulesProps): ReactNode {
  return fieldTypeOf(entry).builder.settings.map((setting) => (
    <SettingControl
      key={setting.part}
      id={id}
      entry={entry}
      setting={setting}
      onChange={(changed, part) => onChange(withSuggestion(entry, changed), part)}
    />
  ))
}

/** A question that comes to ask for something of a person is marked at once; who takes the mark away again is told by a finding. */
function withSuggestion(before: Question, after: Question): Question {
  return isPersonalByNature(after) && !isPersonalByNature(before) ? { ...after, personal: true } : after
}
