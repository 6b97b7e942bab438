import type { ReactNode } from 'react'
import type { Question } from '@/src/forms/definition/field'
import { type RuleName, ruleNames } from '@/src/forms/definition/rules'
import { toRuleText } from '@/src/forms/governance/rule-text'
import { rulesOf } from '@/src/forms/language/rules-of-question'
import { toErrorTexts } from '@/src/forms/language/to-error-texts'
import { inLocales } from '@/src/i18n/locales'
import { useBuilder } from '../builder-context'
import { Problems } from '../controls/Problems'
import { TextPair } from '../controls/TextPair'
import styles from '../form-builder.module.css'
import { entryTexts } from '../texts/entry-texts'

type ErrorTextsProps = {
  id: number
  question: Question
  onChange: (errors: Question['errors'], part: string) => void
}

/** Staff's own texts for broken rules. Where nothing is written the product's text is shown. */
export function ErrorTexts({ id, question, onChange }: ErrorTextsProps): ReactNode {
  const { say, language, problems, idPrefix } = useBuilder()
  const plain = { ...question, errors: {} }
  const products = inLocales((locale) => toErrorTexts(plain, locale))
  const rules = toRules(question)
  return (
    <details className={styles['details']}>
      <summary>{say(entryTexts.errors)}</summary>
      <p className={styles['hint']}>{say(entryTexts.errorsHint)}</p>
      {rules.map((rule) => {
        const idle = problems.filter((problem) => problem.id === id && problem.part === `errors.${rule}`)
        return (
          <div key={rule}>
            <Problems id={`${idPrefix}-${id}-errors-${rule}-problems`} problems={idle} />
            <TextPair
              entryId={id}
              part={`errors.${rule}`}
              label={say(entryTexts.error, { rule: toRuleText(rule, language) })}
              value={question.errors[rule] ?? inLocales(() => '')}
              placeholder={inLocales((locale) => products[locale][rule] ?? '')}
              onChange={(text, part) => onChange({ ...question.errors, [rule]: text }, part)}
            />
          </div>
        )
      })}
    </details>
  )
}

/** The rules that an answer can break, and those that a text was written for although no answer can. */
function toRules(question: Question): readonly RuleName[] {
  const known = new Set<RuleName>(rulesOf(question))
  return ruleNames.filter((rule) => known.has(rule) || question.errors[rule] !== undefined)
}
