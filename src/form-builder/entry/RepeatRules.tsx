import type { ReactNode } from 'react'
import { type Field, isQuestion, type Repeat } from '@/src/forms/definition/field'
import { toEntryName } from '@/src/forms/governance/entry-name'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { NumberBox } from '../controls/NumberBox'
import { TextPair } from '../controls/TextPair'
import styles from '../form-builder.module.css'
import { groupTexts } from '../texts/group-texts'

type RepeatRulesProps = {
  id: number
  entry: Repeat
  /** What is asked in it. */
  held: readonly Field[]
  onChange: (entry: Field, part: string) => void
}

const nobody = ''

/** How often a group is answered, and what each of its answers is called. */
export function RepeatRules({ id, entry, held, onChange }: RepeatRulesProps): ReactNode {
  const { say, language } = useBuilder()
  const named = held.filter(isQuestion).filter(({ retired }) => !retired)
  return (
    <fieldset className={styles['group']}>
      <legend>{say(groupTexts.times)}</legend>
      <TextPair
        entryId={id}
        part="itemName"
        label={say(groupTexts.itemName)}
        value={entry.itemName}
        onChange={(itemName, part) => onChange({ ...entry, itemName }, part)}
      />
      <div className={styles['rules']}>
        <NumberBox
          entryId={id}
          part="minimum"
          label={say(groupTexts.minimum)}
          value={entry.minimum}
          onChange={(minimum) => onChange({ ...entry, minimum: minimum ?? 0 }, 'minimum')}
        />
        <NumberBox
          entryId={id}
          part="maximum"
          label={say(groupTexts.maximum)}
          value={entry.maximum}
          onChange={(maximum) => onChange({ ...entry, maximum: maximum ?? 1 }, 'maximum')}
        />
        <ChoiceBox
          entryId={id}
          part="titleFrom"
          label={say(groupTexts.titleFrom)}
          value={entry.titleFrom ?? nobody}
          choices={[
            { value: nobody, label: say(groupTexts.titleFromNothing) },
            ...named.map((question) => ({ value: question.key, label: toEntryName(question, language) })),
          ]}
          onChange={(key) => onChange({ ...entry, titleFrom: key === nobody ? null : key }, 'titleFrom')}
        />
      </div>
    </fieldset>
  )
}
