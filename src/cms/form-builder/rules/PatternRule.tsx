import { createTranslator } from 'next-intl'
import type { ReactNode } from 'react'
import { reviewedPattern, toRegularExpression } from '@/src/forms/definition/patterns'
import { messagesByLocale } from '@/src/i18n/messages'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import { LineBox } from '../controls/LineBox'
import { ruleTexts } from '../texts/rule-texts'
import type { RulesProps } from './rules-props'

const anything = 'any'
const expert = 'expert'

/** What a line of text may hold: a pattern of the list, or an expression of somebody who can write one. */
export function PatternRule({ id, entry, onChange }: RulesProps<'text'>): ReactNode {
  const { say, language, isExpert } = useBuilder()
  const words = createTranslator({ locale: language, messages: messagesByLocale[language], namespace: 'forms.values' })
  const { pattern } = entry
  const isWritten = pattern !== null && 'expert' in pattern
  const choices = [
    { value: anything, label: say(ruleTexts.anyText) },
    ...reviewedPattern.options.map((value) => ({ value, label: words(value) })),
    ...(isExpert || isWritten ? [{ value: expert, label: say(ruleTexts.expertPattern) }] : []),
  ]
  const chosen = pattern === null ? anything : 'expert' in pattern ? expert : pattern.reviewed
  const choose = (value: string) => {
    const reviewed = reviewedPattern.options.find((name) => name === value)
    const written = { expert: pattern ? toRegularExpression(pattern) : '^.*$' }
    onChange({ ...entry, pattern: reviewed ? { reviewed } : value === expert ? written : null }, 'pattern')
  }
  return (
    <>
      <ChoiceBox
        entryId={id}
        part="pattern.kind"
        label={say(ruleTexts.pattern)}
        value={chosen}
        choices={choices}
        onChange={choose}
      />
      {isWritten ? (
        <LineBox
          entryId={id}
          part="pattern"
          label={say(ruleTexts.expression)}
          value={pattern.expert}
          isCode
          isFixed={!isExpert}
          onChange={(expression) => onChange({ ...entry, pattern: { expert: expression } }, 'pattern')}
        />
      ) : null}
    </>
  )
}
