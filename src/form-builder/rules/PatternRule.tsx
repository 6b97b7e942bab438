import { createTranslator } from 'next-intl'
import type { ReactNode } from 'react'
import { type Pattern, reviewedPattern, toRegularExpression } from '@/src/forms/definition/patterns'
import { messagesByLocale } from '@/src/i18n/messages'
import { useBuilder } from '../builder-context'
import { ChoiceBox } from '../controls/ChoiceBox'
import type { ControlPlace } from '../controls/control-place'
import { LineBox } from '../controls/LineBox'
import { ruleTexts } from '../texts/rule-texts'

type PatternRuleProps = ControlPlace & {
  label: string
  pattern: Pattern | null
  onChange: (pattern: Pattern | null) => void
}

const anything = 'any'
const expert = 'expert'

/** What a line of text may hold: a pattern of the list, or an expression of somebody who can write one. */
export function PatternRule({ entryId, part, label, pattern, onChange }: PatternRuleProps): ReactNode {
  const { say, language, isExpert } = useBuilder()
  const words = createTranslator({ locale: language, messages: messagesByLocale[language], namespace: 'forms.values' })
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
    onChange(reviewed ? { reviewed } : value === expert ? written : null)
  }
  return (
    <>
      <ChoiceBox
        entryId={entryId}
        part={`${part}.kind`}
        label={label}
        value={chosen}
        choices={choices}
        onChange={choose}
      />
      {isWritten ? (
        <LineBox
          entryId={entryId}
          part={part}
          label={say(ruleTexts.expression)}
          value={pattern.expert}
          isCode
          isFixed={!isExpert}
          onChange={(expression) => onChange({ expert: expression })}
        />
      ) : null}
    </>
  )
}
