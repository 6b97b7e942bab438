import type { Field } from '@/src/forms/definition/field'

export type EntryOf<Type extends Field['type']> = Extract<Field, { type: Type }>

/** What the editor of the rules of one kind of entry gets. */
export type RulesProps<Type extends Field['type']> = {
  id: number
  entry: EntryOf<Type>
  /** @param part the value that is changed, by its path */
  onChange: (entry: EntryOf<Type>, part: string) => void
}
