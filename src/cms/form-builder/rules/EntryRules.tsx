import { createTranslator } from 'next-intl'
import type { ReactNode } from 'react'
import type { Field } from '@/src/forms/definition/field'
import { messagesByLocale } from '@/src/i18n/messages'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { NumberBox } from '../controls/NumberBox'
import { ruleTexts } from '../texts/rule-texts'
import { AutocompleteRule } from './AutocompleteRule'
import { ChoiceRules } from './ChoiceRules'
import { DateLimitRule } from './DateLimitRule'
import { FileRules } from './FileRules'
import { LengthRules } from './LengthRules'
import { NumberRules } from './NumberRules'
import { PatternRule } from './PatternRule'

type EntryRulesProps = { id: number; entry: Field; onChange: (entry: Field, part: string) => void }

/** The rules that only entries of this kind have. */
export function EntryRules({ id, entry, onChange }: EntryRulesProps): ReactNode {
  return (
    <>
      <OwnRules id={id} entry={entry} onChange={onChange} />
      {'autocomplete' in entry ? (
        <AutocompleteRule
          id={id}
          value={entry.autocomplete}
          onChange={(autocomplete) => onChange({ ...entry, autocomplete }, 'autocomplete')}
        />
      ) : null}
    </>
  )
}

function OwnRules({ id, entry, onChange }: EntryRulesProps): ReactNode {
  const { say, language } = useBuilder()
  const words = createTranslator({ locale: language, messages: messagesByLocale[language], namespace: 'forms.values' })
  switch (entry.type) {
    case 'text':
      return (
        <>
          <LengthRules
            id={id}
            type="text"
            value={entry}
            onChange={(lengths, part) => onChange({ ...entry, ...lengths }, part)}
          />
          <PatternRule id={id} entry={entry} onChange={onChange} />
        </>
      )
    case 'longText':
      return (
        <>
          <LengthRules
            id={id}
            type="longText"
            value={entry}
            onChange={(lengths, part) => onChange({ ...entry, ...lengths }, part)}
          />
          <NumberBox
            entryId={id}
            part="rows"
            label={say(ruleTexts.rows)}
            value={entry.rows}
            onChange={(rows) => onChange({ ...entry, rows: rows ?? 6 }, 'rows')}
          />
        </>
      )
    case 'phone':
      return (
        <ChoiceBox
          entryId={id}
          part="region"
          label={say(ruleTexts.region)}
          value={entry.region}
          choices={[
            { value: 'any' as const, label: words('any') },
            { value: 'angola' as const, label: words('angola') },
          ]}
          onChange={(region) => onChange({ ...entry, region }, 'region')}
        />
      )
    case 'number':
    case 'amount':
      return <NumberRules id={id} entry={entry} onChange={onChange} />
    case 'date':
      return (
        <>
          <NumberBox
            entryId={id}
            part="minimumAge"
            label={say(ruleTexts.minimumAge)}
            value={entry.minimumAge}
            onChange={(minimumAge) => onChange({ ...entry, minimumAge }, 'minimumAge')}
          />
          <DateLimitRule
            id={id}
            part="earliest"
            value={entry.earliest}
            onChange={(earliest) => onChange({ ...entry, earliest }, 'earliest')}
          />
          <DateLimitRule
            id={id}
            part="latest"
            value={entry.latest}
            onChange={(latest) => onChange({ ...entry, latest }, 'latest')}
          />
        </>
      )
    case 'oneChoice':
    case 'manyChoices':
      return <ChoiceRules id={id} entry={entry} onChange={onChange} />
    case 'file':
      return <FileRules id={id} entry={entry} onChange={onChange} />
    default:
      return null
  }
}
