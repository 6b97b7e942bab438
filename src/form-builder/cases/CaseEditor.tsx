import type { ReactNode } from 'react'
import { type Field, isGroup } from '@/src/forms/definition/field'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import type { GoldenCase } from '@/src/forms/definition/golden-case'
import { toEntryName } from '@/src/forms/governance/entry-name'
import { locales } from '@/src/i18n/locales'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { LineBox } from '../controls/LineBox'
import { caseTexts } from '../texts/case-texts'
import { languageTexts } from '../texts/language-texts'
import { CaseAnswers } from './CaseAnswers'
import { CaseOutcome } from './CaseOutcome'
import { toCaseWays } from './case-ways'
import type { CasesAtLastSave } from './cases-at-last-save'

type CaseEditorProps = {
  golden: GoldenCase
  place: number
  fields: readonly Field[]
  sound: FormDefinition | null
  atLastSave: CasesAtLastSave | null
  onChange: (golden: GoldenCase, part: string) => void
}

/** One golden case: what is answered, in which language and on which day, and what has to become of it. */
export function CaseEditor({ golden, place, fields, sound, atLastSave, onChange }: CaseEditorProps): ReactNode {
  const { say, language } = useBuilder()
  const { expected } = golden
  const ways = toCaseWays(fields, { answered: golden.answers.map(({ field }) => field), language })
  // Where rules across fields and limits of a group are said.
  const groups = fields
    .filter(isGroup)
    .filter(({ retired }) => !retired)
    .map((group) => ({ value: group.key, label: toEntryName(group, language) }))
  const at = (part: string) => ({ entryId: null, part: `cases.${place}.${part}` })
  const expect = (changed: GoldenCase['expected'], part: string) => onChange({ ...golden, expected: changed }, part)
  return (
    <>
      <LineBox
        {...at('name')}
        label={say(caseTexts.name)}
        value={golden.name}
        onChange={(name) => onChange({ ...golden, name }, 'name')}
      />
      <ChoiceBox
        {...at('language')}
        label={say(caseTexts.language)}
        value={golden.language}
        choices={locales.map((value) => ({ value, label: say(languageTexts[value].label) }))}
        onChange={(chosen) => onChange({ ...golden, language: chosen }, 'language')}
      />
      <LineBox
        {...at('day')}
        type="date"
        label={say(caseTexts.day)}
        hint={say(caseTexts.dayHint)}
        value={golden.day}
        onChange={(day) => onChange({ ...golden, day }, 'day')}
      />
      <CaseAnswers
        {...{ ways, place }}
        language={golden.language}
        answers={golden.answers}
        onChange={(answers, part) => onChange({ ...golden, answers }, part)}
      />
      <ChoiceBox
        {...at('expected.verdict')}
        label={say(caseTexts.expected)}
        value={expected.verdict}
        choices={[
          { value: 'taken' as const, label: say(caseTexts.taken) },
          { value: 'refused' as const, label: say(caseTexts.refused) },
        ]}
        onChange={(verdict) =>
          expect(verdict === 'taken' ? { verdict } : { verdict, field: '', message: '' }, 'expected.verdict')
        }
      />
      {expected.verdict === 'refused' ? (
        <>
          <ChoiceBox
            {...at('expected.field')}
            label={say(caseTexts.field)}
            value={expected.field}
            choices={[...ways.map(({ way, label }) => ({ value: way, label })), ...groups]}
            onChange={(field) => expect({ ...expected, field }, 'expected.field')}
          />
          <LineBox
            {...at('expected.message')}
            label={say(caseTexts.message)}
            hint={say(caseTexts.messageHint)}
            value={expected.message}
            onChange={(message) => expect({ ...expected, message }, 'expected.message')}
          />
        </>
      ) : null}
      <CaseOutcome golden={golden} sound={sound} saved={atLastSave?.differences.get(golden.name)} />
    </>
  )
}
