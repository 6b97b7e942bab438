import type { ReactNode } from 'react'
import type { Question } from '@/src/forms/definition/field'
import { fieldTypeOf } from '@/src/forms/types/field-types'
import { SettingControl } from './SettingControl'

type EntryRulesProps = { id: number; entry: Question; onChange: (entry: Question, part: string) => void }

/** The rules that only questions of this type have. */
export function EntryRules({ id, entry, onChange }: EntryRulesProps): ReactNode {
  return fieldTypeOf(entry).builder.settings.map((setting) => (
    <SettingControl key={setting.part} id={id} entry={entry} setting={setting} onChange={onChange} />
  ))
}
